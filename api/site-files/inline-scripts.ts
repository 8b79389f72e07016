import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

const slices = join("_gatsby", "slices");
const inlineScript = /<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** Hashes of the scripts that the build puts into every page of a release; they contain no content. */
const ofRelease = new Map<string, Promise<readonly string[]>>();

/**
 * Sources for `script-src` that let one page's own inline scripts run: the loader that names the page, and the
 * build's chunk map. They are computed from what Gatsby writes, never read from the page, so that an injected script
 * is not blessed with them (security checklist).
 * @param page file of the page below `folder`, like `sccj-events/index.html` or `404.html`
 */
export async function inlineScriptSources(folder: string, page: string): Promise<readonly string[]> {
  return [...(await sharedSources(folder)), ...loaderTexts(page).map(sourceOf)];
}

function sharedSources(folder: string): Promise<readonly string[]> {
  let sources = ofRelease.get(folder);
  if (!sources) {
    sources = readSharedScripts(folder).then((texts) => texts.map(sourceOf));
    ofRelease.clear();
    ofRelease.set(folder, sources);
  }
  return sources;
}

async function readSharedScripts(folder: string): Promise<readonly string[]> {
  const names = await readdir(join(folder, slices)).catch(() => []);
  const files = names.filter((name) => name.startsWith("_gatsby-scripts") && name.endsWith(".html"));
  const texts = await Promise.all(files.map((name) => readFile(join(folder, slices, name), "utf8")));
  return texts.flatMap((text) => [...text.matchAll(inlineScript)].map((match) => match[1] ?? ""));
}

// Gatsby writes the page's path with or without a slash at the end, as the site is configured.
function loaderTexts(page: string): readonly string[] {
  const path = page === "404.html" ? "/404.html" : `/${page.replace(/(?:^|\/)index\.html$/, "")}`;
  const paths = path.endsWith("/") || path === "/404.html" ? [path] : [path, `${path}/`];
  return paths.map((each) => `/*<![CDATA[*/window.pagePath=${JSON.stringify(each)};/*]]>*/`);
}

function sourceOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
