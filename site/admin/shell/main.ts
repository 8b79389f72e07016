import "./default-policy";
import { adminAssetsPath } from "../../../content/model/pages/admin-paths";
import { defaultLanguage, languages } from "../../../content/model/text/language";
import { loadAdminApp, type AdminShell } from "../host";

// Runs on the built staff page, where boot loads it, and on the one that the API serves without a build
// (api/site-files/admin-shell.ts).
const element = document.getElementById("admin");
const state = document.getElementById("admin-state");

if (element && state) {
  const { app, ...around } = JSON.parse(element.dataset["shell"] ?? "{}") as AdminShell;
  const language = languages.find((each) => each === document.documentElement.lang) ?? defaultLanguage;
  loadAdminApp(app, adminAssetsPath).then(
    (mount) => {
      state.remove();
      mount(element, { language, apiBase: "", ...around });
    },
    (error: unknown) => {
      console.error(error);
      state.textContent = state.dataset["failed"] ?? "";
      state.role = "alert";
    },
  );
}
