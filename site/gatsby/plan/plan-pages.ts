import type { ContentFile } from "../../../content/model/entries/content-file";
import { languages, type Language } from "../../../content/model/text/language";
import { publicPages, type FixedPage } from "../../routes";
import type { Build } from "./build";
import { PagePlanCache } from "./page-plan-cache";
import { contactPage, membershipPage, searchPage, termsPage, textsPage } from "./pages/fixed-pages";
import { adminPages } from "./pages/admin-pages";
import { customPages } from "./pages/custom-pages";
import { companyPages } from "./pages/company-pages";
import { directoryPage } from "./pages/directory-page";
import { eventsPage } from "./pages/events-page";
import { homePage } from "./pages/home-page";
import { newsPages } from "./pages/news-pages";
import { notFoundPages } from "./pages/not-found-page";
import { officeholderPages } from "./pages/officeholder-pages";
import type { PagePlan } from "./planned-page";
import type { SiteContent } from "../content/site-content";

/** Pages that show a data file, and its kind: without the data there is no page. */
const dataOf: Partial<Record<FixedPage, ContentFile["collection"]>> = {
  officeholders: "people",
  membership: "plans",
  terms: "terms",
};

/** The fixed pages that can be built: those whose texts are there and valid. */
export function availablePages(content: SiteContent): FixedPage[] {
  const kinds = new Set(content.files.map(({ collection }) => collection));
  return publicPages.filter((page) => content.page(page) && kinds.has(dataOf[page] ?? "pages"));
}

type PagePlanner = (build: Build, language: Language, cache: PagePlanCache) => readonly PagePlan[];

/** The planners of pages that show more than their file, or whose template is in another folder. */
const ownPlanners: Readonly<Partial<Record<FixedPage, PagePlanner>>> = {
  home: homePage,
  president: (build, language) => textsPage(build, language, "president", "about/PresidentPage.tsx"),
  officeholders: officeholderPages,
  membership: membershipPage,
  directory: directoryPage,
  events: eventsPage,
  news: newsPages,
  contact: contactPage,
  terms: termsPage,
  search: searchPage,
};

/** Each plans a part of the site. */
export const pagePlanners: Record<string, PagePlanner> = {
  ...Object.fromEntries(
    publicPages.map((page): [string, PagePlanner] => [
      page,
      ownPlanners[page] ?? ((build, language) => textsPage(build, language, page)),
    ]),
  ),
  companyPages,
  customPages,
  adminPages,
};

/**
 * Every page of the site in every language, a pure function of the content (and the pictures it names). Planning makes
 * no page yet. A planner that fails costs its own part, which stays as it was (`onFault`). `cache` holds plans of the same
 * content folder and picture maker, made before.
 */
export function planPages(build: Build, cache = new PagePlanCache()): PagePlan[] {
  const pages: PagePlan[] = [];
  // Of tens of thousands of plans, `flatMap` takes several times as long.
  for (const language of languages)
    for (const [name, plan] of Object.entries(pagePlanners)) {
      const planned = cache.pages.plan(`${name} in ${language}`, build.onFault, () => plan(build, language, cache));
      for (const page of planned) pages.push(page);
    }
  return pages.concat(cache.pages.plan("notFoundPages", build.onFault, () => notFoundPages(build)));
}
