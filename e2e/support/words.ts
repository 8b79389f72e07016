import type { Language } from "../../content/model/text/language";
import commonEn from "../../site/locales/en/common.json";
import directoryEn from "../../site/locales/en/directory.json";
import homeEn from "../../site/locales/en/home.json";
import itemsEn from "../../site/locales/en/items.json";
import membershipEn from "../../site/locales/en/membership.json";
import commonJa from "../../site/locales/ja/common.json";
import directoryJa from "../../site/locales/ja/directory.json";
import homeJa from "../../site/locales/ja/home.json";
import itemsJa from "../../site/locales/ja/items.json";
import membershipJa from "../../site/locales/ja/membership.json";

const english = { common: commonEn, directory: directoryEn, home: homeEn, items: itemsEn, membership: membershipEn };
const japanese = { common: commonJa, directory: directoryJa, home: homeJa, items: itemsJa, membership: membershipJa };

/** The words of the controls in one language. */
export const wordsIn = (language: Language): typeof english => (language === "ja" ? japanese : english);

/** A sentence with its `{{name}}` places filled in. */
export function filled(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
}
