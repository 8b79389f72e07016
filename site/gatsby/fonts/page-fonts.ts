import type { Language } from "../../../content/model/text/language";
import sansBold from "../../shell/fonts/hanken-grotesk-700.woff2";
import sans from "../../shell/fonts/hanken-grotesk-400.woff2";
import serif from "../../shell/fonts/newsreader-500.woff2";
import { withHeadingFont } from "./heading-font";

/** Japanese texts have the system's fonts; in headings and figures the serif has their Latin letters and digits. */
export const latinFonts: Readonly<Record<Language, readonly string[]>> = { en: [serif, sans, sansBold], ja: [serif] };

/**
 * The HTML of a page's body with its fonts. A link in the head holds the first paint for up to 0.1 s: that is for wide
 * screens. On phones the Latin fonts are loaded after the words, so that a slow line brings words and picture first.
 */
export function withFonts(html: string, language: Language): string {
  const links = latinFonts[language].map(
    (font) => `<link rel="preload" as="font" type="font/woff2" crossorigin="" href="${font}"/>`,
  );
  return [language === "ja" ? withHeadingFont(html) : html, ...links].join("");
}
