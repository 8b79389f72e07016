import {
  adminApps,
  adminAssetsPath,
  adminPageId,
  adminPaths,
  type AdminApp,
} from "../../content/model/pages/admin-paths";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { languages, type Language } from "../../content/model/text/language";
import { plainStyle } from "../http/plain-style";
import type { ContentStore, Snapshot } from "../store/content-store";

const languageNames: Readonly<Record<Language, string>> = { en: "English", ja: "日本語" };

/**
 * A staff page without a build: the words of its content file around the same micro-frontend that the built page loads.
 * Undefined for every other path, and for a staff page that the content does not have. It has no inline script and
 * the style of `plainStyle` only, so the Content-Security-Policy of every answer fits.
 */
export async function adminShell(
  store: Pick<ContentStore, "ready" | "snapshot">,
  path: string,
): Promise<string | undefined> {
  const language = languageOfPath(path);
  const app = adminApps.find((each) => localisedPath(language, adminPaths[each]) === path);
  if (app === undefined) return undefined;
  await store.ready;
  const snapshot = store.snapshot();
  const page = pageOf(snapshot, app);
  return page && shellHtml(snapshot, app, page, language);
}

type AdminTexts = NonNullable<ReturnType<typeof pageOf>>;

function pageOf(snapshot: Snapshot, app: AdminApp) {
  for (const { file } of snapshot.shown("page")) {
    const { page } = file;
    if (page.id === adminPageId(app) && "noScript" in page) return page;
  }
  return undefined;
}

function shellHtml(snapshot: Snapshot, app: AdminApp, page: AdminTexts, language: Language): string {
  const site = snapshot.shown("site")[0]?.file.site;
  const available = adminApps.filter((each) => pageOf(snapshot, each));
  const shell = {
    app,
    site: {
      pages: Object.fromEntries(available.map((each) => [each, localisedPath(language, adminPaths[each])])),
      categories:
        language === "en" ? {} : Object.fromEntries((site?.categories ?? []).map(({ en, ja }) => [en, ja] as const)),
    },
  };
  const other = languages.find((each) => each !== language) ?? language;
  const otherPath = localisedPath(other, adminPaths[app]);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${escaped(site?.logo ?? "data:,")}"><title>${escaped(page.metadata.title[language])}</title>
<style>${plainStyle}</style>
<script type="module" src="${adminAssetsPath}shell.js"></script></head>
<body><header><a href="${localisedPath(language, "/")}"><span aria-hidden="true">← </span>${escaped(page.toSite[language])}</a>
<a href="${otherPath}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></header>
<main><div id="admin" data-shell="${escaped(JSON.stringify(shell))}" data-failed="${escaped(page.failed[language])}">
<p role="status">${escaped(page.loading[language])}</p>
<noscript><p>${escaped(page.noScript[language])}</p></noscript></div></main></body></html>
`;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
