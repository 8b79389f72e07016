import type { Figure } from "./figure";
import { pageBytes, type PageBytes } from "./page-bytes";

const kinds = ["html", "css", "javaScript", "data", "images"] as const satisfies readonly (keyof PageBytes)[];
const addresses = ["/", "/ja", "/sccj-events", "/sccj-terms"] as const;

/** Weighs some pages of a built site, between the largest and the smallest. */
export function weighPages(site: string): ReadonlyMap<string, PageBytes> {
  return new Map(addresses.map((path) => [path, pageBytes(site, path)]));
}

/** The figures of the pages; scripts stand beside those of a page of the minimal site, which shows next to nothing else. */
export function weights(pages: ReadonlyMap<string, PageBytes>, minimal: PageBytes | undefined): Figure[] {
  return [...pages].flatMap(([path, bytes]) =>
    kinds.map((kind): Figure => {
      const baseline = minimal && kind === "javaScript" ? { name: "minimal", value: minimal[kind] / 1024 } : undefined;
      return { name: `bytes of ${path}: ${kind}`, unit: "KB", ours: bytes[kind] / 1024, baseline };
    }),
  );
}
