import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure";
import { pageBytes, type PageBytes } from "./page-bytes";

const kinds = ["html", "css", "javaScript", "data", "images"] as const satisfies readonly (keyof PageBytes)[];

/** A page and what a first visit to it loads. */
export interface WeighedPage {
  readonly path: string;
  readonly bytes: PageBytes;
}

/** Weighs one page of each template of a built site, and the home page in Japanese. */
export function weighPages(site: string): WeighedPage[] {
  return [...onePageOfEachTemplate(site), "/ja"].map((path) => ({ path, bytes: pageBytes(site, path) }));
}

/** The figures of the pages; scripts stand beside those of a page of the minimal site, which shows next to nothing else. */
export function weights(pages: readonly WeighedPage[], minimal: PageBytes | undefined): Figure[] {
  return pages.flatMap(({ path, bytes }) =>
    kinds.map((kind) => ({
      name: `bytes of ${path}: ${kind}`,
      unit: "KB" as const,
      ours: bytes[kind] / 1024,
      ...(minimal && kind === "javaScript" ? { baseline: { name: "minimal", value: minimal[kind] / 1024 } } : {}),
    })),
  );
}

interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
}

/** Of each template the English page with the shortest address. */
function onePageOfEachTemplate(site: string): string[] {
  const found = readdirSync(join(site, "page-data"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "page-data.json")
    .map(({ parentPath, name }) => JSON.parse(readFileSync(join(parentPath, name), "utf8")) as PageData)
    .filter(({ path }) => !/^\/ja(?:\/|$)/.test(path))
    .sort((a, b) => b.path.length - a.path.length || (a.path < b.path ? 1 : -1));
  return [...new Map(found.map(({ componentChunkName, path }) => [componentChunkName, path])).values()];
}
