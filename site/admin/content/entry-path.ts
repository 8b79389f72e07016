import type { CollectionName } from "../../../content/model/collections/collection-names";
import type { Language } from "../../../content/model/text/language";
import { publicPages, type FixedPage, type Routes } from "../../routes";

/** The page that shows a collection, where that is not the home page. */
const pageOf: Readonly<Partial<Record<CollectionName, FixedPage>>> = {
  events: "events",
  news: "news",
  companies: "directory",
  people: "officeholders",
  plans: "membership",
  terms: "terms",
};

/** Where visitors find an entry; without an id, the page that showed it. */
export function entryPath(name: CollectionName, id: string | undefined, language: Language, routes: Routes): string {
  if (name === "companies" && id !== undefined) return routes.company(language, id);
  if (name === "custom-pages" && id !== undefined) return routes.customPage(language, id);
  if (name === "events" && id !== undefined) return routes.event(language, id);
  const page = name === "pages" ? publicPages.find((each) => each === id) : undefined;
  return routes.page(language, page ?? pageOf[name] ?? "home");
}
