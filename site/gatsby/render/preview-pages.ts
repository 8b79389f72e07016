import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Previewed, RenderPreview } from "../../../content/model/api/render-messages";
import { errorMessage } from "../../../content/model/error-message";
import { languageOfPath, originalPath } from "../../../content/model/pages/page-paths";
import { headingFont, type HeadingFont } from "../fonts/heading-font";
import type { PagePlan } from "../plan/planned-page";
import type { PageMaker } from "./gatsby-renderer";
import type { PageShapes } from "./page-shapes";
import { ReleasedPlans } from "./released-plans";
import type { SitePlan, SitePlanner } from "./site-planner";

/** Of a change of every page the first are enough: making two thousand titles would take longer than the page. */
const mostListed = 100;

/** What a preview is made of; `makeFont` makes a page's own font in the release, where the frame loads it from. */
interface PreviewedSite {
  readonly planner: SitePlanner;
  readonly shapes: PageShapes;
  readonly plan: SitePlan;
  readonly makeFont: (font: HeadingFont) => Promise<unknown>;
}

/** Renders a page of the site as it would be with one file replaced, and names the pages that change; never rejects. */
export async function previewPages(
  gatsby: PageMaker,
  { planner, shapes, plan, makeFont }: PreviewedSite,
  { file, page: asked = "", builtOn }: RenderPreview,
): Promise<Previewed> {
  let found: Omit<Previewed, "html"> = { kind: "previewed", pages: [], total: 0 };
  try {
    const preview = planner.preview(file);
    // Planned for the release's day, so that another day is no change.
    const planned = preview.plan(plan.builtOn).pages;
    const touched = byInterest(new ReleasedPlans(plan.pages).compare(planned).touched, file.path);
    const listed = touched.slice(0, mostListed);
    const pages = listed.map((page) => ({ path: page.path, language: page.language, title: page.title() }));
    const language = languageOfPath(asked);
    const first = touched.find((page) => page.language === language) ?? touched[0];
    const path = planned.some(({ path }) => path === asked) ? asked : first?.path;
    found = { ...found, pages, total: touched.length };
    if (path === undefined) return found;
    found = { ...found, page: path };
    const shown = builtOn === plan.builtOn ? planned : preview.plan(builtOn).pages;
    const page = shown.find((each) => each.path === path);
    return page === undefined ? found : { ...found, html: await htmlOf(gatsby, shapes, page, makeFont) };
  } catch (error) {
    return { ...found, broken: errorMessage(error) };
  }
}

async function htmlOf(
  gatsby: PageMaker,
  shapes: PageShapes,
  page: PagePlan,
  makeFont: PreviewedSite["makeFont"],
): Promise<string> {
  const { files, html } = await gatsby.render(await shapes.dataOf(page));
  await Promise.all([files.html, files.data].map((file) => rm(join(gatsby.outputDir, file))));
  const font = page.language === "ja" ? headingFont(html) : undefined;
  if (font !== undefined) await makeFont(font);
  return previewHtml(html);
}

/** Templates of the pages that show one entry of a folder. */
const entryTemplates: Readonly<Record<string, string>> = {
  "custom-pages": "custom-pages/CustomPage.tsx",
  companies: "directory/CompanyPage.tsx",
  events: "events/EventPage.tsx",
  news: "news/ArticlePage.tsx",
  people: "about/ProfilePage.tsx",
};

/** The page of the entry itself comes first, the home page, which shows something of everything, after other fixed pages. */
function byInterest(pages: readonly PagePlan[], file: string): readonly PagePlan[] {
  const own = entryTemplates[file.split("/")[0] ?? ""];
  const rank = ({ path, template }: PagePlan): number => {
    if (template === own) return 0;
    if (/\/archive\/\d+$/.test(path)) return 3;
    return originalPath(path) === "/" && own === undefined && file !== "site.yml" ? 2 : 1;
  };
  return pages.toSorted((a, b) => rank(a) - rank(b));
}

const inert = /<(script|noscript|template)\b[^>]*>.*?<\/\1>/gs;
const shownHead = /<(title|style)\b[^>]*>.*?<\/\1>/gs;

/**
 * A page's HTML for a frame in a staff page (`<iframe srcdoc sandbox>`): without scripts, metadata and what only shows
 * where scripts are off, and with style sheets whose hashes the staff page's own Content-Security-Policy holds. Nothing in
 * it can run, also where the frame allows scripts so that `@media (scripting)` is as visitors have it; links want a new
 * window, which the sandbox refuses.
 */
export function previewHtml(html: string): string {
  return html
    .replace(inert, "")
    .replace(
      /<head>(.*?)<\/head>/s,
      (_, head: string) => `<head>${first}${(head.match(shownHead) ?? []).join("")}</head>`,
    );
}

const first = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'"><base target="_blank">`;
