import { useCallback, useEffect, useRef } from "react";
import type { Failure } from "../../client";
import { useServices } from "../services/services";

interface LoadParts {
  /** Fetches the page's data; returns the failure. */
  readonly reload: () => Promise<Failure | undefined>;
  /** Grows at every login. */
  readonly loginCount: number;
}

/** Fetches at every login, and whenever the returned function is called; shows a message when the session has ended. */
export function useLoadAtLogin({ reload, loginCount }: LoadParts): () => Promise<void> {
  const { endOfSession } = useServices();
  const load = useCallback(async () => {
    const failure = await reload();
    if (failure?.kind === "unauthorized") void endOfSession.tell();
  }, [reload, endOfSession]);
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
