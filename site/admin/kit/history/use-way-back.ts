import type { AdminItem, Outcome } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import type { UndoCall } from "./item-change";

/** What a write left: the commit that holds it, and the item as it is now, undefined when it is deleted. */
export interface Written<Item> {
  readonly commit: string;
  readonly item: Item | undefined;
}

/** What came of going back; "stale": somebody else was faster, and the list has been loaded again. */
export type WayBackOutcome<Item> =
  { readonly kind: "written"; readonly written: Written<Item> } | { readonly kind: "stale" | "failed" };

export interface WayBackParts<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
  readonly reload: () => Promise<unknown>;
  readonly onUnauthorized: () => void;
}

/** Makes the call that brings a version back or takes an item away again; says why when it did not work. */
export function useWayBack<Item extends AdminItem, V extends CommonValues>(parts: WayBackParts<Item, V>) {
  const { kind, reload, onUnauthorized } = parts;
  const { words, client } = useServices();
  const dialogs = useDialogs();
  const calls = kind.calls(client);

  async function send(call: UndoCall): Promise<Outcome<Written<Item>>> {
    if (call.kind === "remove") {
      const removed = await calls.remove(call.id, call.version);
      return removed.ok ? { ok: true, value: { commit: removed.value.commit, item: undefined } } : removed;
    }
    const restored = await calls.restore(call.id, call.version, call.current);
    return restored.ok ? { ok: true, value: restored.value } : restored;
  }

  return async (call: UndoCall, failedWords: string): Promise<WayBackOutcome<Item>> => {
    const outcome = await send(call);
    if (outcome.ok) {
      await reload();
      return { kind: "written", written: outcome.value };
    }
    const { failure } = outcome;
    switch (failure.kind) {
      case "unauthorized":
        await dialogs.alert(words.session.unauthorized);
        onUnauthorized();
        return { kind: "failed" };
      case "stale":
      case "not-found":
        await reload();
        await dialogs.alert(failedWords, words.history.stale);
        return { kind: "stale" };
      default:
        await dialogs.alert(
          failedWords,
          failure.kind === "refused" && failure.message !== "" ? failure.message : undefined,
        );
        return { kind: "failed" };
    }
  };
}
