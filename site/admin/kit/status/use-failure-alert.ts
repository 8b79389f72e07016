import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../app/services";

interface FailureParts {
  readonly onUnauthorized: () => void;
  readonly reload: () => Promise<unknown>;
}

interface FailureWords {
  /** That the act failed. */
  readonly failed: string;
  /** That what it was about is not there any more. */
  readonly gone: string;
  /** That somebody changed it meanwhile, for what has versions. */
  readonly changed?: string;
}

/** Says why an act failed; what the page shows is fetched again when it is not as the page has it. */
export function useFailureAlert({ onUnauthorized, reload }: FailureParts) {
  const { words } = useServices();
  const dialogs = useDialogs();
  return async (failure: Failure, { failed, gone, changed }: FailureWords): Promise<void> => {
    const outdated = failure.kind === "not-found" ? gone : failure.kind === "stale" ? changed : undefined;
    if (failure.kind === "unauthorized") {
      await dialogs.alert(words.session.unauthorized);
      onUnauthorized();
    } else if (outdated !== undefined) {
      await dialogs.alert(failed, outdated);
      await reload();
    } else {
      await dialogs.alert(failed, failure.kind === "refused" && failure.message !== "" ? failure.message : undefined);
    }
  };
}
