import "i18next";
import type about from "./en/about.json";
import type common from "./en/common.json";
import type contact from "./en/contact.json";
import type directory from "./en/directory.json";
import type home from "./en/home.json";
import type items from "./en/items.json";
import type membership from "./en/membership.json";
import type search from "./en/search.json";
import type terms from "./en/terms.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    resources: {
      about: typeof about;
      common: typeof common;
      contact: typeof contact;
      directory: typeof directory;
      home: typeof home;
      items: typeof items;
      membership: typeof membership;
      search: typeof search;
      terms: typeof terms;
    };
  }
}
