import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { ContentFile } from "../../content/model/entries/content-file";
import { adminPaths } from "../../content/model/pages/admin-paths";
import { localisedPath } from "../../content/model/pages/page-paths";
import { followRedirects, type Redirect } from "../../content/model/redirects/follow-redirects";
import { sitePages } from "../../content/model/redirects/site-pages";
import { languages } from "../../content/model/text/language";
import { redirectHtml } from "../../site/gatsby/output/redirect-html";

/**
 * Makes a built site fit for a host without rules: pages that lead from addresses that moved and from the numbers of articles,
 * in both languages, and no staff pages (R2.10, R7.7). `files`: the content of the build.
 */
export async function fitForStaticHost(
  folder: string,
  publicUrl: string,
  files: readonly ContentFile[],
  moved: readonly Redirect[],
): Promise<void> {
  for (const language of languages)
    for (const path of Object.values(adminPaths)) {
      const page = localisedPath(language, path);
      await rm(join(folder, page), { recursive: true, force: true });
      await rm(join(folder, "page-data", page), { recursive: true, force: true });
    }
  for (const [from, to] of staticRedirects(files, moved))
    for (const language of languages) {
      const [page, target] = [localisedPath(language, from), localisedPath(language, to)];
      const file = join(folder, page, "index.html");
      if (existsSync(file)) continue;
      if (!existsSync(join(folder, decodeURIComponent(target), "index.html"))) continue;
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, redirectHtml(target, publicUrl));
    }
}

/** Address that is no page -> the page it leads to, both in English. */
export function staticRedirects(
  files: readonly ContentFile[],
  moved: readonly Redirect[],
): ReadonlyMap<string, string> {
  const pageAt = sitePages(() => files);
  const written = files.flatMap((file) => (file.collection === "redirects" ? file.fields.entries : []));
  const redirects = [...written, ...moved];
  const { targets } = followRedirects(redirects, pageAt);
  const found = new Map(targets);
  for (const file of files) {
    if (file.collection !== "news") continue;
    const number = `/news/${String(file.fields.serial_no)}`;
    const page = pageAt(number);
    if (page !== undefined) found.set(number, page);
  }
  // Also as it was written: hosts tell upper from lower case.
  for (const { from } of redirects) {
    const to = targets.get(from.toLowerCase());
    if (to !== undefined) found.set(from, to);
  }
  return found;
}
