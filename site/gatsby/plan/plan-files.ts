import type { Build } from "./build";
import { calendars } from "./files/calendars";
import { favicon } from "./files/favicon";
import { feeds } from "./files/feeds";
import { focusStyles } from "./files/focus-style";
import { newsRedirects } from "./files/news-redirects";
import { searchFiles } from "./files/search-index";
import { LastPlans } from "./last-plans";
import { themeStyles } from "./files/theme-style";
import type { PagePlan } from "./planned-page";
import type { FilePlan } from "./planned-file";

/** robots.txt: everything may be read; the staff pages say noindex themselves. */
function robots({ input: { publicUrl } }: Build): FilePlan[] {
  const text = `User-agent: *\nAllow: /\n\nSitemap: ${publicUrl}/sitemap-index.xml\n`;
  return [{ path: "robots.txt", dependencies: [publicUrl], make: () => text }];
}

/** The pictures for sharing that the pages name. */
function sharePictures(_: Build, pages: readonly PagePlan[]): FilePlan[] {
  const files: FilePlan[] = [];
  for (const { sharePicture } of pages) if (sharePicture) files.push(sharePicture.file);
  return files;
}

type FilePlanner = (build: Build, pages: readonly PagePlan[]) => readonly FilePlan[];

/** Each plans some of the files. */
export const filePlanners: Record<string, FilePlanner> = {
  favicon,
  themeStyles,
  focusStyles,
  robots,
  newsRedirects,
  searchFiles,
  feeds,
  calendars,
  sharePictures,
};

/**
 * Every file beside the pages and the pictures that they show, apart from the sitemap; `pages` are those of the same build.
 * Pages with the same picture for sharing, such as an untranslated copy, name it twice.
 * Faults as in `planPages`.
 */
export function planFiles(build: Build, pages: readonly PagePlan[], last = new LastPlans<FilePlan>()): FilePlan[] {
  const files: FilePlan[] = [];
  for (const [name, plan] of Object.entries(filePlanners))
    for (const file of last.plan(name, build.onFault, () => plan(build, pages))) files.push(file);
  return files;
}
