import { defaultFooter, defaultMenu, plansHash, ways, type MenuEntry } from "../../content/model/menu/default-menu";
import { menuTarget } from "../../content/model/menu/menu-target";
import type { Language } from "../../content/model/text/language";
import { createRoutes } from "../routes";
import type { NavigationGroup, NavigationItem, NavigationLink, SiteInfo } from "./page-context";

/** True for a group of links. */
export const isGroup = (item: NavigationItem): item is NavigationGroup => "links" in item;

export { plansHash };

/** What decides which entries of a menu are shown. */
type Shown = Pick<SiteInfo, "product" | "pages" | "withoutPlans">;

/** A menu in a language, without what does not exist; `ownPages`: path of a chamber's own page -> its address. */
export function menuIn(
  entries: readonly MenuEntry[],
  language: Language,
  site: Shown,
  ownPages: ReadonlyMap<string, string> = new Map(),
): NavigationItem[] {
  const routes = createRoutes(site.product);
  const addressOf = (to: string): string | undefined => {
    const target = menuTarget(to);
    if (target?.kind === "site") return target.address;
    if (target?.kind === "own") {
      const page = ownPages.get(target.path);
      return page === undefined ? undefined : routes.twin(language, page) + target.hash;
    }
    if (target === undefined || !site.pages.includes(target.page)) return undefined;
    return site.withoutPlans && target.hash === plansHash
      ? undefined
      : routes.page(language, target.page) + target.hash;
  };
  const linkTo = (label: MenuEntry["label"], to: string): NavigationLink[] => {
    const address = addressOf(to);
    return address === undefined ? [] : [{ label: label[language], to: address }];
  };
  return entries.flatMap(({ label, to, children }, at): NavigationItem[] => {
    if (to !== undefined) return linkTo(label, to);
    const links = children.flatMap((child) => linkTo(child.label, child.to));
    return links.length === 0 ? [] : [{ id: idOf(entries, at), label: label[language], links }];
  });
}

/** The English name as a word of letters: `aboutUs`; of a name that another entry has, too, with its place. */
function idOf(entries: readonly MenuEntry[], at: number): string {
  const words = entries.map(({ label: { en } }) =>
    en
      .toLowerCase()
      .replace(/[^a-z]+(.)?/g, (_, letter = "") => String(letter).toUpperCase())
      .replace(/^./, (first) => first.toLowerCase()),
  );
  const word = words[at] ?? "";
  return word === "" || words.indexOf(word) < at ? `${word}${String(at)}` : word;
}

/** The links of the header and the footer (R2.5, R2.6), without those to what does not exist. */
export function navigationItems(site: Shown & Pick<SiteInfo, "menus">, language: Language = "en") {
  const header = site.menus?.header ?? menuIn(defaultMenu, language, site);
  const below = site.menus?.footer ?? menuIn(defaultFooter, language, site);
  const isLink = (item: NavigationItem): item is NavigationLink => !isGroup(item);
  return {
    header,
    footer: below.filter(isGroup),
    legal: below.filter(isLink),
    ways: menuIn(ways, language, site).filter(isLink),
  };
}
