import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { languageOfPath } from "../../../content/model/pages/page-paths";
import { pageDataUrl } from "./page-data-url";

export { wrapPageElement } from "./wrap-page";

/**
 * Renders a page to HTML in one piece. Gatsby's own way is React's stream, which in React 18 leaves NUL characters between
 * its chunks where Japanese text crosses their borders (react/react issue 24985).
 */
export function replaceRenderer({ bodyComponent, replaceBodyHTMLString }: ReplaceRendererArgs): void {
  replaceBodyHTMLString(renderToString(<>{bodyComponent}</>));
}

/** The HTML shell: the page's language and what every head holds. */
export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  const data = pageDataUrl(pathname);
  setHtmlAttributes({ lang: languageOfPath(pathname) });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content="#fbf8f4" />,
    <link key="sitemap" rel="sitemap" type="application/xml" href="/sitemap-index.xml" />,
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
    // Fetched with the HTML, not after the scripts: a release that goes live in between would give other props.
    data && <link key="page-data" rel="preload" as="fetch" href={data} crossOrigin="anonymous" />,
  ]);
}

const analyticsKeys = new Set([
  "preconnect-google-gtag",
  "dns-prefetch-google-gtag",
  "gatsby-plugin-google-gtag",
  "gatsby-plugin-google-gtag-config",
]);

/** Takes what gatsby-plugin-google-gtag would load at once out of the HTML: it waits for consent. */
export function onPreRenderHTML(html: PreRenderHTMLArgs): void {
  const isOther = (part: ReactNode): boolean => !isValidElement(part) || !analyticsKeys.has(String(part.key));
  html.replaceHeadComponents(html.getHeadComponents().filter(isOther));
  html.replacePostBodyComponents(html.getPostBodyComponents().filter(isOther));
}
