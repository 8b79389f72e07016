import type { Language } from "../content/model/text/language";
import { adminAssetsPath, adminPaths, type AdminApp } from "../content/model/pages/admin-paths";
import {
  companyPath,
  fixedPaths,
  officeholderPath,
  publicPages,
  type FixedPage,
} from "../content/model/pages/fixed-paths";
import { eventPath, localisedPath, newsArticlePath } from "../content/model/pages/page-paths";

/** Every URL of the product. */
export interface Routes {
  /** A fixed page, like `/product-events` or `/ja/product-events`. */
  page(language: Language, page: FixedPage): string;
  /** A staff page. */
  admin(language: Language, app: AdminApp): string;
  /** Every member company, where the directory has only the first of them. */
  allCompanies(language: Language): string;
  officeholder(language: Language, serialNo: number): string;
  company(language: Language, slug: string): string;
  /** A page that the chamber has added. */
  customPage(language: Language, slug: string): string;
  /** `/news/{id}/{slug}` (R2.2). */
  newsArticle(language: Language, id: string, slug: string): string;
  event(language: Language, id: string): string;
  /** The event as a file for calendars. */
  eventCalendar(language: Language, id: string): string;
  /** All events, for calendars that follow the site (R15.11). */
  calendar(language: Language): string;
  /** News and events as an Atom feed (R15.10). */
  feed(language: Language): string;
  /** A page of older news or past events, numbered from the oldest. */
  archive(language: Language, list: "news" | "events", number: number): string;
  /** The same path in the other language; query and hash are kept (R1.3). */
  twin(language: Language, path: string): string;
}

/** The product's URLs for the `{product}` of `content/site.yml` (R1.2). */
export function createRoutes(product: string): Routes {
  const fixed = fixedPaths(product);
  return {
    page: (language, page) => localisedPath(language, fixed[page]),
    admin: (language, app) => localisedPath(language, adminPaths[app]),
    allCompanies: (language) => localisedPath(language, `${fixed.directory}/all`),
    officeholder: (language, serialNo) => localisedPath(language, officeholderPath(product, serialNo)),
    company: (language, slug) => localisedPath(language, companyPath(slug)),
    customPage: (language, slug) => localisedPath(language, `/${slug}`),
    newsArticle: newsArticlePath,
    event: eventPath,
    eventCalendar: (language, id) => `${eventPath(language, id)}.ics`,
    calendar: calendarPath,
    feed: feedPath,
    archive: (language, list, number) => localisedPath(language, `${fixed[list]}/archive/${String(number)}`),
    twin: (language, path) => localisedPath(language, path),
  };
}

/** `/events.ics`, `/ja/events.ics`. */
export const calendarPath = (language: Language): string => localisedPath(language, "/events.ics");

/** `/feed.xml`, `/ja/feed.xml`. */
export const feedPath = (language: Language): string => localisedPath(language, "/feed.xml");

export { adminAssetsPath, publicPages, type FixedPage };
