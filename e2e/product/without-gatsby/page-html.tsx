import type { RenderBodyArgs } from "gatsby";
import { createElement, type ComponentType, type ReactNode } from "react";
import { renderToStaticMarkup, renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { onRenderBody } from "../../../site/gatsby/gatsby-api/ssr";
import { wrapPageElement } from "../../../site/gatsby/gatsby-api/wrap-page";
import { withFonts } from "../../../site/gatsby/fonts/page-fonts";
import { firstPictureLink } from "../../../site/gatsby/output/first-picture";
import { markPhrases } from "../../../site/gatsby/output/mark-phrases";
import type { PageContext } from "../../../site/shell/page-context";
import { wordsInstance } from "../../../site/ui/words-instance";

/** A page's words by namespace. */
export type Words = Readonly<Record<string, object>>;

/** A compiled template. */
export interface Template {
  readonly default: ComponentType<PageProps>;
  readonly Head: ComponentType<PageProps>;
  readonly query?: string;
}

interface PageProps {
  readonly pageContext: PageContext<unknown>;
}

const firstTags = (
  <>
    <meta charSet="utf-8" />
    <meta httpEquiv="x-ua-compatible" content="ie=edge" />
    <meta name="viewport" content="width=device-width, initial-scale=1, shrink-to-fit=no" />
  </>
);
const tags = /<(title|script)\b.*?<\/\1>|<(?:meta|link)\b[^>]*>/gs;

/** A page's whole document: metadata first, then what is preloaded, style sheets, everything else of the head. */
export function pageHtml(template: Template, context: PageContext<unknown>, words: Words, styles: readonly string[]) {
  const props = { pageContext: context };
  const element = createElement(template.default, props);
  const framed = wrapPageElement({ element, props } as unknown as Parameters<typeof wrapPageElement>[0]);
  const i18n = wordsInstance(context.language, { [context.language]: words });
  const marked = markPhrases(renderToString(<I18nextProvider i18n={i18n}>{framed}</I18nextProvider>));
  const body = withFonts(marked, context.language);
  let attributes: object = {};
  let common: ReactNode = null;
  onRenderBody({
    pathname: context.frame.path,
    setHtmlAttributes: (given: object) => (attributes = given),
    setHeadComponents: (given: ReactNode) => (common = given),
  } as unknown as RenderBodyArgs);
  const head = renderToStaticMarkup(
    <>
      {firstTags}
      {firstPictureLink(marked)}
      {common}
      <template.Head {...props} />
    </>,
  );
  const all: readonly string[] = head.match(tags) ?? [];
  const isMeta = (tag: string): boolean => tag.startsWith("<meta");
  const isPreload = (tag: string): boolean => tag.includes(' rel="preload"');
  const others = all.filter((tag) => !isMeta(tag) && !isPreload(tag));
  const sheets = styles.filter((text) => text !== "").map((text) => `<style>${text}</style>`);
  const parts = [...all.filter(isMeta), ...all.filter(isPreload), ...sheets, ...others];
  const html = renderToStaticMarkup(
    <html {...attributes}>
      <head dangerouslySetInnerHTML={{ __html: parts.join("") }} />
      <body dangerouslySetInnerHTML={{ __html: `<div id="___gatsby">${body}</div>` }} />
    </html>,
  );
  return `<!DOCTYPE html>${html}`;
}
