import { useRef } from "react";
import { Button } from "../kit/button/Button";
import { contentFaults } from "../kit/status/content-faults";
import { useServices } from "../kit/services/services";
import { useLoadAtLogin } from "../kit/session/use-load-at-login";
import { Attention } from "./Attention";
import { ContentProblems } from "./ContentProblems";
import { useHealthWords } from "./health-words";
import { MissingPages } from "./MissingPages";
import { PublishedSite } from "./PublishedSite";
import { ReleaseList } from "./ReleaseList";
import { RemoteSection } from "./RemoteSection";
import { ServerFacts } from "./ServerFacts";
import { remoteState } from "./site-state";
import { SessionsSection } from "./SessionsSection";
import { useReleaseActions } from "./use-release-actions";
import { useSiteState } from "./use-site-state";

interface HealthPanelProps {
  /** Grows at every login: the state is then fetched. */
  readonly loginCount: number;
  readonly onLogoutEverywhere: () => Promise<void>;
}

/** What is published, what is wrong, and the releases to go back to. */
export function HealthPanel({ loginCount, onLogoutEverywhere }: HealthPanelProps) {
  const { words } = useServices();
  const own = useHealthWords();
  const { known, reload, follow } = useSiteState();
  const { kind, state } = known;

  const load = useLoadAtLogin({ reload, loginCount });

  const published = useRef<HTMLHeadingElement>(null);
  const { act, rollBack, resume } = useReleaseActions({
    onDone: async (releases) => {
      await follow(releases);
      // The focused button was removed: focus moves to what it changed.
      published.current?.focus();
    },
    reload: load,
  });
  const remote = state && remoteState(state.health);

  return (
    <div className="adm-health" aria-busy={kind === "loading"}>
      <Button onClick={() => void load()}>{words.list.retry}</Button>
      {kind === "loading" && state === undefined ? (
        <p className="adm-note" role="status">
          {words.list.loading}
        </p>
      ) : null}
      {kind === "failed" ? (
        <p className="adm-note adm-note-wrong" role="alert">
          {own.failedLoad}
        </p>
      ) : null}
      {state === undefined ? null : (
        <>
          <PublishedSite heading={published} state={state} act={act} onResume={() => void resume()} />
          <Attention health={state.health} reload={load} />
          <ServerFacts health={state.health} />
          {remote === undefined ? null : <RemoteSection remote={remote} />}
          <ContentProblems faults={contentFaults(state.health)} />
          <MissingPages health={state.health} />
          <ReleaseList releases={state.releases} act={act} onRollBack={(release) => void rollBack(release)} />
        </>
      )}
      {state?.releases.administrators === undefined ? <SessionsSection onLogout={onLogoutEverywhere} /> : null}
    </div>
  );
}
