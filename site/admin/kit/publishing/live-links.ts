import { languages, type Language } from "../../../../content/model/text/language";
import { createRoutes } from "../../../routes";
import type { Sites } from "../../host";
import type { ItemKind } from "../form/item-kind";
import type { Entry } from "../entry/entry";

/** A public page in a language. */
export interface LiveLink {
  readonly language: Language;
  readonly path: string;
}

/** Where visitors find the item in both languages; of a deleted item, the pages that showed it. */
export function liveLinks(
  kind: Pick<ItemKind, "name" | "livePath">,
  item: Entry | undefined,
  sites: Sites | undefined,
): LiveLink[] {
  // No page shows redirects.
  if (sites === undefined || kind.name === "redirects") return [];
  return languages.map((language) => {
    const routes = createRoutes(sites[language].product);
    return { language, path: kind.livePath(item, language, routes) };
  });
}

/** The page of the site that a form was opened from (site/boot/edit-link.ts), if any; no other site's. */
export function pageOfWayBack({ search, origin }: Pick<Location, "search" | "origin">): string | undefined {
  const back = new URLSearchParams(search).get("back");
  if (back === null || !URL.canParse(back, origin)) return undefined;
  const { origin: its, pathname } = new URL(back, origin);
  return its === origin ? pathname : undefined;
}
