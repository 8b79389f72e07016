import type { TranslationMark, TranslationMarks } from "../../content/model/api/history-answers";
import type { ItemAnswer } from "../items/item-kind";
import type { PairedField } from "./field-pairs";
import type { Lag } from "./follow-pair";

/** The marks of an item: what is missing is seen in the item, what lags comes from its history. */
export function itemMarks(item: ItemAnswer, lags: Readonly<Partial<Record<PairedField, Lag>>>): TranslationMarks {
  const body =
    "contentMarkdown" in item
      ? ([item.contentMarkdown, item.contentMarkdown_jp] as const)
      : ([item.descriptionMarkdown, item.descriptionMarkdown_jp] as const);
  // Without a link there is no button; without a picture, or for a decorative one, nothing to describe.
  const buttonText = item.link === undefined ? undefined : mark(item.buttonText, item.buttonText_jp, lags.buttonText);
  const described = item.image !== undefined && item.imageAlt !== "";
  const imageAlt = !described ? undefined : mark(item.imageAlt, item.imageAlt_jp, lags.imageAlt);
  return {
    title: mark(item.title, item.title_jp, lags.title) ?? complete,
    body: mark(...body, lags.body) ?? complete,
    ...(buttonText === undefined ? {} : { buttonText }),
    ...(imageAlt === undefined ? {} : { imageAlt }),
  };
}

const complete: TranslationMark = { state: "complete" };

function mark(en: string | undefined, ja: string | undefined, lag: Lag): TranslationMark | undefined {
  if (en === undefined && ja === undefined) return undefined;
  if (ja === undefined) return { state: "missing", language: "ja" };
  if (en === undefined) return { state: "missing", language: "en" };
  return lag === undefined ? complete : { state: "outdated", ...lag };
}
