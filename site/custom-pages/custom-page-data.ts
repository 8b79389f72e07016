import type { Translated } from "../../content/model/text/language";
import type { ArticleData } from "../items/Article";
import type { Pictures } from "../ui/Picture";

/** What a page of the chamber's own shows, in one language. */
export interface CustomPageData {
  readonly article: ArticleData;
  readonly summary: Translated | null;
  readonly pictures: Pictures;
}
