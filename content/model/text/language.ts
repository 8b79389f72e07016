/** The languages of the site, default and fallback first (R1.3). */
export const languages = ["en", "ja"] as const;
/** A language code as used in URLs, `<html lang>` and locale folders. */
export type Language = (typeof languages)[number];
/** The language shown when nothing else is known. */
export const defaultLanguage: Language = "en";

/** A text written in both languages, as the YAML data files hold it. */
export type Bilingual<T = string> = { readonly en: T; readonly ja: T };

/** A text in the requested language, or the English one marked as such when there is no translation. */
export type Translated = { readonly text: string; readonly language: Language };

/** Picks the Japanese text when it is requested and there is one, else the English text (R1.6). */
export function translate(language: Language, english: string, japanese: string | undefined): Translated {
  return language === "ja" && japanese ? { text: japanese, language: "ja" } : { text: english, language: "en" };
}

/** The same of a text that may be missing: null when there is none in either language. */
export function translateIfAny(
  language: Language,
  english: string | undefined,
  japanese: string | undefined,
): Translated | null {
  if (english !== undefined) return translate(language, english, japanese);
  return japanese === undefined ? null : { text: japanese, language: "ja" };
}
