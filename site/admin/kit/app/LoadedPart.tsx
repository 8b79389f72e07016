import { useEffect, useState, type ComponentType } from "react";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "./services";

interface LoadedPartProps<Props> {
  /** Must always load the same. */
  readonly load: () => Promise<ComponentType<Props>>;
}

/** A part of a page whose code comes when it is wanted; until then, a word about it. */
export function LoadedPart<Props extends object>({ load, ...props }: LoadedPartProps<Props> & Props) {
  const { words } = useServices();
  const [loaded, setLoaded] = useState<{ readonly Part: ComponentType<Props> } | "failed" | undefined>();
  const [tries, setTries] = useState(0);
  useEffect(() => {
    load().then(
      (Part) => setLoaded({ Part }),
      () => setLoaded("failed"),
    );
  }, [load, tries]);
  if (loaded === "failed") return <RetryNote message={words.prepared.notLoaded} onRetry={() => setTries(tries + 1)} />;
  return loaded ? <loaded.Part {...(props as unknown as Props)} /> : <p role="status">{words.list.loading}</p>;
}
