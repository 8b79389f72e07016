import type { Bilingual } from "../text/language";
import { textsIn } from "../text/texts-in";
import { languageDifferences } from "./language-differences";

/** True where the languages of a text disagree. */
export const differs = (pair: Bilingual): boolean => languageDifferences(pair).length > 0;

/** What an entry says in both languages: in an `{en, ja}`, or in a field that has one named `_jp` beside it. */
export function pairsOf(fields: object): Bilingual[] {
  return Object.entries(fields).flatMap(([name, value]: [string, unknown]) => {
    const below = typeof value === "object" && value !== null ? value : undefined;
    const isPair = below !== undefined && "en" in below && "ja" in below;
    const [en, ja] = isPair ? [below.en, below.ja] : [value, fields[`${name}_jp` as keyof typeof fields]];
    if (ja !== undefined) return [{ en: textsIn(en).join("\n"), ja: textsIn(ja).join("\n") }];
    return below === undefined ? [] : pairsOf(below);
  });
}
