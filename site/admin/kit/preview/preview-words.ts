import { createInstance, type i18n } from "i18next";
import type { Language } from "../../../../content/model/text/language";
import englishCommon from "../../../locales/en/common.json";
import englishItems from "../../../locales/en/items.json";
import japaneseCommon from "../../../locales/ja/common.json";
import japaneseItems from "../../../locales/ja/items.json";

/** The site's words for the components of the preview, set up as the site's pages set them up. */
export function previewWords(language: Language): i18n {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: "en",
    resources: {
      en: { common: englishCommon, items: englishItems },
      ja: { common: japaneseCommon, items: japaneseItems },
    },
    interpolation: { escapeValue: false },
    returnNull: false,
    initImmediate: false,
    react: { useSuspense: false },
  });
  return words;
}
