import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { languages } from "../../../content/model/text/language";
import { languageOfPath, localisedPath, newsIdOfPath } from "../../../content/model/pages/page-paths";

/** An open file each. */
const writtenAtOnce = 32;

/**
 * Writes `/news/{id}/index.html` for every article of `paths`: older links without the slug work on any static host and
 * without JavaScript. Removes those of articles that are gone.
 */
export async function writeNewsRedirects(
  publicDir: string,
  publicUrl: string,
  paths: readonly string[],
): Promise<void> {
  const articles = paths.filter((path) => newsIdOfPath(path) !== undefined);
  const written = new Set<string>();
  for (let start = 0; start < articles.length; start += writtenAtOnce) {
    const some = articles.slice(start, start + writtenAtOnce);
    const files = await Promise.all(some.map((path) => writeNewsRedirect(publicDir, publicUrl, path)));
    for (const file of files) written.add(join(publicDir, file));
  }
  for (const language of languages) await removeGone(join(publicDir, localisedPath(language, "/news")), written);
}

/** Where the redirect to an article lies, relative to the built site. */
export const newsRedirectFile = (path: string): string => join(dirname(path), "index.html").slice(1);

/** Writes the redirect to one article and gives its file, relative to the built site. */
export async function writeNewsRedirect(publicDir: string, publicUrl: string, path: string): Promise<string> {
  const file = newsRedirectFile(path);
  await mkdir(dirname(join(publicDir, file)), { recursive: true });
  await writeFile(join(publicDir, file), redirectHtml(path, publicUrl));
  return file;
}

async function removeGone(newsFolder: string, written: ReadonlySet<string>): Promise<void> {
  const ids = await readdir(newsFolder).catch(() => []);
  const files = ids.map((id) => join(newsFolder, id, "index.html"));
  await Promise.all(files.filter((file) => !written.has(file)).map((file) => rm(file, { force: true })));
}

// The path is made of encoded parts: it cannot hold a quote or an angle bracket.
function redirectHtml(path: string, publicUrl: string): string {
  return `<!DOCTYPE html><html lang="${languageOfPath(path)}"><head><meta charset="utf-8"><meta http-equiv="refresh" content="0; url=${path}"><link rel="canonical" href="${publicUrl}${path}"><meta name="robots" content="noindex"><title>${path}</title></head><body><a href="${path}">${path}</a></body></html>\n`;
}
