import "i18next";
import type common from "./en/common.json";
import type home from "./en/home.json";
import type items from "./en/items.json";

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common";
    returnNull: false;
    resources: { common: typeof common; home: typeof home; items: typeof items };
  }
}
