import type words from "../locales/en/common.json";
import type { FixedPage } from "../routes";
import type { SiteInfo } from "./page-context";

/** A link of the navigation; its words are `nav.<label>` of the common words. */
export interface NavigationLink {
  readonly page: FixedPage;
  readonly label: NavigationLabel;
  readonly hash?: string;
}
/** A disclosure with links. */
export interface NavigationGroup {
  readonly label: NavigationLabel;
  readonly links: readonly NavigationLink[];
}
/** Keys below `nav` in the common words. */
export type NavigationLabel = keyof (typeof words)["nav"];

export type NavigationItem = NavigationLink | NavigationGroup;

/** True for a group of links. */
export const isGroup = (item: NavigationItem): item is NavigationGroup => "links" in item;

/** Leads to the plans of the membership page. */
export const plansHash = "#membership-plans";

const about: NavigationGroup = {
  label: "aboutUs",
  links: [
    { page: "about", label: "about" },
    { page: "president", label: "president" },
    { page: "officeholders", label: "officeholders" },
  ],
};
const membership: NavigationGroup = {
  label: "membership",
  links: [
    { page: "membership", label: "whyJoin", hash: "#chamber-membership" },
    { page: "membership", label: "plans", hash: plansHash },
    { page: "directory", label: "directory" },
  ],
};
const news: NavigationLink = { page: "news", label: "news" };
const events: NavigationLink = { page: "events", label: "events" };
const contact: NavigationLink = { page: "contact", label: "contact" };

const header: readonly NavigationItem[] = [about, membership, news, events, contact];
const footer: readonly NavigationGroup[] = [
  about,
  membership,
  { label: "community", links: [news, events, { page: "sponsorship", label: "sponsorship" }] },
];
const legal: readonly NavigationLink[] = [
  { page: "terms", label: "terms" },
  { ...contact, label: "contactUs" },
];

/** The pages that lead to nearly everything, for those who do not find what they look for. */
const ways: readonly NavigationLink[] = [
  events,
  news,
  { page: "membership", label: "membership" },
  { page: "directory", label: "directory" },
  { page: "about", label: "about" },
  contact,
];

/** The links of the header and the footer (R2.5, R2.6), without those to what does not exist. */
export function navigationItems({ pages, withoutPlans = false }: Pick<SiteInfo, "pages" | "withoutPlans">) {
  const exists = ({ page, hash }: NavigationLink): boolean =>
    pages.includes(page) && !(withoutPlans && hash === plansHash);
  const group = (item: NavigationGroup): NavigationGroup => ({ ...item, links: item.links.filter(exists) });
  return {
    header: header.flatMap((item): NavigationItem[] => {
      if (!isGroup(item)) return exists(item) ? [item] : [];
      const kept = group(item);
      return kept.links.length > 0 ? [kept] : [];
    }),
    footer: footer.map(group).filter(({ links }) => links.length > 0),
    legal: legal.filter(exists),
    ways: ways.filter(exists),
  };
}
