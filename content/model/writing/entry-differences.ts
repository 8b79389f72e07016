import { textsIn } from "../text/texts-in";
import { languageDifferences } from "./language-differences";

/** True where the languages of an entry disagree: in an `{en, ja}`, or in a field that has one named `_jp` beside it. */
export function haveDifferences(fields: object): boolean {
  return Object.entries(fields).some(([name, value]: [string, unknown]) => {
    const below = typeof value === "object" && value !== null ? value : undefined;
    const isPair = below !== undefined && "en" in below && "ja" in below;
    const [en, ja] = isPair ? [below.en, below.ja] : [value, fields[`${name}_jp` as keyof typeof fields]];
    if (ja !== undefined)
      return languageDifferences({ en: textsIn(en).join("\n"), ja: textsIn(ja).join("\n") }).length > 0;
    return below !== undefined && haveDifferences(below);
  });
}
