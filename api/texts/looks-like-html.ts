const blockTags = "p|div|h[1-6]|ul|ol|blockquote|table|pre|section|article|figure|hr|br|a|strong|b|em|i|u|span|img";
const beginsAsHtml = new RegExp(`^<(?:${blockTags})(?:\\s[^<>]*)?/?>`, "i");
const endsAsHtml = new RegExp(`^<(?:/(?:${blockTags})|(?:hr|br|img)(?:\\s[^<>]*)?/?)>$`, "i");

/** True for a text that an HTML editor wrote: a tag of formatted text at its very beginning, and one at its end. */
export function looksLikeHtml(text: string): boolean {
  const trimmed = text.trim();
  return beginsAsHtml.test(trimmed) && endsAsHtml.test(trimmed.slice(trimmed.lastIndexOf("<")));
}
