import type { AdminPage } from "../../content/model/collections/pages/admin-page";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { AdminApp, AdminSite, Sites } from "../admin/host";

/** What a page that loads a micro-frontend shows around it. */
export interface AdminPageData {
  readonly app: AdminApp;
  /** Staff write for both languages at once, whatever language they read the page in. */
  readonly sites: Sites;
  readonly pages: AdminSite["pages"];
  readonly texts: Pick<InLanguage<AdminPage>, "toSite" | "loading" | "failed" | "noScript">;
}
