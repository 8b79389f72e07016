import type { AdminItem, Failure } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import { GoneDialog, type GoneChoice } from "./GoneDialog";

/** What became of saving an item that was deleted meanwhile. */
export type GoneAnswer =
  | { readonly kind: "restored" }
  | { readonly kind: "as-new" }
  | { readonly kind: "back" }
  | { readonly kind: "failed"; readonly failure: Failure };

/** Asks what to do with changes of an item that somebody deleted, and brings it back when that is wanted. */
export function useGoneItem<Item extends AdminItem, V extends CommonValues>(kind: ItemKind<Item, V>) {
  const { words, client } = useServices();
  const dialogs = useDialogs();
  const calls = kind.calls(client);

  async function restore({ _id, version }: Item): Promise<GoneAnswer> {
    const deleted = await calls.deleted();
    if (!deleted.ok) return { kind: "failed", failure: deleted.failure };
    // What was loaded may not be the last version: a colleague may have saved before somebody deleted it.
    const last = deleted.value.items.find((item) => item._id === _id)?.version ?? version;
    // Only where it is still deleted: what somebody has brought back and changed meanwhile is not overwritten.
    const restored = await calls.restore(_id, last, null);
    // Somebody else was faster to bring it back: then it is there, which is all that is wanted.
    if (restored.ok || restored.failure.kind === "stale") return { kind: "restored" };
    // "Not found" here means that history does not hold it either; asking the same again would not help.
    const { failure } = restored;
    return { kind: "failed", failure: failure.kind === "not-found" ? { kind: "refused", message: "" } : failure };
  }

  return async (item: Item, onRestoring: () => void): Promise<GoneAnswer> => {
    const choice = await dialogs.open<GoneChoice>((close) => (
      <GoneDialog message={kind.words(words).failedSave} onChoose={close} />
    ));
    if (choice !== "restore") return { kind: choice };
    onRestoring();
    return restore(item);
  };
}
