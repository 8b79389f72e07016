/// <reference types="vite/types/importMeta.d.ts" />
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { BuildInput } from "../../../content/model/api/build-input";
import { pageDataUrl } from "../../../site/islands/page-data-url";
import { browserScripts, copyBrowserScripts } from "../../../site/gatsby/gatsby-api/browser-scripts";
import { htmlFile, writeHeadingFonts } from "../../../site/gatsby/fonts/heading-fonts";
import { writePlannedFile } from "../../../site/gatsby/output/write-planned-files";
import { writeSitemap } from "../../../site/gatsby/output/write-sitemap";
import type { PagePlan } from "../../../site/gatsby/plan/planned-page";
import { SitePlanner } from "../../../site/gatsby/render/site-planner";
import "../../../site/gatsby/gatsby-api/styles";
import { pageHtml, type Template, type Words } from "./page-html";

const site = "../../../site/";
const templates = import.meta.glob<Template>("../../../site/*/*Page.tsx", { eager: true });
const locales = import.meta.glob<object>("../../../site/locales/*/*.json", { eager: true, import: "default" });

/** What a whole site is made of. */
export interface SiteToRender {
  readonly input: BuildInput;
  /** Absolute folder of encoded pictures. */
  readonly pictureCache: string;
  /** Absolute folder that gets the site. */
  readonly folder: string;
}

/** Makes a whole site: pages with their data, files beside them, pictures, the browser's scripts. */
async function renderSite({ input, pictureCache, folder }: SiteToRender): Promise<void> {
  Object.assign(globalThis, { __SCRIPT_FILES__: browserScripts() });
  const styles = await readJson<Record<string, string[]>>(join(import.meta.dirname, "styles.json"));
  const write = async (path: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  };
  const writePage = async (page: PagePlan): Promise<void> => {
    const template = templates[site + page.template];
    if (template === undefined) throw new Error(`${page.template} was not compiled`);
    const { context } = await page.make();
    const words = wordsOf(template, page);
    const html = pageHtml(template, context, words, styles[page.template] ?? []);
    await write(htmlFile(page.path), html);
    const edges = Object.entries(words).map(([ns, data]) => ({
      node: { ns, data: JSON.stringify(data), language: page.language },
    }));
    const data = { path: page.path, result: { data: { locales: { edges } }, pageContext: context } };
    await write(pageDataUrl(page.path), JSON.stringify(data));
  };
  const planner = SitePlanner.open(input, pictureCache, folder);
  const { pages, files, broken } = planner.plan(input.builtOn);
  if (broken.length > 0) throw new Error(JSON.stringify(broken));
  for (const page of pages) await writePage(page);
  for (const file of files) if (file.isDeferred !== true) await writePlannedFile(folder, file);
  await planner.pictures.encode();
  await writeSitemap(folder, input.publicUrl, pages);
  await copyBrowserScripts(folder);
  await writeHeadingFonts(folder, pages);
  await cp(join(import.meta.dirname, "static"), join(folder, "static"), { recursive: true });
}

/** The words of the namespaces that a template's query names. */
function wordsOf({ query = "[]" }: Template, { language }: PagePlan): Words {
  const names = JSON.parse(/\[.*?\]/s.exec(query)?.[0] ?? "[]") as string[];
  return Object.fromEntries(names.map((name) => [name, locales[`${site}locales/${language}/${name}.json`] ?? {}]));
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, "utf8")) as T;
}

await renderSite(await readJson(process.argv[2] ?? ""));
