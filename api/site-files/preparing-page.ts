import type Koa from "koa";
import { plainStyle } from "../http/plain-style";

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<meta http-equiv="refresh" content="5"><title>One moment, please / しばらくお待ちください</title>
<style>${plainStyle}</style></head>
<body><main class="notice"><h1>One moment, please</h1><p>The site is being prepared for the first time. This page reloads by itself.</p>
<div lang="ja"><h2>しばらくお待ちください</h2><p>サイトを準備しています。このページは自動的に再読み込みされます。</p></div></main></body></html>
`;

/** What visitors get in the minute before the first release exists. */
export function preparingPage(ctx: Koa.Context): void {
  ctx.status = 503;
  ctx.set("Retry-After", "5");
  ctx.set("Cache-Control", "no-store");
  ctx.type = "html";
  ctx.body = page;
}
