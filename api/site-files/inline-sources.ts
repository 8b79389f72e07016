import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { sourceOf, type InlineSources } from "../http/content-security-policy";

const slices = join("_gatsby", "slices");
const inlineScript = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts and style sheets that the build puts into the pages of a release; they contain no content. */
const ofRelease = new Map<string, Promise<InlineSources>>();

/**
 * Sources for `script-src` and `style-src` that allow one page's own inline scripts and styles: the loader that names the
 * page, the build's chunk map, and the style sheets of the release, which Gatsby writes into its pages. They are computed
 * from what Gatsby writes, never read from the page, so that an injected one is not allowed with them (security checklist).
 * @param page file of the page below `folder`, like `sccj-events/index.html` or `404.html`
 */
export async function inlineSources(folder: string, page: string): Promise<InlineSources> {
  const { scripts, styles } = await sharedSources(folder);
  return { scripts: [...scripts, ...loaderTexts(page).map(sourceOf)], styles };
}

function sharedSources(folder: string): Promise<InlineSources> {
  let sources = ofRelease.get(folder);
  if (!sources) {
    sources = readShared(folder);
    ofRelease.clear();
    ofRelease.set(folder, sources);
  }
  return sources;
}

async function readShared(folder: string): Promise<InlineSources> {
  const isScripts = (name: string): boolean => name.startsWith("_gatsby-scripts") && name.endsWith(".html");
  const [scripts, styles] = await Promise.all([
    textsIn(join(folder, slices), isScripts),
    textsIn(folder, (name) => name.endsWith(".css")),
  ]);
  const inPages = scripts.flatMap((text) => [...text.matchAll(inlineScript)].map((match) => match[1] ?? ""));
  return { scripts: inPages.map(sourceOf), styles: [...new Set(styles.map(sourceOf))] };
}

async function textsIn(folder: string, isWanted: (name: string) => boolean): Promise<string[]> {
  const names = (await readdir(folder).catch(() => [])).filter(isWanted);
  return Promise.all(names.map((name) => readFile(join(folder, name), "utf8")));
}

// Gatsby writes the page's path with or without a slash at the end, as the site is configured.
function loaderTexts(page: string): readonly string[] {
  const path = page === "404.html" ? "/404.html" : `/${page.replace(/(?:^|\/)index\.html$/, "")}`;
  const paths = path.endsWith("/") || path === "/404.html" ? [path] : [path, `${path}/`];
  return paths.map((each) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(each)};/*]]>*/`);
}
