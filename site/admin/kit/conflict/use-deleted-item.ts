import type { Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import type { Entry } from "../entry/entry";

/** Outcome for the save of an item that was deleted. */
export type DeletedItemOutcome =
  | { readonly kind: "restored" }
  | { readonly kind: "as-new" }
  | { readonly kind: "back" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Asks what to do with changes of a deleted item, and restores it on request. */
export function useDeletedItem(kind: ItemKind) {
  const { words, client } = useServices();
  const dialogs = useDialogs();
  const calls = kind.calls(client);

  async function restore({ _id, version }: Entry): Promise<DeletedItemOutcome> {
    const deleted = await calls.deleted();
    if (!deleted.ok) return { kind: "failed", failure: deleted.failure };
    // The loaded version may not be the last one: another save may precede the delete.
    const last = deleted.value.items.find((item) => item._id === _id)?.version ?? version;
    // `null`: only while it is still deleted, so that an item restored and changed since is not overwritten.
    const restored = await calls.restore(_id, last, null);
    // Stale: another person has restored it, which is as good.
    if (restored.ok || restored.failure.kind === "stale") return { kind: "restored" };
    // "Not found": history does not contain it either, so asking again would not help.
    const { failure } = restored;
    return { kind: "failed", failure: failure.kind === "not-found" ? { kind: "refused", message: "" } : failure };
  }

  return async (item: Entry, onRestoring: () => void): Promise<DeletedItemOutcome> => {
    const { cancel, asNew, restore: bringBack, gone } = words.conflict;
    const choices = [
      ["back", cancel],
      ["as-new", asNew],
      ["restore", bringBack],
    ] as const;
    const choice = await dialogs.choose(kind.words.failedSave, choices, gone);
    if (choice !== "restore") return { kind: choice };
    onRestoring();
    return restore(item);
  };
}
