import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";

const ownImage = /^\/media\/[a-z0-9][a-z0-9._/-]*$/i;
const absolute = /^(?:https?:\/\/[^/\\]|mailto:|tel:)/i;
const ownPath = /^\/(?![/\\])/;
// Browsers drop some of these inside a link, so that a check of its beginning would see something else.
const invisible = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/;

/** The one policy for HTML that comes from Markdown bodies (R8.5): basic text tags, safe links, own images. */
const policy: IOptions = {
  allowedTags: [
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "p",
    "br",
    "hr",
    "blockquote",
    "pre",
    "code",
    "kbd",
    "strong",
    "b",
    "em",
    "i",
    "u",
    "s",
    "del",
    "ins",
    "mark",
    "small",
    "sub",
    "sup",
    "ul",
    "ol",
    "li",
    "dl",
    "dt",
    "dd",
    "a",
    "img",
    "table",
    "caption",
    "thead",
    "tbody",
    "tfoot",
    "tr",
    "th",
    "td",
    "ruby",
    "rt",
    "rp",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title"],
    ol: ["start"],
    th: ["align", "colspan", "rowspan"],
    td: ["align", "colspan", "rowspan"],
  },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 100,
  transformTags: { h1: "h2", a: safeAnchor, img: safeImage },
  exclusiveFilter: (frame) => frame.tag === "img" && frame.attribs["src"] === undefined,
};

/** Removes everything from HTML that the policy does not name. A page has its own h1: headings of a body begin at h2. */
export function sanitizeMarkup(html: string): string {
  return sanitizeHtml(html, policy);
}

function safeAnchor(_name: string, { href, title }: Attributes): Tag {
  const attribs: Attributes = {};
  if (href !== undefined && !invisible.test(href) && (absolute.test(href) || ownPath.test(href))) {
    attribs["href"] = href;
    if (/^https?:/i.test(href)) attribs["rel"] = "noopener noreferrer";
  }
  if (title !== undefined) attribs["title"] = title;
  return { tagName: "a", attribs };
}

function safeImage(_name: string, { src, alt, title }: Attributes): Tag {
  const attribs: Attributes = {};
  if (src !== undefined && ownImage.test(src) && !src.includes("..")) attribs["src"] = src;
  attribs["alt"] = alt ?? "";
  if (title !== undefined) attribs["title"] = title;
  return { tagName: "img", attribs };
}
