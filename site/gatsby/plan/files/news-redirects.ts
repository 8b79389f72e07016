import { posix } from "node:path";
import { languageOfPath, newsIdOfPath } from "../../../../content/model/pages/page-paths";
import type { Build } from "../build";
import type { FilePlan } from "../planned-file";
import type { PagePlan } from "../planned-page";

/** Cached by page plan: the site is planned after every save, and one save changes one of ten thousand articles. */
const known = new WeakMap<PagePlan, FilePlan | "none">();

/** `/news/{id}/index.html` of every article: older links without the slug work on any static host and without JavaScript. */
export function newsRedirects({ input: { publicUrl } }: Build, pages: readonly PagePlan[]): FilePlan[] {
  const redirects: FilePlan[] = [];
  for (const page of pages) {
    let plan = known.get(page);
    if (plan === undefined) {
      plan = newsIdOfPath(page.path) === undefined ? "none" : redirect(page.path, publicUrl);
      known.set(page, plan);
    }
    if (plan !== "none") redirects.push(plan);
  }
  return redirects;
}

const redirect = (path: string, publicUrl: string): FilePlan => ({
  path: posix.join(posix.dirname(path), "index.html").slice(1),
  dependencies: [path, publicUrl],
  make: () => redirectHtml(path, publicUrl),
});

// The path is made of encoded parts: it cannot hold a quote or an angle bracket.
function redirectHtml(path: string, publicUrl: string): string {
  return `<!DOCTYPE html><html lang="${languageOfPath(path)}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${path}"><link rel="canonical" href="${publicUrl}${path}"><meta name="robots" content="noindex"><title>${path}</title></head><body><a href="${path}">${path}</a></body></html>\n`;
}
