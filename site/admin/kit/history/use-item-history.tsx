import type { AdminItem } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import type { CommonValues } from "../form/values";
import { HistoryDialog, type HistoryEnd } from "./HistoryDialog";
import type { ItemChange } from "./item-change";
import type { WayBackParts, Written } from "./use-way-back";

interface ItemHistoryParts<Item extends AdminItem, V extends CommonValues> extends WayBackParts<Item, V> {
  readonly onRestored: (text: string, change: ItemChange, written: Written<Item>) => void;
}

/** Shows an item's history, and tells when a version was restored from it. */
export function useItemHistory<Item extends AdminItem, V extends CommonValues>(parts: ItemHistoryParts<Item, V>) {
  const { onRestored, ...wayBack } = parts;
  const dialogs = useDialogs();
  return async (names: Pick<ItemChange, "id" | "title" | "title_jp">): Promise<void> => {
    const end = await dialogs.open<HistoryEnd<Item>>((close) => (
      <HistoryDialog {...wayBack} names={names} onEnd={close} />
    ));
    if (end.kind === "restored") onRestored(end.text, end.change, end.written);
  };
}
