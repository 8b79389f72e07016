import { adminApps, adminAssetsPath, adminPaths, type AdminApp } from "../../content/model/pages/admin-paths";
import { languageOfPath, localisedPath } from "../../content/model/pages/page-paths";
import { languages, type Language } from "../../content/model/text/language";
import english from "../../site/locales/en/staff.json";
import japanese from "../../site/locales/ja/staff.json";
import { escaped } from "../http/escaped";
import { plainStyle } from "../http/plain-style";
import type { ContentStore, Snapshot } from "../store/content-store";

const languageNames: Readonly<Record<Language, string>> = { en: "English", ja: "日本語" };

const wordsOf = { en: english, ja: japanese };

/**
 * A staff page without a build: the same words and micro-frontend as on the built page. Undefined for every other path. It has
 * no inline script and the style of `plainStyle` only, so the Content-Security-Policy of every answer fits.
 */
export async function adminShell(
  store: Pick<ContentStore, "ready" | "snapshot">,
  path: string,
): Promise<string | undefined> {
  const language = languageOfPath(path);
  const app = adminApps.find((each) => localisedPath(language, adminPaths[each]) === path);
  if (app === undefined) return undefined;
  await store.ready;
  return shellHtml(store.snapshot(), app, language);
}

function shellHtml(snapshot: Snapshot, app: AdminApp, language: Language): string {
  const site = snapshot.shown("site")[0]?.file.fields;
  const { pages, toSite, loading, failed, noScript } = wordsOf[language];
  const shell = {
    app,
    site: {
      pages: Object.fromEntries(adminApps.map((each) => [each, localisedPath(language, adminPaths[each])])),
      categories:
        language === "en" ? {} : Object.fromEntries((site?.categories ?? []).map(({ en, ja }) => [en, ja] as const)),
    },
  };
  const other = languages.find((each) => each !== language) ?? language;
  const otherPath = localisedPath(other, adminPaths[app]);
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="${escaped(site?.logo ?? "data:,")}"><title>${escaped(pages[app].title)}</title>
<style>${plainStyle}</style>
<script type="module" src="${adminAssetsPath}shell.js"></script></head>
<body><header><a href="${localisedPath(language, "/")}"><span aria-hidden="true">← </span>${escaped(toSite)}</a>
<a href="${otherPath}" lang="${other}" hreflang="${other}">${languageNames[other]}</a></header>
<main><div id="admin" data-shell="${escaped(JSON.stringify(shell))}" data-failed="${escaped(failed)}">
<p role="status">${escaped(loading)}</p>
<noscript><p>${escaped(noScript)}</p></noscript></div></main></body></html>
`;
}
