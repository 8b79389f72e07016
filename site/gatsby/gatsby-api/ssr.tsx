import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { languageOfPath } from "../../../content/model/pages/page-paths";
import { scriptFiles } from "../../islands/script-files";
import { latinFonts, withFonts } from "../fonts/page-fonts";
import { firstPictureLink } from "../output/first-picture";
import { markPhrases } from "../output/mark-phrases";
import { keepAnalyticsWaiting } from "./waiting-analytics";

export { wrapPageElement } from "./wrap-page";

/**
 * Renders a page to HTML in one piece. Gatsby's own way is React's stream, which in React 18 leaves NUL characters between
 * its chunks where Japanese text crosses their borders (react/react issue 24985).
 */
export function replaceRenderer(args: ReplaceRendererArgs): void {
  const html = markPhrases(withoutRouting(renderToString(<>{args.bodyComponent}</>)));
  args.setHeadComponents([firstPictureLink(html)]);
  args.replaceBodyHTMLString(withFonts(html, languageOfPath(args.pathname)));
}

/** Takes out what Gatsby's router needs in the browser: the announcer of its page changes, and a focus with an inline style. */
function withoutRouting(html: string): string {
  return html
    .replace('<div style="outline:none" tabindex="-1" id="gatsby-focus-wrapper">', '<div id="gatsby-focus-wrapper">')
    .replace(/<div id="gatsby-announcer"[^>]*><\/div>/, "");
}

/** Screens that wait for their fonts (page-fonts.ts). */
const wide = "(min-width: 48rem)";

/** The HTML shell: the page's language and what every head holds. */
export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  const [boot] = scriptFiles("boot");
  const language = languageOfPath(pathname);
  setHtmlAttributes({ lang: language, ...(isNotFound(pathname) ? { "data-page": "404" } : {}) });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content="#fbf8f4" />,
    ...latinFonts[language].map((font) => (
      <link key={font} rel="preload" as="font" type="font/woff2" crossOrigin="" href={font} media={wide} />
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
  const kept = ownColor === undefined ? parts : parts.filter((part) => !isDefaultColor(part));
  const [meta, others] = [kept.filter(isMeta), kept.filter((part) => !isMeta(part))];
  // The style sheets are as long as the text: what is needed with both is asked for before them.
  const [early, rest] = [others.filter(isPreload), others.filter((part) => !isPreload(part))];
  html.replaceHeadComponents([...meta, ...early, ...rest]);
  html.replacePostBodyComponents(html.getPostBodyComponents().filter((part) => !isRuntime(part)));
  keepAnalyticsWaiting(html);
}

const isScriptPreload = (part: ReactNode): boolean =>
  isValidElement<{ readonly as?: string }>(part) && part.type === "link" && part.props.as === "script";

const isMeta = (part: ReactNode): boolean => isValidElement(part) && part.type === "meta";

const isPreload = (part: ReactNode): boolean =>
  isValidElement<{ readonly rel?: string }>(part) && part.props.rel === "preload";

const isThemeColor = (part: ReactNode): boolean =>
  isValidElement<{ readonly name?: string }>(part) && part.type === "meta" && part.props.name === "theme-color";

/** The one that every head holds, beside which `PageHead` puts a chamber's own. */
const isDefaultColor = (part: ReactNode): boolean => isValidElement(part) && part.key === "theme-color";

// The loader, and the slice that names Gatsby's bundles, whose element has a component for its type.
const isRuntime = (part: ReactNode): boolean =>
  isValidElement(part) && (part.key === "script-loader" || typeof part.type !== "string");

const isNotFound = (pathname: string): boolean => /(?:^|\/)404(?:\.html)?\/?$/.test(pathname);
