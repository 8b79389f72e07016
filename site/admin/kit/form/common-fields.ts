import type { CommonValues } from "./values";

/** What a kind calls its text in the API's fields. */
export type BodyField = "description" | "content";

/**
 * The multipart fields that events and news share (R10.1). Button texts belong to a link: without one they
 * are sent empty for news and not at all for events (R8.6).
 */
export function commonFieldsOf(values: CommonValues, body: BodyField): Record<string, string> {
  const hasLink = values.link.trim() !== "";
  const buttons = {
    buttonText: hasLink ? values.buttonText : "",
    buttonText_jp: hasLink ? values.buttonText_jp : "",
  };
  return {
    title: values.title,
    title_jp: values.title_jp,
    [body]: values.body,
    [`${body}_jp`]: values.body_jp,
    link: values.link,
    ...(hasLink || body === "content" ? buttons : {}),
    imageAlt: values.imageDecorative ? "" : values.imageAlt,
    imageAlt_jp: values.imageDecorative ? "" : values.imageAlt_jp,
    ...(values.imageDecorative ? { imageDecorative: "true" } : {}),
    ...(values.translationChecked ? { translationChecked: "true" } : {}),
  };
}
