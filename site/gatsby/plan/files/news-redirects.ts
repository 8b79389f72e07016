import { posix } from "node:path";
import { newsIdOfPath } from "../../../../content/model/pages/page-paths";
import { redirectHtml } from "../../output/redirect-html";
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
