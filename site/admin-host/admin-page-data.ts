import type { AdminApp, AdminSite, Sites } from "../admin/host";
import type words from "../locales/en/staff.json";

/** What a page that loads a micro-frontend shows around it. */
export interface AdminPageData {
  readonly app: AdminApp;
  /** Staff write for both languages at once, whatever language they read the page in. */
  readonly sites: Sites;
  readonly pages: AdminSite["pages"];
  readonly texts: Omit<typeof words, "pages">;
}
