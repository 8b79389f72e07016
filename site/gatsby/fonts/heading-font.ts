import { createHash } from "node:crypto";
import { headingLetters, unicodeRange } from "./heading-letters";

/** Part of the names: raise it when the font or the way it is cut changes. */
const version = "1";

/** The Mincho of one page's headings: the same letters make the same files. */
export interface HeadingFont {
  readonly letters: string;
  /** Paths relative to the built site: of the font (WOFF), and of the style sheet that names it. */
  readonly font: string;
  readonly style: string;
  readonly css: string;
}

/** The font that the HTML of a Japanese page asks for; undefined where it has no Japanese heading. */
export function headingFont(html: string): HeadingFont | undefined {
  const found = headingLetters(html);
  if (found === undefined) return undefined;
  const { selectors, letters, isEverywhere } = found;
  const hash = (text: string): string => createHash("sha256").update(`${version} ${text}`).digest("hex").slice(0, 16);
  const font = `fonts/${hash(letters)}.woff`;
  const css = [
    `@font-face{font-family:"Heading Mincho";font-display:swap;src:url(/${font}) format("woff");unicode-range:${unicodeRange}}`,
    `${isEverywhere ? ":root:lang(ja)" : selectors.join()}{--serif:var(--serif-page)}`,
  ].join("");
  return { letters, font, style: `fonts/${hash(css)}.css`, css };
}

/**
 * The HTML of a page's body with its font: that is loaded at once, its style sheet stands at the end, where no browser
 * waits with the words for it.
 */
export function withHeadingFont(html: string): string {
  const found = headingFont(html);
  if (found === undefined) return html;
  const { font, style } = found;
  return `<link rel="preload" as="font" type="font/woff" crossorigin="" href="/${font}"/>${html}<link rel="stylesheet" href="/${style}"/>`;
}
