import { z } from "zod";
import { bilingual } from "../collections/fields";
import { PageMetadata } from "./page-parts";

// Texts of the page that loads the admin; the words inside the admin are in site/locales.
const adminPage = {
  metadata: PageMetadata,
  /** The link back to the public pages, above the page. */
  toSite: bilingual(80).default({ en: "Back to the website", ja: "サイトへ戻る" }),
  loading: bilingual(200),
  /** Shown when the micro-frontend could not be loaded. */
  failed: bilingual(300),
  noScript: bilingual(300),
};

/** `pages/admin-start.yml`. */
export const AdminStartPage = z.strictObject({ id: z.literal("admin-start"), ...adminPage });
export type AdminStartPage = z.infer<typeof AdminStartPage>;

/** `pages/admin-events.yml`. */
export const AdminEventsPage = z.strictObject({ id: z.literal("admin-events"), ...adminPage });
export type AdminEventsPage = z.infer<typeof AdminEventsPage>;

/** `pages/admin-news.yml`. */
export const AdminNewsPage = z.strictObject({ id: z.literal("admin-news"), ...adminPage });
export type AdminNewsPage = z.infer<typeof AdminNewsPage>;

/** `pages/admin-content.yml`. */
export const AdminContentPage = z.strictObject({ id: z.literal("admin-content"), ...adminPage });
export type AdminContentPage = z.infer<typeof AdminContentPage>;

/** `pages/admin-inquiries.yml`. */
export const AdminInquiriesPage = z.strictObject({ id: z.literal("admin-inquiries"), ...adminPage });
export type AdminInquiriesPage = z.infer<typeof AdminInquiriesPage>;

/** `pages/admin-health.yml`. */
export const AdminHealthPage = z.strictObject({ id: z.literal("admin-health"), ...adminPage });
export type AdminHealthPage = z.infer<typeof AdminHealthPage>;
