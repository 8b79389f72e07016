import type { ContentFile } from "../../../content/model/collections/content-file";
import { languages, type Language } from "../../../content/model/text/language";
import type { PageId } from "../../../content/model/pages/page-file";
import type { FixedPage } from "../../routes";
import type { Build } from "./build";
import { KeptPlans } from "./kept-plans";
import { aboutPages } from "./pages/about-pages";
import { adminPages } from "./pages/admin-pages";
import { contactPage } from "./pages/contact-page";
import { companyPages } from "./pages/company-pages";
import { directoryPage } from "./pages/directory-page";
import { eventsPage } from "./pages/events-page";
import { homePage } from "./pages/home-page";
import { membershipPage } from "./pages/membership-page";
import { newsPages } from "./pages/news-pages";
import { notFoundPage } from "./pages/not-found-page";
import { officeholderPages } from "./pages/officeholder-pages";
import { sponsorshipPage } from "./pages/sponsorship-page";
import { termsPage } from "./pages/terms-page";
import type { PagePlan } from "./planned-page";
import type { SiteContent } from "../content/site-content";

/** The fixed public pages and the files of their texts: the one list of what is built and linked. */
const fixedPages: readonly { readonly page: FixedPage; readonly file: PageId }[] = [
  { page: "home", file: "home" },
  { page: "about", file: "about" },
  { page: "president", file: "president" },
  { page: "officeholders", file: "officeholders" },
  { page: "membership", file: "membership" },
  { page: "directory", file: "directory" },
  { page: "news", file: "news" },
  { page: "events", file: "events" },
  { page: "contact", file: "contact" },
  { page: "sponsorship", file: "sponsorship" },
  { page: "terms", file: "terms" },
];

/** Pages that show a data file, and its kind: without the data there is no page. */
const dataOf: Partial<Record<FixedPage, ContentFile["kind"]>> = { membership: "plans", terms: "terms" };

/** The fixed pages that can be built: those whose texts are there and valid. */
export function availablePages(content: SiteContent): FixedPage[] {
  const kinds = new Set(content.files.map(({ kind }) => kind));
  return fixedPages
    .filter(({ page, file }) => content.page(file) && kinds.has(dataOf[page] ?? "page"))
    .map(({ page }) => page);
}

interface PageGroup {
  readonly name: string;
  readonly plan: (build: Build, language: Language) => readonly PagePlan[];
  /** The lists of items that the plans are made from, beside all other files. */
  readonly lists: readonly ("events" | "news")[];
}

const pageGroups: readonly PageGroup[] = [
  { name: "home", plan: homePage, lists: ["events", "news"] },
  { name: "about", plan: aboutPages, lists: [] },
  { name: "officeholders", plan: officeholderPages, lists: [] },
  { name: "membership", plan: membershipPage, lists: [] },
  { name: "directory", plan: directoryPage, lists: [] },
  { name: "companies", plan: companyPages, lists: [] },
  { name: "events", plan: eventsPage, lists: ["events"] },
  { name: "news", plan: newsPages, lists: ["news"] },
  { name: "sponsorship", plan: sponsorshipPage, lists: [] },
  { name: "contact", plan: contactPage, lists: [] },
  { name: "terms", plan: termsPage, lists: [] },
  { name: "admin", plan: adminPages, lists: [] },
];

/**
 * Every page of the site in every language, a pure function of the content (and the pictures it names). Planning makes
 * no page yet. `kept` plans of the same input, pictures maker and content before spare planning what did not change.
 */
export function planPages(build: Build, kept = new KeptPlans()): PagePlan[] {
  const { content, pictures } = build;
  const planned = languages.flatMap((language) =>
    pageGroups.flatMap(({ name, plan, lists }) => {
      const of = [content.files, pictures.generation, ...lists.map((list) => content[list])];
      return kept.plans(name, language, of, () => plan(build, language));
    }),
  );
  return [...planned, ...notFoundPage(build)];
}
