import "./default-policy";
import { adminAssetsPath } from "../../../content/model/pages/admin-paths";
import { defaultLanguage, languages } from "../../../content/model/text/language";
import { loadAdminApp, type AdminShell } from "../host";

/** Starts the micro-frontend that the element names; boot calls it on the built staff page, as it calls islands (site/boot/islands.ts). */
export async function mount(element: HTMLElement): Promise<void> {
  const { app, ...around } = JSON.parse(element.dataset["shell"] ?? "{}") as AdminShell;
  const language = languages.find((each) => each === document.documentElement.lang) ?? defaultLanguage;
  const mountApp = await loadAdminApp(app, adminAssetsPath);
  mountApp(element, { language, apiBase: "", ...around });
}

// The page that the API serves without a build (api/site-files/admin-shell.ts) has no boot.
const alone = document.querySelector<HTMLElement>("#admin:not([data-island])");
if (alone)
  mount(alone).catch((error: unknown) => {
    console.error(error);
    alone.textContent = alone.dataset["failed"] ?? "";
    alone.role = "alert";
  });
