import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../services/services";
import type { HistoryEnd } from "./HistoryDialog";
import type { ItemChange } from "../entry/item-change";
import type { RestoreParts, WriteResult } from "./use-restore";

interface ItemHistoryParts extends RestoreParts {
  readonly onRestored: (text: string, change: ItemChange, written: WriteResult) => void;
}

/** Shows an item's history, whose code is loaded for it; calls `onRestored` after a restore. */
export function useItemHistory(parts: ItemHistoryParts) {
  const { onRestored, ...restoreParts } = parts;
  const { words } = useServices();
  const dialogs = useDialogs();
  return async (names: Pick<ItemChange, "id" | "title" | "title_jp">): Promise<void> => {
    const loaded = await import("./HistoryDialog").catch(() => undefined);
    if (loaded === undefined) {
      await dialogs.alert(words.history.failedLoad);
      return;
    }
    const { HistoryDialog } = loaded;
    const end = await dialogs.open<HistoryEnd>((close) => (
      <HistoryDialog {...restoreParts} names={names} onEnd={close} />
    ));
    if (end.kind === "restored") onRestored(end.text, end.change, end.written);
  };
}
