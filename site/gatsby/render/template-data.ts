import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { languages } from "../../../content/model/text/language";
import { kindOf, type PagePlan } from "../plan/planned-page";
import { templatePagesFolder } from "../plan/template-pages";

type Page = Pick<PagePlan, "path" | "template" | "language">;

/** Name of the file with the data of a page of a template, in one language. */
export const templateDataName = (page: Pick<Page, "template" | "language">): string =>
  `${kindOf(page).replaceAll("/", "-")}.json`;

/**
 * Stores the data that Gatsby wrote of one page of each template and language, and takes the pages out of the built site that
 * are nothing but their template. Gatsby does not write again what it knows: what an earlier build stored stays.
 */
export async function storeTemplateData(publicDir: string, folder: string, pages: readonly Page[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const ofKind = new Map(pages.map((page) => [kindOf(page), page]));
  for (const page of ofKind.values()) {
    const data = join(publicDir, "page-data", page.path === "/" ? "index" : page.path, "page-data.json");
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
