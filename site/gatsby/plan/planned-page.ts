import { join } from "node:path";
import type { Language } from "../../../content/model/text/language";
import { localisedPath } from "../../../content/model/pages/page-paths";
import type { PageContext } from "../../shell/page-context";
import type { PageHeadData } from "../../shell/page-head-data";
import type { Pictures } from "../../ui/Picture";
import { documentsOf, picturesOf, siteInfo, type Build } from "./build";
import type { SharePicture } from "./share-picture";
import type { Template } from "./templates";
import { webPageLd } from "./json-ld";
import type { SiteContent } from "../content/site-content";
import { focusStylePath } from "./files/focus-style";
import { i18nContext, listingOf, type Listing } from "./page-head";

/** One page of one language, ready for Gatsby. */
export interface PlannedPage<Page = unknown> {
  readonly path: string;
  readonly component: string;
  readonly context: PageContext<Page>;
}

/** A page that can be made: planning is cheap, so that ten thousand plans are compared within milliseconds. */
export interface PagePlan<Page = unknown> {
  readonly path: string;
  readonly language: Language;
  readonly template: Template;
  /** How search engines may list the page. */
  readonly listing: Listing;
  /** When the newest of the files that it shows was changed: ISO 8601 in UTC; undefined where git does not know. */
  readonly changed: string | undefined;
  /** Everything that decides what the page shows, compared by identity. */
  readonly dependencies: readonly unknown[];
  readonly sharePicture: SharePicture | undefined;
  /** Of the document. */
  title(): string;
  make(): Promise<PlannedPage<Page>>;
}

export interface PageParts<Page> {
  readonly language: Language;
  /** The page's path in any language. */
  readonly path: string;
  readonly template: Template;
  /** What `head` and `page` read of the content, apart from the site's settings and the pictures. */
  readonly dependencies: readonly unknown[];
  /** Entries that it shows beside those among `dependencies`. */
  readonly shows?: readonly object[];
  /** The page of one entry says in its structured data when it was changed. */
  readonly dated?: true;
  /** Pictures that the page shows, and documents that it links to, by the paths that the content calls them by. */
  readonly images?: readonly (string | undefined)[];
  /** The picture that social networks show; default: the one that the head names. */
  readonly sharePicture?: SharePicture | undefined;
  /** False for a copy that shows English text on a Japanese address; default true. */
  readonly translated?: boolean;
  /** Default false. */
  readonly noindex?: boolean;
  readonly head: (listing: Listing) => PageHeadData;
  readonly page: (pictures: Pictures) => Page;
}

/** File of a template. */
export const componentOf = (template: Template): string => join(process.cwd(), "site", template);

/** Pages of one kind have the same compiled code and the same words. */
export const kindOf = ({ template, language }: Pick<PagePlan, "template" | "language">): string =>
  `${template} in ${language}`;

/** Puts together what a page shows with what every page shows; evaluated lazily. */
export function planPage<Page>(build: Build, parts: PageParts<Page>): PagePlan<Page> {
  const { language, path, template, sharePicture, images = [], shows = [] } = parts;
  const { content, pictures, fixedPages, input } = build;
  const own = localisedPath(language, path);
  const listing = listingOf(language, path, parts);
  const changed = newestChange(content, [...parts.dependencies, ...shows]);
  const head = (): PageHeadData => {
    const texts = parts.head(listing);
    const dated = parts.dated && changed !== undefined ? [webPageLd(texts, changed)] : [];
    return {
      ...texts,
      jsonLd: [...texts.jsonLd, ...dated],
      ...(sharePicture && { sharePicture: sharePicture.head() }),
    };
  };
  return {
    path: own,
    language,
    template,
    listing,
    changed,
    sharePicture,
    dependencies: [
      template,
      content.site,
      input.builtOn,
      fixedPages.join(),
      content.hasPlans,
      [...content.menuPages].join(),
      ...images.map((image) => pictures.version(image)),
      sharePicture?.file.path,
      changed,
      ...parts.dependencies,
    ],
    title: () => head().title,
    make: async () => {
      const documents = await documentsOf(build, images);
      const shown = await picturesOf(build, images);
      const isFocused = Object.values(shown).some(({ focus }) => focus !== undefined);
      const frame = { language, path: own, builtOn: input.builtOn, site: siteInfo(build, language) };
      return {
        path: own,
        component: componentOf(template),
        context: {
          language,
          i18n: i18nContext(language, path),
          frame: documents === undefined ? frame : { ...frame, documents },
          head: isFocused ? { ...head(), focusStyle: focusStylePath } : head(),
          page: parts.page(shown),
        },
      };
    },
  };
}

/** Lists of items are long, and looked through at each save. */
function newestChange(content: SiteContent, shown: readonly unknown[]): string | undefined {
  let newest: string | undefined;
  for (const each of shown) {
    const changed = typeof each === "object" && each !== null ? content.changedAt(each) : undefined;
    if (changed !== undefined && (newest === undefined || changed > newest)) newest = changed;
  }
  return newest;
}
