import { normaliseLink } from "../../../../content/model/text/link";
import { markdownToHtml } from "../../../../content/model/markdown/markdown-html";
import type { CommonValues } from "../form/values";

// A heading without words would be a hole in the page.
const untitled = "…";

/** The fields that events and news share as the API would answer them; empty texts are absent. */
export function previewTexts(values: CommonValues, picture: string | undefined) {
  const link = normaliseLink(values.link);
  return {
    title: values.title.trim() || untitled,
    ...given("title_jp", values.title_jp),
    ...given("link", link),
    ...(link === ""
      ? {}
      : { ...given("buttonText", values.buttonText), ...given("buttonText_jp", values.buttonText_jp) }),
    ...(picture === undefined ? {} : { image: picture, imageUrl: picture }),
    ...(values.imageDecorative
      ? {}
      : { ...given("imageAlt", values.imageAlt), ...given("imageAlt_jp", values.imageAlt_jp) }),
  };
}

/** A Japanese body as Markdown and HTML under the names of its kind; nothing while it is empty. */
export function previewBodies<Body extends string>(name: Body, { body, body_jp }: CommonValues) {
  const japanese =
    body_jp.trim() === "" ? {} : { [`${name}_jp`]: markdownToHtml(body_jp), [`${name}Markdown_jp`]: body_jp };
  return { [name]: markdownToHtml(body), [`${name}Markdown`]: body, ...japanese } as Bodies<Body>;
}

type Bodies<Body extends string> = { readonly [Name in Body | `${Body}Markdown`]: string } & {
  readonly [Name in `${Body}_jp` | `${Body}Markdown_jp`]?: string;
};

function given<Name extends string>(name: Name, value: string): { readonly [Key in Name]?: string } {
  return (value.trim() === "" ? {} : { [name]: value.trim() }) as { readonly [Key in Name]?: string };
}
