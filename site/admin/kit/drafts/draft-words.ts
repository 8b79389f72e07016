import type { Language } from "../../../../content/model/text/language";
import { titleIn } from "../entry/item-change";
import type { FormState } from "../form/form-state";
import type { ItemKind } from "../form/item-kind";
import { fill, type Words } from "../services/words";
import type { Draft } from "./draft";

/** What a person calls the text in a form or draft: its title, or that of the item, or that it has none yet. */
export function draftTitle(
  kind: Pick<ItemKind, "titleOf">,
  { mode, values }: Pick<FormState | Draft, "mode" | "values">,
  words: Words,
  language: Language,
): string {
  const { en, ja } = kind.titleOf(values);
  const titles = language === "ja" ? [ja, en] : [en, ja];
  const typed = titles.find((title) => title.trim() !== "");
  if (mode.kind === "edit") return typed ?? titleIn(language, mode.item);
  return fill(words.drafts.newItem, { title: typed ?? words.drafts.untitled });
}

/** When a draft was stored, by the device's clock: with the day, as it may be days ago. */
export function draftTime(keptAt: number, language: Language): string {
  return new Intl.DateTimeFormat(language === "ja" ? "ja-JP" : "en-US", {
    month: "short",
    day: "numeric",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(keptAt);
}
