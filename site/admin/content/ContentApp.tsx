import { useEffect, useState, type ComponentProps } from "react";
import { isCollectionName } from "../../../content/model/collections/collection-names";
import { SessionGate } from "../kit/app/SessionGate";
import { RetryNote } from "../kit/status/RetryNote";
import { fill } from "../kit/services/words";
import { useContentWords } from "./content-words";
import type { CollectionPanel } from "./CollectionPanel";
import { Overview } from "./Overview";
import "./content.css";

/** Everything that the website shows: an overview of the collections, or one of them, which the address names. */
export function ContentApp() {
  const own = useContentWords();
  const asked = new URLSearchParams(window.location.search).get("in") ?? "";
  const name = isCollectionName(asked) ? asked : undefined;
  return (
    <SessionGate
      title={name === undefined ? own.title : fill(own.titleOf, { label: own.collections[name] })}
      page="content"
      atLogout="hide"
    >
      {(loginCount) =>
        name === undefined ? <Overview loginCount={loginCount} /> : <LoadedPanel name={name} loginCount={loginCount} />
      }
    </SessionGate>
  );
}

/** The panel of a collection; its code, which the overview does without, is loaded first. */
function LoadedPanel(props: ComponentProps<typeof CollectionPanel>) {
  const own = useContentWords().overview;
  const [loaded, setLoaded] = useState<{ readonly Panel: typeof CollectionPanel } | "failed" | undefined>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    import("./CollectionPanel").then(
      (module) => setLoaded({ Panel: module.CollectionPanel }),
      () => setLoaded("failed"),
    );
  }, [tries]);
  if (loaded === "failed") return <RetryNote message={own.failed} onRetry={() => setTries(tries + 1)} />;
  return loaded ? <loaded.Panel {...props} /> : <p role="status">{own.loading}</p>;
}
