import type { Sites } from "../host";

const site: Sites["en"] = {
  product: "demo",
  name: "Demo Chamber",
  shortName: "DC",
  titleSuffix: "Demo Chamber",
  description: "A chamber for tests",
  email: "office@demo.example",
  city: "Tokyo",
  logo: "/media/site/logo.svg",
  social: {},
  pages: ["events", "news"],
  categories: {},
};

/** A chamber for tests, which is not the one of content/. */
export const testSites: Sites = { en: site, ja: { ...site, categories: { Members: "会員" } } };
