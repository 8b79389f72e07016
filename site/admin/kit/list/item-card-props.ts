import type { AdminItem } from "../../client";
import type { ItemKind } from "../form/item-kind";
import type { TranslationSummary } from "../translations/translation-marks";

/** What can be done with an item of the list. */
export interface ItemActions<Item> {
  readonly onEdit: (item: Item) => void;
  readonly onDelete: (item: Item) => void;
  readonly onCopy: (item: Item) => void;
  /** Opens the form with a copy of the item, to be saved as a new one. */
  readonly onDuplicate: (item: Item) => void;
  /** Puts a short announcement in both languages on the clipboard. */
  readonly onShare: (item: Item) => void;
  readonly onHistory: (item: Item) => void;
}

/** An item of the list, how it is shown, and what its buttons do. */
export interface ItemCardProps<Item extends AdminItem> extends ItemActions<Item> {
  readonly kind: ItemKind<Item>;
  readonly item: Item;
  readonly translations: TranslationSummary;
  readonly today: string;
  /** Level of the title's heading, one below the heading of its section. */
  readonly level: 3 | 4;
  readonly status: "none" | "editing" | "deleting";
}
