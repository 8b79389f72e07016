/** The fixed pages of the route table (R2.1); the file of each in `content/pages` has the same name. */
export const publicPages = [
  "home",
  "about",
  "president",
  "officeholders",
  "membership",
  "directory",
  "news",
  "events",
  "contact",
  "sponsorship",
  "terms",
  "search",
] as const;

export type FixedPage = (typeof publicPages)[number];

/** The English paths of the fixed pages for the `{product}` of `content/site.yml` (R1.2). */
export const fixedPaths = (product: string): Readonly<Record<FixedPage, string>> => ({
  home: "/",
  about: `/${product}-about`,
  president: `/about/${product}-president`,
  officeholders: `/about/${product}-officeholders`,
  membership: `/${product}-membership`,
  directory: `/${product}-members-directory`,
  news: `/${product}-news`,
  events: `/${product}-events`,
  contact: `/${product}-contact`,
  terms: `/${product}-terms`,
  sponsorship: `/${product}-sponsorship`,
  search: "/search",
});

/** The English path of the profile of an officeholder. */
export const officeholderPath = (product: string, serialNo: number | string): string =>
  `/${product}-board-of-directors/${String(serialNo)}`;

/** The English path of a member company's page. */
export const companyPath = (slug: string): string => `/company/${encodeURIComponent(slug)}`;
