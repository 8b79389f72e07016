import { writeFile } from "node:fs/promises";
import { join } from "node:path";

/** robots.txt: everything may be read; the staff pages say noindex themselves. */
export async function writeRobots(publicDir: string, publicUrl: string): Promise<void> {
  await writeFile(
    join(publicDir, "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap-index.xml\n`,
  );
}
