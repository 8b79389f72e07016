import { dropped, normaliseLink, webAddress } from "./link";

const absolute = /^(?:https?:\/\/[^/\\]|tel:.)/i;
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
  const link = normaliseLink(target);
  if (dropped.test(link)) return undefined;
  if (/^https?:/i.test(link) && webAddress(link) === undefined) return undefined;
  if (/^mailto:/i.test(link)) return mailTo(link);
  if (absolute.test(link) || ownPath.test(link)) return link;
  if (telephone.test(link)) return `tel:${link}`;
  return pageWithoutSlash.test(link) ? `/${link}` : undefined;
}

function mailTo(link: string): string | undefined {
  const [, address = "", rest = ""] = /^mailto:([^?]*)(.*)$/is.exec(link) ?? [];
  const plain = address
    .normalize("NFKC")
    .replace(/%40/g, "@")
    .replace(/(?<=^|,)(?:\s|%20)+/g, "");
  const isWhole =
    plain === "" ? rest.length > 1 : plain.split(",").every((each) => /^[^@]+@[^@.]+(?:\.[^@.]+)+$/.test(each));
  return isWhole ? `mailto:${plain}${rest}` : undefined;
}
