import { dropped, normaliseLink, webAddress } from "./link";
import { endsSentence, holdsTwo, webHost } from "./single-address";

// A number is cut off from the words behind it by no sign of it.
const dialled = /^tel:\+?[\d().*#-]+(?:;[!-~]*)?$/i;
/** A telephone number as people write it: 03-1234-5678. */
const telephone = /^(?:\+\d|0)\d{0,4}(?:-\d{1,5}){2,4}$/;
const ownPath = /^\/(?![/\\])/;
// A page without the slash before it: not a word in brackets, not a file or a host, and not https//.
const pageWithoutSlash =
  /^(?=.*[a-z])(?![^?#]*\/\/)[a-z0-9]+(?:(?:-[a-z0-9]+)+\/?|(?:-[a-z0-9]+)*\/[\w.%~/-]*)(?:[?#].*)?$/i;

/**
 * Where a link in a text leads (R8.5): what the link of an item may be, a telephone number, or a path of this site, whose
 * slash may be missing. Undefined for a target that is no such address.
 */
export function linkInText(target: string): string | undefined {
  const link = normaliseLink(telephoneNumber(target) ?? target);
  if (dropped.test(link)) return undefined;
  if (/^https?:/i.test(link) && webAddress(link) === undefined) return undefined;
  if (/^mailto:/i.test(link)) return mailTo(link);
  if (/^[^\s:/?#]+@[^\s/?#]+\?[a-z]+=/i.test(link)) return mailTo(`mailto:${link}`);
  if (endsSentence.test(link) || holdsTwo(link)) return undefined;
  if (webHost.test(link) || dialled.test(link) || ownPath.test(link)) return link;
  if (telephone.test(link)) return `tel:${link}`;
  return pageWithoutSlash.test(link) ? `/${link}` : undefined;
}

/** Blanks as an address has them; HTML is read with them, too. */
const encodedBlanks = /%20|%E3%80%80/gi;

/** The number of a telephone as a link has it: `+81 (0)3-1234-5678` -> `+81-3-1234-5678`; full-width signs and encoded blanks, too. */
function telephoneNumber(target: string): string | undefined {
  const written = target
    .replace(encodedBlanks, " ")
    .normalize("NFKC")
    .replace(/[‐-―−ー]/g, "-");
  const { scheme = "", number } = /^(?<scheme>tel:)?\s*(?<number>\+?[\d(][\d() -]*)$/i.exec(written)?.groups ?? {};
  // The zero is dialled inside the country only.
  const parts = number?.replace(/^(\+\d{1,3}) ?\(0\)/, "$1 ").match(/\+?\d+/g);
  return parts ? scheme.toLowerCase() + parts.join("-") : undefined;
}

const person = /^[^\s\p{C}\p{Ps}\p{Pe}<>,;:"\\@。、]+@[\p{L}\p{M}\p{N}%_-]+(?:\.[\p{L}\p{M}\p{N}%_-]+)+$/u;
const moreTo = /(?<=[?&](?:to|cc|bcc)=)[^&]*/gi;

/** A mail link whose recipients stand as RFC 6068 has them, also when they were written with `;` (Outlook), `、` or `。`, or with `//` before them. */
function mailTo(link: string): string | undefined {
  const [, address = "", rest = ""] = /^mailto:([^?]*)(.*)$/is.exec(link) ?? [];
  const people = address
    .normalize("NFKC")
    .replace(/^\/\//, "")
    .replaceAll("%40", "@")
    .replace(/’|%E2%80%99/gi, "'")
    .replaceAll("。", ".")
    .replace(encodedBlanks, " ")
    .split(/[,;、]/)
    .map((each) => each.trim().replace(/\.$/, ""))
    .filter((each) => each !== "");
  if (people.length === 0 ? rest.length < 2 : !people.every((each) => person.test(each))) return undefined;
  return `mailto:${people.join(",")}${rest.replace(moreTo, (more) => more.replaceAll(";", ","))}`;
}
