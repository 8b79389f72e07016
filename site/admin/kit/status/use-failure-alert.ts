import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../services/services";

interface FailureWords {
  /** Message: the action failed. */
  readonly failed: string;
  /** Message: its object was deleted. */
  readonly gone: string;
  /** Message: its object has changed since; only for objects with versions. */
  readonly changed?: string;
}

/** Shows why an action failed; reloads the page's data when they are outdated. */
export function useFailureAlert(reload: () => Promise<unknown>) {
  const { endOfSession } = useServices();
  const dialogs = useDialogs();
  return async (failure: Failure, { failed, gone, changed }: FailureWords): Promise<void> => {
    const outdated = failure.kind === "not-found" ? gone : failure.kind === "stale" ? changed : undefined;
    if (failure.kind === "unauthorized") void endOfSession.tell();
    else if (outdated !== undefined) {
      await dialogs.alert(failed, outdated);
      await reload();
    } else {
      await dialogs.alert(failed, failure.kind === "refused" && failure.message !== "" ? failure.message : undefined);
    }
  };
}
