import { join } from "node:path";
import type { Language } from "../../content/model/language";
import { localisedPath } from "../../content/model/page-paths";
import type { PageContext } from "../shell/page-context";
import type { PageHeadData } from "../shell/page-head-data";
import { siteInfo, type Build } from "./build";
import { i18nContext } from "./page-head";

/** One page of one language, ready for Gatsby. */
export interface PlannedPage<Page = unknown> {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext<Page>;
}

interface PageParts<Page> {
  readonly language: Language;
  /** The page's path in any language. */
  readonly path: string;
  /** Template below `site/`. */
  readonly template: string;
  readonly head: PageHeadData;
  readonly page: Page;
}

/** Puts together what a page shows with what every page shows. */
export function plannedPage<Page>(
  build: Build,
  { language, path, template, head, page }: PageParts<Page>,
): PlannedPage<Page> {
  const own = localisedPath(language, path);
  return {
    path: own,
    component: join(process.cwd(), "site", template),
    context: {
      language,
      i18n: i18nContext(language, path),
      frame: { language, path: own, builtOn: build.input.builtOn, site: siteInfo(build, language) },
      head,
      page,
    },
  };
}
