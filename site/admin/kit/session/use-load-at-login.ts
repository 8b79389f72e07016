import { useCallback, useEffect, useRef } from "react";
import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../app/services";

interface LoadParts {
  /** Fetches what the page shows; answers why that failed. */
  readonly reload: () => Promise<Failure | undefined>;
  /** Grows at every login. */
  readonly loginCount: number;
  readonly onUnauthorized: () => void;
}

/** Fetches at every login, and whenever the answered function is called; says so when the session is over. */
export function useLoadAtLogin({ reload, loginCount, onUnauthorized }: LoadParts): () => Promise<void> {
  const { words } = useServices();
  const dialogs = useDialogs();
  const load = useCallback(async () => {
    const failure = await reload();
    if (failure?.kind !== "unauthorized") return;
    await dialogs.alert(words.session.unauthorized);
    onUnauthorized();
  }, [reload, dialogs, words, onUnauthorized]);
  // A login fetches, not every change of what `load` needs.
  const newestLoad = useRef(load);
  useEffect(() => {
    newestLoad.current = load;
  });
  useEffect(() => {
    void newestLoad.current();
  }, [loginCount]);
  return load;
}
