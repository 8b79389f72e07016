import type { AdminClient, ItemCalls, Outcome } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { ItemKind } from "../form/item-kind";
import { useServices } from "../services/services";
import type { UndoCall } from "../entry/item-change";
import type { Entry } from "../entry/entry";

/** Result of a write: its commit, and the item as it is now, undefined when it is deleted. */
export interface WriteResult<Item = Entry> {
  /** "" for a write that changes nothing that visitors see. */
  readonly commit: string;
  readonly item: Item | undefined;
}

/** Outcome of a restore; "stale": the item has changed since, and the list was loaded again; "session-over": the login box is shown. */
export type RestoreOutcome<Item = Entry> =
  | { readonly kind: "written"; readonly written: WriteResult<Item> }
  | { readonly kind: "stale" | "failed" | "session-over" };

/** What a restore needs: the calls of the kind, and what follows it. */
export interface RestoreCalls<Item extends Versioned = Entry> {
  readonly kind: { calls(client: AdminClient): Pick<ItemCalls<Item>, "order" | "remove" | "restore"> };
  readonly reload: () => Promise<unknown>;
}

type Versioned = Pick<Entry, "_id" | "version">;

export interface RestoreParts extends RestoreCalls {
  readonly kind: ItemKind;
}

/** Restores a version or undoes an add by a delete; shows the reason when it fails. */
export function useRestore<Item extends Versioned>(parts: RestoreCalls<Item>) {
  const { kind, reload } = parts;
  const { words, client, endOfSession } = useServices();
  const dialogs = useDialogs();
  const calls = kind.calls(client);

  async function send(call: UndoCall): Promise<Outcome<WriteResult<Item>>> {
    if (call.kind === "order") {
      const ordered = await calls.order?.(call.ids);
      return ordered?.ok === false
        ? ordered
        : { ok: true, value: { commit: ordered?.value.commit ?? "", item: undefined } };
    }
    if (call.kind === "remove") {
      const removed = await calls.remove(call.id, call.version);
      return removed.ok ? { ok: true, value: { commit: removed.value.commit, item: undefined } } : removed;
    }
    const restored = await calls.restore(call.id, call.version, call.current);
    return restored.ok ? { ok: true, value: restored.value } : restored;
  }

  return async (call: UndoCall, failedWords: string): Promise<RestoreOutcome<Item>> => {
    const outcome = await send(call);
    if (outcome.ok) {
      await reload();
      return { kind: "written", written: outcome.value };
    }
    const { failure } = outcome;
    switch (failure.kind) {
      case "unauthorized":
        void endOfSession.tell();
        return { kind: "session-over" };
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
