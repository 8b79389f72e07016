import type { Language } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";

/**
 * The address to which the built redirect page `/news/{id}/` leads, undefined when there is none. On a plain static
 * host without the API this is how a wrong slug is put right.
 */
export async function staticArticleAddress(language: Language, id: string): Promise<string | undefined> {
  try {
    const response = await fetch(localisedPath(language, `/news/${encodeURIComponent(id)}/`));
    if (!response.ok) return undefined;
    return /http-equiv="refresh" content="0; url=(\/[^"]*)"/.exec(await response.text())?.[1];
  } catch {
    return undefined;
  }
}
