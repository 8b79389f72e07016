import "../../ui/default-policy";
import { adminAssetsPath } from "../../../content/model/pages/admin-paths";
import { defaultLanguage, languages } from "../../../content/model/text/language";
import { loadAdminApp, type AdminApp, type AdminSite } from "../host";

// Runs on the page that the API serves while there is no built one (api/site-files/admin-shell.ts).
const element = document.getElementById("admin");
const state = document.getElementById("admin-state");

/** What the page hands on to the micro-frontend, as JSON in its `data-shell`. */
interface ShellData {
  readonly app: AdminApp;
  readonly site: AdminSite;
}

if (element && state) {
  const { app, site } = JSON.parse(element.dataset["shell"] ?? "{}") as ShellData;
  const language = languages.find((each) => each === document.documentElement.lang) ?? defaultLanguage;
  loadAdminApp(app, adminAssetsPath).then(
    (mount) => {
      state.remove();
      mount(element, { language, apiBase: "", site });
    },
    (error: unknown) => {
      console.error(error);
      state.textContent = state.dataset["failed"] ?? "";
      state.role = "alert";
    },
  );
}
