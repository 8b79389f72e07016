import type { RenderBodyArgs } from "gatsby";
import { languageOfPath } from "../../content/model/page-paths";

export { wrapPageElement } from "./wrap-page";

/** The HTML shell: the page's language and what every head holds. */
export function onRenderBody({ pathname, setHtmlAttributes, setHeadComponents }: RenderBodyArgs): void {
  setHtmlAttributes({ lang: languageOfPath(pathname) });
  setHeadComponents([
    <meta key="theme-color" name="theme-color" content="#fbf8f4" />,
    <meta key="format-detection" name="format-detection" content="telephone=no" />,
  ]);
}
