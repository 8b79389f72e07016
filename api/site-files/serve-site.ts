import type Koa from "koa";
import {
  companyOfPath,
  eventIdOfPath,
  languageOfPath,
  localisedPath,
  newsIdOfPath,
} from "../../content/model/pages/page-paths";
import { themeOfPath } from "../../content/model/theme/theme-style";
import { findFile } from "./find-file";
import { sendFile } from "./send-file";
import { sendSpeculationRules, speculationRulesPath } from "./speculation-rules";
import { sendThemeStyle } from "./theme-style";
import { plainStyle } from "../http/plain-style";

export interface SiteFiles {
  /** Folder of the live release, or undefined before the first build. */
  readonly siteFolder: () => string | undefined;
  /** The one address of a news item that the store has, by `_id` or serial number, or undefined (R2.2). */
  readonly newsAddress: (idOrSerialNo: string, path: string) => string | undefined;
  /** Where a path that a page had leads now, or undefined (R2.10). */
  readonly movedTo: (path: string) => string | undefined;
  /** True when the store has the company. */
  readonly hasCompany: (slug: string) => boolean;
  /** True when the store has the event. */
  readonly hasEvent: (id: string) => boolean;
  /** The Content-Security-Policy of a release's pages, which allows their inline styles. */
  readonly pagePolicy: (folder: string) => Promise<string>;
  /** HTML of a staff page that needs no release, undefined for other paths. */
  readonly adminShell: (path: string) => Promise<string | undefined>;
}

/**
 * Serves the live release: files, pages, redirects to the one address of a page, and the bilingual 404 page, which
 * also shows items that are newer than the release (R2.4). Answers GET and HEAD only.
 */
export function serveSite(files: SiteFiles): Koa.Middleware {
  return async (ctx, next) => {
    if (ctx.method !== "GET" && ctx.method !== "HEAD") await next();
    else await answer(ctx, files);
  };
}

async function answer(ctx: Koa.Context, files: SiteFiles): Promise<void> {
  if (ctx.path === speculationRulesPath) {
    sendSpeculationRules(ctx);
    return;
  }
  const theme = themeOfPath(ctx.path);
  if (theme !== undefined) {
    sendThemeStyle(ctx, theme);
    return;
  }
  const folder = files.siteFolder();
  if (folder === undefined) {
    const shell = await files.adminShell(ctx.path);
    if (shell === undefined) preparingPage(ctx);
    else sendShell(ctx, shell);
    return;
  }
  const found = await findFile(folder, ctx.path);
  switch (found.kind) {
    case "redirect":
      ctx.status = 301;
      ctx.redirect(found.to + ctx.search);
      return;
    case "file":
      return sendFile(ctx, folder, found.path);
    case "page":
      // A release that still has the page of an old address shows it until the next one is live.
      return sendPage(ctx, folder, found.path, files);
    case "none": {
      const moved = files.movedTo(ctx.path);
      if (moved === undefined) return sendFallback(ctx, folder, files);
      ctx.status = 301;
      // A page may move back: a browser that kept the redirect would be sent round in a circle.
      ctx.set("Cache-Control", "no-cache");
      ctx.redirect(moved + ctx.search);
    }
  }
}

function sendShell(ctx: Koa.Context, html: string): void {
  ctx.set("Cache-Control", "no-store");
  ctx.type = "html";
  ctx.body = html;
}

async function sendFallback(ctx: Koa.Context, folder: string, files: SiteFiles): Promise<void> {
  const address = newsAddressOf(files, ctx.path);
  if (address !== undefined && address !== ctx.path) {
    ctx.status = 302;
    ctx.redirect(address + ctx.search);
    return;
  }
  const page = localisedPath(languageOfPath(ctx.path), "/404.html").slice(1);
  const found = await findFile(folder, `/${page}`);
  const status = isNewerItem(files, ctx.path) ? 200 : 404;
  await sendPage(ctx, folder, found.kind === "file" ? found.path : "404.html", files, status);
}

/** True for the address of an item that the store has and the release has not. */
function isNewerItem(files: SiteFiles, path: string): boolean {
  const [company, event] = [companyOfPath(path), eventIdOfPath(path)];
  if (newsAddressOf(files, path) === path || (company !== undefined && files.hasCompany(company))) return true;
  return event !== undefined && files.hasEvent(event);
}

function newsAddressOf(files: SiteFiles, path: string): string | undefined {
  const id = newsIdOfPath(path);
  return id === undefined ? undefined : files.newsAddress(id, path);
}

async function sendPage(ctx: Koa.Context, folder: string, page: string, files: SiteFiles, status = 200): Promise<void> {
  ctx.set("Content-Security-Policy", await files.pagePolicy(folder));
  // Browsers that support speculation rules prefetch the page behind a link before it is followed.
  ctx.set("Speculation-Rules", `"${speculationRulesPath}"`);
  await sendFile(ctx, folder, page, status);
}

const preparing = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><title>One moment, please / しばらくお待ちください</title>
<style>${plainStyle}</style></head>
<body><main class="notice"><h1>One moment, please</h1><p>The site is being prepared for the first time. This page reloads by itself.</p>
<div lang="ja"><h2>しばらくお待ちください</h2><p>サイトを準備しています。このページは自動的に再読み込みされます。</p></div></main></body></html>
`;

/** What visitors get in the minute before the first release exists. */
function preparingPage(ctx: Koa.Context): void {
  ctx.status = 503;
  ctx.set("Retry-After", "5");
  ctx.set("Cache-Control", "no-store");
  ctx.type = "html";
  ctx.body = preparing;
}
