import type { NewsItem } from "../../../content/model/collections/news-item";
import type { Entry } from "../kit/entry/entry";

/** The fields of a news item's file. */
export const newsOf = ({ fields }: Pick<Entry, "fields">): NewsItem => fields as unknown as NewsItem;
