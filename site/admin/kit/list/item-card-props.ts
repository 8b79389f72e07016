import type { ItemKind } from "../form/item-kind";
import type { TranslationSummary } from "../translations/translation-marks";
import type { Entry } from "../entry/entry";

/** What can be done with an item of the list. */
export interface ItemActions {
  readonly onEdit: (item: Entry) => void;
  readonly onDelete: (item: Entry) => void;
  readonly onCopy: (item: Entry) => void;
  /** Opens the form with a copy of the item, to be saved as a new one. */
  readonly onDuplicate: (item: Entry) => void;
  /** Puts a short announcement in both languages on the clipboard. */
  readonly onShare: (item: Entry) => void;
  readonly onHistory: (item: Entry) => void;
}

/** An item of the list, how it is shown, and what its buttons do. */
export interface ItemCardProps extends ItemActions {
  readonly kind: ItemKind;
  readonly item: Entry;
  readonly translations: TranslationSummary;
  readonly today: string;
  /** Level of the title's heading, one below the heading of its section. */
  readonly level: 3 | 4;
  readonly status: "none" | "editing" | "deleting" | "saved";
}
