import type { Bilingual } from "../../content/model/text/language";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { NotFoundPage } from "../../content/model/collections/pages/not-found-page";

/** What the page of unknown addresses shows, in both languages; it also shows articles that are newer than the build (R2.4). */
export interface NotFoundPageData {
  readonly texts: Bilingual<Omit<InLanguage<NotFoundPage>, "id" | "title">>;
  /** Text of the link back from an article. */
  readonly newsBackLabel: string;
}
