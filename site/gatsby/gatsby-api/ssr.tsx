import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { Language } from "../../../content/model/text/language";
import { languageOfPath } from "../../../content/model/pages/page-paths";
import { scriptFiles } from "../../islands/script-files";
import sansBold from "../../shell/fonts/hanken-grotesk-700.woff2";
import sans from "../../shell/fonts/hanken-grotesk-400.woff2";
import serif from "../../shell/fonts/newsreader-500.woff2";
import { withHeadingFont } from "../fonts/heading-font";
import { markPhrases } from "../output/mark-phrases";
import { keepAnalyticsWaiting } from "./waiting-analytics";

export { wrapPageElement } from "./wrap-page";

/**
 * Renders a page to HTML in one piece. Gatsby's own way is React's stream, which in React 18 leaves NUL characters between
 * its chunks where Japanese text crosses their borders (react/react issue 24985).
 */
export function replaceRenderer({ bodyComponent, pathname, replaceBodyHTMLString }: ReplaceRendererArgs): void {
  const html = markPhrases(withoutRouting(renderToString(<>{bodyComponent}</>)));
  replaceBodyHTMLString(languageOfPath(pathname) === "ja" ? withHeadingFont(html) : html);
}

/** Takes out what Gatsby's router needs in the browser: the announcer of its page changes, and a focus with an inline style. */
function withoutRouting(html: string): string {
  return html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', '<div id="gatsby-focus-wrapper">')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, "");
}

/** Japanese texts have the system's fonts; in headings and figures the serif has their Latin letters and digits. */
const latinFonts: Readonly<Record<Language, readonly string[]>> = { en: [serif, sans, sansBold], ja: [serif] };

/** The HTML shell: the page's language and what every head holds. */
export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  const [boot] = scriptFiles("boot");
  const language = languageOfPath(pathname);
  setHtmlAttributes({ lang: language, ...(isNotFound(pathname) ? { "data-page": "404" } : {}) });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content="#fbf8f4" />,
    ...latinFonts[language].map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} />
    )),
    <link key="sitemap" rel="sitemap" type="application/xml" href="/sitemap-index.xml" />,
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
    // Deferred, as modules are: the document is complete when it runs.
    boot !== undefined && <script key="boot" type="module" src={boot} />,
  ]);
}

/**
 * Takes Gatsby's own scripts out of the HTML: pages run site/boot and site/islands instead (decision 018). Analytics waits
 * for consent (R7.5).
 */
export function onPreRenderHTML(html: PreRenderHTMLArgs): void {
  const parts = html.getHeadComponents().filter((part) => !isScriptPreload(part));
  const ownColor = parts.find((part) => isThemeColor(part) && !isDefaultColor(part));
  html.replaceHeadComponents(ownColor === undefined ? parts : parts.filter((part) => !isDefaultColor(part)));
  html.replacePostBodyComponents(html.getPostBodyComponents().filter((part) => !isRuntime(part)));
  keepAnalyticsWaiting(html);
}

const isScriptPreload = (part: ReactNode): boolean =>
  isValidElement<{ readonly as?: string }>(part) && part.type === "link" && part.props.as === "script";

const isThemeColor = (part: ReactNode): boolean =>
  isValidElement<{ readonly name?: string }>(part) && part.type === "meta" && part.props.name === "theme-color";

/** The one that every head holds, beside which `PageHead` puts a chamber's own. */
const isDefaultColor = (part: ReactNode): boolean => isValidElement(part) && part.key === "theme-color";

// The loader, and the slice that names Gatsby's bundles, whose element has a component for its type.
const isRuntime = (part: ReactNode): boolean =>
  isValidElement(part) && (part.key === "script-loader" || typeof part.type !== "string");

const isNotFound = (pathname: string): boolean => /(?:^|\/)404(?:\.html)?\/?$/.test(pathname);
