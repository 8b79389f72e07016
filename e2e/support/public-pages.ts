import { localisedPath } from "../../content/model/pages/page-paths";
import type { Language } from "../../content/model/text/language";
import { createRoutes, publicPages } from "../../site/routes";

const routes = createRoutes("sccj");

/** An article with Japanese text, known from the content. */
export const translatedArticle = "/news/2025-01-15-membership-plans/four-ways-to-become-a-member";

/** An article without Japanese text, known from the content: its Japanese page shows the English one. */
export const untranslatedArticle = "/news/2026-05-14-reading-list/reading-list-six-books-from-the-members-shelf";

/** An event with everything that its page can show, and a past one with its report, known from the content. */
export const comingEvent = "2026-12-10-year-end-networking-night";
export const pastEvent = "2026-06-12-summer-networking-night";

/** Paths of the public pages in one language: one of each kind, and those that look different. */
export function publicPaths(language: Language): readonly string[] {
  return [
    ...publicPages.map((page) => routes.page(language, page)),
    routes.officeholder(language, 1),
    // With an address in Japan, and without.
    routes.company(language, "akiya2.0"),
    routes.company(language, "strata"),
    routes.event(language, comingEvent),
    routes.event(language, pastEvent),
    localisedPath(language, translatedArticle),
    localisedPath(language, untranslatedArticle),
  ];
}
