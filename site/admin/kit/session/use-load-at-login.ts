import { useCallback, useEffect, useRef } from "react";
import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../app/services";

interface LoadParts {
  /** Fetches the page's data; returns the failure. */
  readonly reload: () => Promise<Failure | undefined>;
  /** Grows at every login. */
  readonly loginCount: number;
  readonly onUnauthorized: () => void;
}

/** Fetches at every login, and whenever the returned function is called; shows a message when the session has ended. */
export function useLoadAtLogin({ reload, loginCount, onUnauthorized }: LoadParts): () => Promise<void> {
  const { words } = useServices();
  const dialogs = useDialogs();
  const load = useCallback(async () => {
    const failure = await reload();
    if (failure?.kind !== "unauthorized") return;
    await dialogs.alert(words.session.unauthorized);
    onUnauthorized();
  }, [reload, dialogs, words, onUnauthorized]);
  // A ref: only a login triggers the fetch, not a change of `load`.
  const newestLoad = useRef(load);
  useEffect(() => {
    newestLoad.current = load;
  });
  useEffect(() => {
    void newestLoad.current();
  }, [loginCount]);
  return load;
}
