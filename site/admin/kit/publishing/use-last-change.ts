import { useLayoutEffect, useState } from "react";
import { changeOfRestore, titleIn, undoCall, type ItemChange } from "../entry/item-change";
import { useRestore, type RestoreParts, type WriteResult } from "../history/use-restore";
import { isPublic } from "../publication/when-public";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";
import { fill, type Words } from "../services/words";
import type { Entry } from "../entry/entry";

/** The message about an acknowledged write. */
export interface Notice {
  /** Grows with every notice. */
  readonly id: number;
  readonly text: string;
  readonly change: ItemChange;
  readonly commit: string;
  /** The item as it is now; undefined when it is deleted. */
  readonly item: Entry | undefined;
  /** What visitors notice: the change, that the item is gone, or nothing, since they see it neither before nor after it. */
  readonly visitors: "change" | "gone" | "nothing";
}

interface LastChangeParts extends RestoreParts {
  /** True while another write runs: its start removes the message. */
  readonly busy: boolean;
  /** Called after an undo. */
  readonly onWritten: (change: ItemChange, written: WriteResult) => void;
  /** Called when the message, which may have the focus, is removed. */
  readonly onClosed: () => void;
}

/** The message about the last write, shown until the next one, and its undo, which is a write itself. */
export function useLastChange(parts: LastChangeParts) {
  const { kind, busy, onWritten, onClosed } = parts;
  const { words, language, now } = useServices();
  const announce = useAnnounce();
  const restore = useRestore(parts);
  const [notice, setNotice] = useState<Notice | undefined>();
  const [undoing, setUndoing] = useState(false);

  // A layout effect: it must run before the write's own message is set.
  useLayoutEffect(() => {
    if (busy) setNotice(undefined);
  }, [busy]);

  /** `before`: the item as it was, where that is known. */
  const show = (text: string, change: ItemChange, { commit, item }: WriteResult, before?: Entry): void => {
    const at = now();
    const wasPublic = before === undefined ? change.before !== null : isPublic(before, at);
    const isShown = change.order !== undefined || (item !== undefined && isPublic(item, at));
    const visitors = isShown ? "change" : wasPublic ? "gone" : "nothing";
    announce();
    setNotice((last) => ({ id: (last?.id ?? 0) + 1, text, change, commit, item, visitors }));
  };

  const close = (): void => {
    setNotice(undefined);
    onClosed();
  };

  const undo = async (): Promise<void> => {
    const call = notice && undoCall(notice.change);
    if (!notice || !call || undoing) return;
    setUndoing(true);
    const outcome = await restore(call, words.history.failedUndo);
    setUndoing(false);
    if (outcome.kind === "stale") close();
    if (outcome.kind !== "written") return;
    const { before, order, ...names } = notice.change;
    const { written } = outcome;
    const change: ItemChange = order
      ? { ...notice.change, order: { before: order.after, after: order.before } }
      : changeOfRestore(names, notice.change.after, written.item);
    show(
      fill(undoneWords(kind.words.undone ?? words.history.undone, before, notice.change.after), {
        title: titleIn(language, change),
      }),
      change,
      written,
      notice.item,
    );
    onWritten(change, written);
  };

  return { notice, undoing, show, undo, close };
}

/** The words for what an undo did to the item; `after` is the version that it took back. */
export function undoneWords(undone: Words["history"]["undone"], before: string | null, after: string | null): string {
  if (before === null) return undone.added;
  return after === null ? undone.deleted : undone.changed;
}
