import { createInstance, type i18n, type Resource } from "i18next";
import type { Language } from "../../content/model/text/language";

/** The site's words for components outside of a page of Gatsby, set up as its pages set them up, and ready at once. */
export function wordsInstance(language: Language, resources: Resource): i18n {
  const words = createInstance();
  void words.init({
    lng: language,
    fallbackLng: "en",
    resources,
    interpolation: { escapeValue: false },
    initAsync: false,
    react: { useSuspense: false },
  });
  return words;
}
