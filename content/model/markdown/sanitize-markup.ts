import { decodeHTMLStrict } from "entities/decode";
import sanitizeHtml, { type Attributes, type IOptions, type Tag } from "sanitize-html";
import { isBlank } from "../text/blank";
import { breakAtEdges } from "./block-edges";
import { shownTags } from "./html-tags";
import { linkOrMediaInText, pictureInText } from "./media-in-text";

/** The ids of headings to which links of the same text lead (R8.5). */
const part = /^part-[\p{L}\p{N}_-]+$/u;
const linkToPart = /^#part-[\p{L}\p{N}_%-]+$/u;

/** The one policy for HTML that comes from Markdown bodies (R8.5): basic text tags, safe links, own images. */
const policy: IOptions = {
  allowedTags: shownTags,
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title"],
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, ["id"]])),
    ol: ["start", "reversed"],
    li: ["value"],
    th: ["align", "colspan", "rowspan"],
    td: ["align", "colspan", "rowspan"],
  },
  allowedClasses: { br: ["edge"] },
  allowedSchemes: ["http", "https", "mailto", "tel"],
  allowedSchemesAppliedToAttributes: ["href", "src"],
  allowProtocolRelative: false,
  disallowedTagsMode: "discard",
  nestingLimit: 100,
  transformTags: {
    h1: safeHeading,
    ...Object.fromEntries(["h2", "h3", "h4", "h5", "h6"].map((name) => [name, safeHeading])),
    a: safeAnchor,
    li: safeItem,
    img: safeImage,
    strike: "s",
  },
  exclusiveFilter: (frame) => frame.tag === "img" && frame.attribs["src"] === undefined,
};

/** Removes everything from HTML that the policy does not name. A page has its own h1: headings of a body begin at h2. */
export function sanitizeMarkup(html: string): string {
  return withSeenLinks(breakAtEdges(sanitizeHtml(withWholeNames(html), policy)));
}

/** "rules&regulations;" in its letters: HTML takes the beginning, `&reg`, for the name of a character. Linear in the text. */
const withWholeNames = (html: string): string =>
  html.replace(/&[a-z][a-z\d]*;?/gi, (name) => (decodeHTMLStrict(name) === name ? `&amp;${name.slice(1)}` : name));

/** A link that shows nothing, because its picture is not shown, has its address as its words. */
const withSeenLinks = (html: string): string =>
  html.replace(/(<a href="([^"]*)"[^>]*>)([^<]*)<\/a>/g, (link, open: string, href: string, words: string) =>
    isBlank(words) ? `${open}${href}</a>` : link,
  );

function safeHeading(name: string, { id }: Attributes): Tag {
  return { tagName: name === "h1" ? "h2" : name, attribs: id !== undefined && part.test(id) ? { id } : {} };
}

function safeItem(_name: string, { value }: Attributes): Tag {
  return { tagName: "li", attribs: value !== undefined && /^\d{1,9}$/.test(value) ? { value } : {} };
}

function safeAnchor(_name: string, { href, title }: Attributes): Tag {
  const attribs: Attributes = {};
  const link = href === undefined || linkToPart.test(href) ? href : linkOrMediaInText(href);
  if (link !== undefined) {
    attribs["href"] = link;
    if (/^https?:/i.test(link)) attribs["rel"] = "noopener noreferrer";
  }
  if (title !== undefined) attribs["title"] = title;
  return { tagName: "a", attribs };
}

function safeImage(_name: string, { src, alt, title }: Attributes): Tag {
  const attribs: Attributes = {};
  const own = src === undefined ? undefined : pictureInText(src);
  if (own !== undefined) attribs["src"] = own;
  attribs["alt"] = alt ?? "";
  if (title !== undefined) attribs["title"] = title;
  return { tagName: "img", attribs };
}
