import { useDialogs } from "../dialogs/Dialogs";
import type { Entry } from "../entry/entry";
import type { FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import type { KnownConflict, Resolution } from "./resolve-conflict";

/**
 * Merges the form with a newer version; asks only where both changed the same field. Undefined when the person cancels.
 * Without `known`, the merged form is saved, and the API is queried for the newer version's author.
 */
export function useConflict(kind: ItemKind) {
  const { words, client } = useServices();
  const dialogs = useDialogs();
  return async (form: FormState, current: Entry, known?: KnownConflict): Promise<Resolution | undefined> => {
    // Two people seldom save at once: what merges comes when they did.
    const loaded = await import("./resolve-conflict").catch(() => undefined);
    if (loaded) return loaded.resolveConflict({ kind, words, client, dialogs }, form, current, known);
    await dialogs.alert(words.history.failedVersion);
    return undefined;
  };
}
