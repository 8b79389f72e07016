import { translateMarkdown, type Translate } from "../../../../content/model/translation/translate-text";
import type { Language } from "../../../../content/model/text/language";
import type { Services } from "../services/services";
import { siteNames } from "./site-names";

/** A text that is to be translated, and the field that the translation is for. */
export interface UntranslatedText {
  readonly into: string;
  readonly text: string;
}

/**
 * The translations by field, names as the site writes them; none of a text of which no answer could be used. `onLine` after
 * each line. Rejects when the translator does.
 */
export async function translateFields(
  texts: readonly UntranslatedText[],
  language: Language,
  translate: Translate,
  { client, sites }: Pick<Services, "client" | "sites">,
  onLine: (count: number) => void,
): Promise<Readonly<Record<string, string>>> {
  const names = await siteNames(client, sites, language);
  const known = new Map<string, string>();
  const once: Translate = async (line) => {
    const answer = known.get(line) ?? (await translate(line));
    known.set(line, answer);
    onLine(known.size);
    return answer;
  };
  const done: Record<string, string> = {};
  for (const { into, text } of texts) {
    const { text: translation, asked, used } = await translateMarkdown(text, once, names);
    if (asked === 0 || used > 0) done[into] = translation;
  }
  return done;
}
