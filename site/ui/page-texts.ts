import type { PageId, PageOf } from "../../content/model/collections/pages/page-file";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { Pictures } from "./Picture";

/** What the file of a page says, in one language. */
export type PageTexts<Id extends PageId> = Omit<InLanguage<PageOf<Id>>, "id" | "metadata">;

/** What a page is given that shows its file and nothing else. */
export interface TextsPageData<Id extends PageId> {
  readonly texts: PageTexts<Id>;
  readonly pictures: Pictures;
}
