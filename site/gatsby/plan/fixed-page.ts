import type { Language } from "../../../content/model/text/language";
import type { PageOf } from "../../../content/model/collections/pages/page-file";
import type { FixedPage } from "../../routes";
import type { JsonLd } from "../../shell/page-head-data";
import type { Build } from "./build";
import { fixedPageHead } from "./page-head";
import { planPage, type PagePlan, type PageParts } from "./planned-page";

/** What a fixed page shows: its file without what every page has. */
export type TextsOf<Id extends FixedPage> = Omit<PageOf<Id>, "id" | "metadata">;

interface FixedParts<Page> extends Pick<PageParts<Page>, "template" | "images" | "noindex" | "page" | "shows"> {
  /** What `page` reads of the content apart from the page's file. */
  readonly dependencies?: readonly unknown[];
  readonly jsonLd?: () => readonly JsonLd[];
}

/** The plan of a page of the route table, made of its file; none without the file, or without the data that it shows. */
export function planFixedPage<Id extends FixedPage, Page>(
  build: Build,
  language: Language,
  id: Id,
  partsOf: (texts: TextsOf<Id>) => FixedParts<Page> | undefined,
): PagePlan<Page>[] {
  const file = build.content.page<FixedPage>(id);
  if (!file) return [];
  const { id: _, metadata, ...texts } = file;
  const parts = partsOf(texts as unknown as TextsOf<Id>);
  if (!parts) return [];
  const { dependencies = [], jsonLd, ...others } = parts;
  return [
    planPage(build, {
      ...others,
      language,
      path: build.routes.page("en", id),
      dependencies: [file, ...dependencies],
      head: (listing) => fixedPageHead(build, language, metadata, listing, jsonLd?.()),
    }),
  ];
}
