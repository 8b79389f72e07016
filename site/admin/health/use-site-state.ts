import { useCallback, useEffect, useRef, useState } from "react";
import type { ReleasesAnswer } from "../../../content/model/api/release-answers";
import type { Failure } from "../client";
import { useServices } from "../kit/app/services";
import { isMoving, type SiteState } from "./site-state";

const askAgainMs = 3_000;

/** What is known of the site; what was known before stays while it is asked for again. */
export interface Known {
  readonly kind: "loading" | "loaded" | "failed";
  readonly state: SiteState | undefined;
}

/** The state of the site: `reload` asks for it and answers why that failed; while a build runs it is asked by itself. */
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

  /** Takes over what a call answered, and asks how the site stands now. */
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
