import { existsSync } from "node:fs";
import { cp, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "../../../content/model/text/language";
import { kindOf, type PagePlan } from "../plan/planned-page";
import { templatePagesFolder } from "../plan/template-pages";

type Page = Pick<PagePlan, "path" | "template" | "language">;

/** Name of the file with the data of a page of a template, in one language. */
export const templateDataName = (page: Pick<Page, "template" | "language">): string =>
  `${kindOf(page).replaceAll("/", "-")}.json`;

const dataFile = (publicDir: string, { path }: Page): string =>
  join(publicDir, "page-data", path === "/" ? "index" : path, "page-data.json");

/**
 * Puts the files of pages that are nothing but their template back where Gatsby wrote them: it opens the HTML of every page
 * again, and may render any from its data.
 */
export async function restoreTemplateData(publicDir: string, folder: string, pages: readonly Page[]): Promise<void> {
  for (const page of pages) {
    const stored = await readFile(join(folder, templateDataName(page)), "utf8").catch(() => undefined);
    // The data of a page of the site is not of this one.
    if (stored === undefined || (JSON.parse(stored) as { readonly path: string }).path !== page.path) continue;
    const html = join(publicDir, page.path, "index.html");
    for (const file of [html, dataFile(publicDir, page)]) {
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, file === html ? "" : stored);
    }
  }
}

/**
 * Stores the data that Gatsby wrote of one page of each template and language, and takes the pages out of the built site that
 * are nothing but their template. Gatsby does not write again what it knows: what an earlier build stored stays.
 */
export async function storeTemplateData(publicDir: string, folder: string, pages: readonly Page[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ofKind = new Map(pages.map((page) => [kindOf(page), page]));
  for (const page of ofKind.values()) {
    const data = dataFile(publicDir, page);
    const file = join(folder, templateDataName(page));
    if (!existsSync(data)) continue;
    await cp(data, `${file}.part`);
    await rename(`${file}.part`, file);
  }
  for (const language of languages)
    for (const place of ["", "page-data"]) {
      const below = join(publicDir, place, language === "en" ? "" : language);
      await rm(join(below, templatePagesFolder), { recursive: true, force: true });
    }
}
