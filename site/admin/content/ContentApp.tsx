import { isCollectionName } from "../../../content/model/collections/collection-names";
import { SessionGate } from "../kit/session/SessionGate";
import { fill } from "../kit/status/words";
import { useContentWords } from "./content-words";
import { CollectionPanel } from "./CollectionPanel";
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
      {(loginCount, { expire }) =>
        name === undefined ? (
          <Overview loginCount={loginCount} onUnauthorized={() => void expire("at-work")} />
        ) : (
          <CollectionPanel name={name} loginCount={loginCount} onUnauthorized={expire} />
        )
      }
    </SessionGate>
  );
}
