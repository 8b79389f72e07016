import type { AdminItem } from "../client";

/** How much of an item is there in Japanese: title and text both, one of them, or neither. */
export type TranslationState = "complete" | "partial" | "missing";

/** The state of an item's Japanese; `japaneseHtml` is its body. */
export function translationState(item: AdminItem, japaneseHtml: string | undefined): TranslationState {
  const given = [item.title_jp, japaneseHtml].filter((text) => text !== undefined && text.trim() !== "").length;
  return given === 2 ? "complete" : given === 1 ? "partial" : "missing";
}
