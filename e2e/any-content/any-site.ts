import type { Browser } from "playwright-core";
import type { BuildInput } from "../../content/model/api/build-input";
import { copyPublicContent } from "../../scripts/site/copy-public-content";
import { standardTime } from "../product/clock";
import type { MakeSite } from "../product/without-gatsby/make-site";
import { shownFaults } from "./shown-faults";
import { pagesOf, siteFaults } from "./site-faults";

const publicUrl = "https://anyco.example";
export const siteSettings: Omit<BuildInput, "contentDir"> = {
  commit: null,
  publicUrl,
  builtOn: standardTime.slice(0, 10),
  gtagId: null,
  captchaSiteKey: null,
  contact: null,
  pictureEncoding: "quick",
};
/** Pages that are loaded into a staff page, which their own tests look at. */
const isPublic = (path: string): boolean => !/^(?:\/ja)?\/admin/.test(path);

/** An entry's page: the folder is one for all of its kind. */
const ofEntry = /^((?:\/ja)?\/(?:custom-pages-|(?:company|events|news|[^/]+-board-of-directors)\/)).*$/;
const kindOf = (path: string): string => path.replace(ofEntry, "$1");
const firstOfKind = (path: string, at: number, all: readonly string[]): boolean =>
  all.findIndex((other) => kindOf(other) === kindOf(path)) === at;

interface Look {
  readonly browser: Browser;
  readonly makeSite: MakeSite;
  readonly foreign: RegExp;
  /** Which pages are opened in the browser; the HTML of every page is read. */
  readonly opened: "every page" | "one of a kind";
}

/** Makes the site of a content folder in a folder beside it, and looks at its pages. */
export async function faultsOfSite(
  given: string,
  { browser, makeSite, foreign, opened }: Look,
): Promise<{ readonly pages: number; readonly faults: readonly string[] }> {
  const [contentDir, folder] = [`${given}-public`, `${given}-site`];
  await copyPublicContent(given, contentDir, Date.parse(standardTime));
  await makeSite(folder, { ...siteSettings, contentDir });
  const pages = pagesOf(folder).filter(isPublic);
  const faults = siteFaults({ folder, contentDir, publicUrl }, foreign);
  const shown = opened === "every page" ? pages : pages.filter(firstOfKind);
  return { pages: pages.length, faults: [...faults, ...(await shownFaults(browser, [folder, contentDir], shown))] };
}
