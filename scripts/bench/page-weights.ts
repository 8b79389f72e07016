import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Figure } from "./figure";
import { pageBytes, type PageBytes } from "./page-bytes";

const kinds = ["html", "css", "javaScript", "data", "images"] as const satisfies readonly (keyof PageBytes)[];

/** A page, what kind of page it is, and what a first visit to it loads. */
export interface WeighedPage {
  readonly kind: string;
  readonly path: string;
  readonly bytes: PageBytes;
}

/** Weighs a page of each kind of a built site. */
export function weighPages(site: string): WeighedPage[] {
  return [...onePageOfEachKind(site)].map(([kind, path]) => ({ kind, path, bytes: pageBytes(site, path) }));
}

/** The figures of the pages, beside a page of the minimal site. */
export function weights(pages: readonly WeighedPage[], minimal: PageBytes | undefined): Figure[] {
  return pages.flatMap(({ kind, path, bytes }) =>
    kinds.map((each) => ({
      name: `bytes of ${kind} (${path}): ${each}`,
      unit: "KB" as const,
      ours: bytes[each] / 1024,
      // The minimal site has neither style sheets nor pictures.
      ...(minimal && minimal[each] > 0 ? { baseline: { name: "minimal", value: minimal[each] / 1024 } } : {}),
    })),
  );
}

/** Of each template the page with the shortest address in English, and the home page in Japanese. */
function onePageOfEachKind(site: string): Map<string, string> {
  const found = readdirSync(join(site, "page-data"), { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === "page-data.json")
    .map(({ parentPath, name }) => JSON.parse(readFileSync(join(parentPath, name), "utf8")) as PageData)
    .sort((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1));
  const pages = new Map<string, string>();
  for (const { componentChunkName, path } of found) {
    const kind = /([a-z-]+?)-page-tsx$/.exec(componentChunkName)?.[1] ?? componentChunkName;
    const name = kind.replace(/^-*site-[a-z]+-/, "");
    if (!/^\/ja(?:\/|$)/.test(path) && !pages.has(name)) pages.set(name, path);
  }
  return pages.set("home in Japanese", "/ja");
}

interface PageData {
  readonly componentChunkName: string;
  readonly path: string;
}
