import { languages } from "../../content/model/language";
import type { PageId } from "../../content/model/pages/page-file";
import type { FixedPage } from "../routes";
import type { Build } from "./build";
import { adminPages } from "./pages/admin-pages";
import { eventsPage } from "./pages/events-page";
import { homePage } from "./pages/home-page";
import { newsPages } from "./pages/news-pages";
import { notFoundPage } from "./pages/not-found-page";
import type { PlannedPage } from "./planned-page";
import type { SiteContent } from "./site-content";

/** The fixed public pages and the files of their texts: the one list of what is built and linked. */
const fixedPages: readonly { readonly page: FixedPage; readonly file: PageId }[] = [
  { page: "home", file: "home" },
  { page: "news", file: "news" },
  { page: "events", file: "events" },
];

/** The fixed pages that can be built: those whose texts are there and valid. */
export function availablePages(content: SiteContent): FixedPage[] {
  return fixedPages.filter(({ file }) => content.page(file)).map(({ page }) => page);
}

/** Every page of the site in every language, a pure function of the content (and the pictures it names). */
export async function planPages(build: Build): Promise<PlannedPage[]> {
  const planned = languages.map(async (language) => [
    ...(await homePage(build, language)),
    ...(await eventsPage(build, language)),
    ...(await newsPages(build, language)),
    ...adminPages(build, language),
  ]);
  return [...(await Promise.all(planned)).flat(), ...notFoundPage(build)];
}
