import { useCallback, useEffect, useRef, useState } from "react";
import type { ReleasesAnswer } from "../../../content/model/api/release-answers";
import type { Failure } from "../client";
import { useServices } from "../kit/services/services";
import { isMoving, type SiteState } from "./site-state";

const askAgainMs = 3_000;

/** The last state of the site, which stays during a reload. */
export interface Known {
  readonly kind: "loading" | "loaded" | "failed";
  readonly state: SiteState | undefined;
}

/** The state of the site: `reload` requests it and answers why that failed; polled while a build runs. */
export function useSiteState() {
  const { client } = useServices();
  const [known, setKnown] = useState<Known>({ kind: "loading", state: undefined });
  const newestCall = useRef(0);

  const ask = useCallback(async (): Promise<Failure | undefined> => {
    const call = ++newestCall.current;
    const [health, releases] = await Promise.all([client.health(), client.releases.list()]);
    if (call !== newestCall.current) return undefined;
    if (health.ok && releases.ok) {
      setKnown({ kind: "loaded", state: { health: health.value, releases: releases.value } });
      return undefined;
    }
    setKnown(({ state }) => ({ kind: "failed", state }));
    if (!releases.ok) return releases.failure;
    return health.ok ? undefined : health.failure;
  }, [client]);

  const reload = useCallback((): Promise<Failure | undefined> => {
    setKnown(({ state }) => ({ kind: "loading", state }));
    return ask();
  }, [ask]);

  /** Applies the answer of a call, and reloads the state of the site. */
  const follow = useCallback(
    (releases: ReleasesAnswer): Promise<Failure | undefined> => {
      setKnown(({ kind, state }) => ({ kind, state: state && { ...state, releases } }));
      return ask();
    },
    [ask],
  );

  useEffect(() => {
    if (known.kind !== "loaded" || known.state === undefined || !isMoving(known.state)) return;
    const timer = setTimeout(() => void ask(), askAgainMs);
    return () => clearTimeout(timer);
  }, [known, ask]);

  return { known, reload, follow };
}
