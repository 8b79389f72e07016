import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { pictureFor } from "./shown-picture";

/** Bytes of a first visit to a page that is read to its end; text gzipped, pictures as they are. */
export interface PageBytes {
  readonly html: number;
  readonly css: number;
  readonly javaScript: number;
  /** What the page's program is given: its own data and the site's. */
  readonly data: number;
  /** Every picture once, in the format and width that a desktop browser chooses. */
  readonly images: number;
}

interface WebpackStats {
  readonly namedChunkGroups?: Readonly<Record<string, { readonly assets: readonly { readonly name: string }[] }>>;
}

/** Weighs a page of a site that Gatsby built. Style sheets within the HTML count as CSS only. */
export function pageBytes(site: string, path: string): PageBytes {
  const html = readFileSync(join(site, htmlFile(path)), "utf8");
  const inline = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)].map((match) => match[1] ?? "").join("\n");
  const linked = addresses(html, /<link[^>]+rel="stylesheet"[^>]*>/g, "href");
  // Browsers that know modules leave `nomodule` scripts alone.
  const scripts = addresses(html.replace(/<script[^>]+nomodule[^>]*>/gi, ""), /<script[^>]+>/g, "src");
  // Only Gatsby's own program asks for it.
  const data = html.includes("gatsby-script-loader") ? [dataFile(path), "/page-data/app-data.json"] : [];
  const text = (paths: readonly string[]): number => sum(unique(paths).map((each) => sizeOf(site, each, zipped)));
  return {
    html: zipped(Buffer.from(html.replace(/<style[^>]*>[^]*?<\/style>/g, ""))),
    css: zipped(Buffer.from(inline)) + text(linked),
    javaScript: text([...scripts, ...scriptsOfTemplate(site, path)]),
    data: text(data),
    images: sum(unique(pictures(html)).map((each) => sizeOf(site, each, (bytes) => bytes.length))),
  };
}

const htmlFile = (path: string): string => (path.endsWith(".html") ? path : join(path, "index.html"));
const dataFile = (path: string): string => join("/page-data", path === "/" ? "index" : path, "page-data.json");

/** The scripts that the program loads once it knows which template the page has; no element of the HTML names them. */
function scriptsOfTemplate(site: string, path: string): string[] {
  const [data, stats] = [join(site, dataFile(path)), join(site, "webpack.stats.json")];
  if (!existsSync(data) || !existsSync(stats)) return [];
  const { componentChunkName } = JSON.parse(readFileSync(data, "utf8")) as { componentChunkName: string };
  const { namedChunkGroups } = JSON.parse(readFileSync(stats, "utf8")) as WebpackStats;
  const assets = namedChunkGroups?.[componentChunkName]?.assets ?? [];
  return assets.flatMap(({ name }) => (name.endsWith(".js") && existsSync(join(site, name)) ? [`/${name}`] : []));
}

function pictures(html: string): string[] {
  const alone = html.replace(/<picture[^>]*>[^]*?<\/picture>/g, "");
  const chosen = [...html.matchAll(/<picture[^>]*>[^]*?<\/picture>/g)].map(([picture]) => pictureFor(picture));
  return [...chosen.flatMap((src) => (src === undefined ? [] : [src])), ...addresses(alone, /<img[^>]+>/g, "src")];
}

/** Values of an attribute of the elements that are addresses of the site itself. */
function addresses(html: string, elements: RegExp, name: string): string[] {
  const found = [...html.matchAll(elements)].map(([element]) => new RegExp(`\\s${name}="(/[^"]*)"`).exec(element)?.[1]);
  return found.flatMap((path) => (path === undefined || path.startsWith("//") ? [] : [path]));
}

function sizeOf(site: string, path: string, size: (bytes: Buffer) => number): number {
  const file = join(site, decodeURIComponent(path.replace(/[?#].*$/, "")));
  return existsSync(file) && statSync(file).isFile() ? size(readFileSync(file)) : 0;
}

function zipped(bytes: Buffer): number {
  return bytes.length === 0 ? 0 : gzipSync(bytes).length;
}

const unique = (values: readonly string[]): string[] => [...new Set(values)];

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
