import type { Build } from "../build";
import type { FilePlan } from "../planned-file";

/** robots.txt: everything may be read; the staff pages say noindex themselves. */
export function robots({ input: { publicUrl } }: Build): FilePlan[] {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap-index.xml\n`;
  return [{ path: "robots.txt", dependencies: [publicUrl], make: () => text }];
}
