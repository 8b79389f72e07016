import type { PreRenderHTMLArgs, RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { languageOfPath } from "../../../content/model/pages/page-paths";
import { pageDataUrl } from "./page-data-url";
import { keepAnalyticsWaiting } from "./waiting-analytics";

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

/** Analytics waits for consent (R7.5). */
export function onPreRenderHTML(html: PreRenderHTMLArgs): void {
  keepAnalyticsWaiting(html);
}
