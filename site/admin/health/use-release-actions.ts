import { useState } from "react";
import type { ReleaseAnswer, ReleasesAnswer } from "../../../content/model/api/release-answers";
import type { Outcome } from "../client";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { useAnnounce } from "../kit/status/StatusMessages";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { fill } from "../kit/services/words";
import { useHealthWords } from "./health-words";

interface ActionParts {
  readonly onDone: (releases: ReleasesAnswer) => Promise<unknown>;
  readonly reload: () => Promise<unknown>;
}

/** Rolls back and resumes after a confirmation; `act` is the release that is being rolled back to, or "resume". */
export function useReleaseActions({ onDone, reload }: ActionParts) {
  const { client, language } = useServices();
  const own = useHealthWords().releases;
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const alertFailure = useFailureAlert(reload);
  const [act, setAct] = useState<string | undefined>();

  const attempt = async (name: string, call: () => Promise<Outcome<ReleasesAnswer>>, done: string, failed: string) => {
    setAct(name);
    const outcome = await call();
    setAct(undefined);
    if (outcome.ok) {
      announce(done);
      await onDone(outcome.value);
      return;
    }
    await alertFailure(outcome.failure, { failed, gone: own.gone });
  };

  const rollBack = async ({ name, builtAt }: ReleaseAnswer): Promise<void> => {
    if (act !== undefined) return;
    const time = formatTimestamp(builtAt, language);
    if (!(await dialogs.confirm(fill(own.confirmRollBack, { time }), own.rollBack))) return;
    await attempt(name, () => client.releases.rollBack(name), fill(own.rolledBack, { time }), own.failedRollBack);
  };

  const resume = async (): Promise<void> => {
    if (act !== undefined || !(await dialogs.confirm(own.confirmResume, own.resume))) return;
    await attempt("resume", () => client.releases.resume(), own.resumed, own.failedResume);
  };

  return { act, rollBack, resume };
}
