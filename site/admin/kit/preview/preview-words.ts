import type { i18n } from "i18next";
import type { Language } from "../../../../content/model/text/language";
import englishCommon from "../../../locales/en/common.json";
import englishItems from "../../../locales/en/items.json";
import japaneseCommon from "../../../locales/ja/common.json";
import japaneseItems from "../../../locales/ja/items.json";
import { wordsInstance } from "../../../ui/words-instance";

/** The site's words for the components of the preview. */
export function previewWords(language: Language): i18n {
  return wordsInstance(language, {
    en: { common: englishCommon, items: englishItems },
    ja: { common: japaneseCommon, items: japaneseItems },
  });
}
