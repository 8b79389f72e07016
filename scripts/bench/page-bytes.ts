import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

/** Bytes of a first visit to a page; text gzipped, pictures as they are. */
export interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly javaScript: number;
  readonly images: number;
}

/** Weighs a page of a built site. Style sheets within the HTML count as CSS only. */
export function pageBytes(site: string, page: string): PageBytes {
  const html = readFileSync(join(site, page), "utf8");
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((match) => match[1] ?? "").join("\n");
  const linked = attributes(html, /<link[^>]+rel="stylesheet"[^>]*>/g, "href");
  // Browsers that know modules leave `nomodule` scripts alone.
  const scripts = attributes(html.replace(/<script[^>]+nomodule[^>]*>/gi, ""), /<script[^>]+>/g, "src");
  const images = attributes(html, /<img[^>]+>/g, "src");
  return {
    html: zipped(Buffer.from(html.replace(/<style[^>]*>[^]*?<\/style>/g, ""))),
    css: zipped(Buffer.from(inline)) + sum(linked.map((path) => sizeOf(site, path, zipped))),
    javaScript: sum(scripts.map((path) => sizeOf(site, path, zipped))),
    images: sum(images.map((path) => sizeOf(site, path, (bytes) => bytes.length))),
  };
}

/** Values of an attribute of the elements, each once, that are addresses of the site itself. */
function attributes(html: string, elements: RegExp, name: string): string[] {
  const found = [...html.matchAll(elements)].map(([element]) => new RegExp(`\\s${name}="(/[^"]*)"`).exec(element)?.[1]);
  return [...new Set(found.flatMap((path) => (path === undefined || path.startsWith("//") ? [] : [path])))];
}

function sizeOf(site: string, path: string, size: (bytes: Buffer) => number): number {
  const file = join(site, decodeURIComponent(path.replace(/[?#].*$/, "")));
  return existsSync(file) && statSync(file).isFile() ? size(readFileSync(file)) : 0;
}

function zipped(bytes: Buffer): number {
  return bytes.length === 0 ? 0 : gzipSync(bytes).length;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
