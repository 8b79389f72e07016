import { localisedPath } from "../../content/model/pages/page-paths";
import type { Language } from "../../content/model/text/language";
import { partFile } from "../../site/search/search-index";
import type { OurServer } from "./our-server";

/** Paths of the files of a language's index, as the search page names them. */
export async function indexFiles(server: OurServer, language: Language): Promise<string[]> {
  const html = await textOf(server, localisedPath(language, "/search"));
  const json = /data-parts="([^"]*)"/.exec(html)?.[1]?.replaceAll("&quot;", '"') ?? "[]";
  return (JSON.parse(json) as [string, number][]).flatMap(([group, files]) =>
    Array.from({ length: files }, (_, file) => `/${partFile(language, group, files, file)}`),
  );
}

/** Path of the file of the index that has an event or a news item; throws an Error when none has. */
export async function indexFileWith(server: OurServer, language: Language, id: string): Promise<string> {
  for (const path of await indexFiles(server, language)) {
    const text = await textOf(server, path);
    if (text.includes(`/${id}/`) || text.includes(`/${id}"`)) return path;
  }
  throw new Error(`No file of the index has ${id}`);
}

/** What the site answers at a path. */
export const textOf = async ({ url }: Pick<OurServer, "url">, path: string): Promise<string> =>
  (await fetch(url + path)).text();
