import { z } from "zod";
import { bilingual } from "../fields";
import { adminPageId, type AdminApp } from "../../pages/admin-paths";
import { PageMetadata } from "./page-parts";

/** `pages/admin-<app>.yml`: texts of the page that loads the admin; the words inside the admin are in site/locales. */
const adminPage = <App extends AdminApp>(app: App) =>
  z.strictObject({
    id: z.literal(adminPageId(app)),
    metadata: PageMetadata,
    /** The link back to the public pages, above the page. */
    toSite: bilingual(80).default({ en: "Back to the website", ja: "サイトへ戻る" }),
    loading: bilingual(200),
    /** Shown when the micro-frontend could not be loaded. */
    failed: bilingual(300),
    noScript: bilingual(300),
  });

/** The staff pages. */
export const adminPages = [
  adminPage("start"),
  adminPage("events"),
  adminPage("news"),
  adminPage("content"),
  adminPage("inquiries"),
  adminPage("health"),
] as const;

export type AdminPage = z.infer<(typeof adminPages)[number]>;
