import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { translate, type Language, type Translated } from "../../content/model/text/language";

/** An event or a news item as a line of a list, in one language. */
export interface ItemLinkData {
  readonly _id: string;
  /** Last part of an article's address; an event's has none. */
  readonly slug?: string;
  readonly title: Translated;
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
}

export function itemLink(item: EventAnswer | NewsAnswer, language: Language): ItemLinkData {
  const title = translate(language, item.title, item.title_jp);
  if ("slug" in item) return { _id: item._id, slug: item.slug, title, startDate: item.date, endDate: item.date };
  return { _id: item._id, title, startDate: item.startDate, endDate: item.endDate };
}
