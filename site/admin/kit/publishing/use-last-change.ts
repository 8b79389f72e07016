import { useLayoutEffect, useState } from "react";
import type { AdminItem } from "../../client";
import { namesOf, titleIn, undoCall, type ItemChange } from "../history/item-change";
import { useWayBack, type WayBackParts, type Written } from "../history/use-way-back";
import { useServices } from "../app/services";
import type { CommonValues } from "../form/values";
import { fill } from "../status/words";

/** A write that was acknowledged, as it is told to the person. */
export interface Notice<Item> {
  /** Grows with every notice. */
  readonly id: number;
  readonly text: string;
  readonly change: ItemChange;
  readonly commit: string;
  /** The item as it is now; undefined when it is deleted. */
  readonly item: Item | undefined;
}

interface LastChangeParts<Item extends AdminItem, V extends CommonValues> extends WayBackParts<Item, V> {
  /** True while another write is under way: what was told before is then over. */
  readonly busy: boolean;
  /** What an undo wrote. */
  readonly onWritten: (change: ItemChange, written: Written<Item>) => void;
  /** The message with the focused button is gone. */
  readonly onClosed: () => void;
}

/** The last write, told until the next one, and its undo, which is a write itself. */
export function useLastChange<Item extends AdminItem, V extends CommonValues>(parts: LastChangeParts<Item, V>) {
  const { busy, onWritten, onClosed } = parts;
  const { words, language } = useServices();
  const goBack = useWayBack(parts);
  const [notice, setNotice] = useState<Notice<Item> | undefined>();
  const [undoing, setUndoing] = useState(false);

  // Before the write's own message can come, however fast its answer is.
  useLayoutEffect(() => {
    if (busy) setNotice(undefined);
  }, [busy]);

  const tell = (text: string, change: ItemChange, { commit, item }: Written<Item>) =>
    setNotice((before) => ({ id: (before?.id ?? 0) + 1, text, change, commit, item }));

  const close = (): void => {
    setNotice(undefined);
    onClosed();
  };

  const undo = async (): Promise<void> => {
    const call = notice && undoCall(notice.change);
    if (!notice || !call || undoing) return;
    setUndoing(true);
    const outcome = await goBack(call, words.history.failedUndo);
    setUndoing(false);
    if (outcome.kind === "stale") close();
    if (outcome.kind !== "written") return;
    const { before, ...names } = notice.change;
    const { written } = outcome;
    const change: ItemChange = {
      ...names,
      ...(written.item ? namesOf(written.item) : {}),
      before: notice.change.after,
      after: written.item?.version ?? null,
    };
    tell(
      fill(undoneWords(words.history, before, notice.change.after), { title: titleIn(language, change) }),
      change,
      written,
    );
    onWritten(change, written);
  };

  return { notice, undoing, tell, undo, close };
}

function undoneWords(
  { undone }: { readonly undone: { readonly added: string; readonly deleted: string; readonly changed: string } },
  before: string | null,
  after: string | null,
): string {
  if (before === null) return undone.added;
  return after === null ? undone.deleted : undone.changed;
}
