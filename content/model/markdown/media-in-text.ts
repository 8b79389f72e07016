import { normaliseLink } from "../text/link";
import { linkInText } from "../text/link-in-text";
import { percentDecoded } from "../text/percent-decoded";
import { narrowAddress } from "./link-target";
import { isPictureType, isPublishedType, mediaAddress, publishedAddress } from "./media-address";

/** The address of a media file that a text names, with what a link of a text repairs (R8.5); undefined for any other address. */
export const mediaInText = (target: string): string | undefined =>
  mediaAddress(withEncodedPercents(normaliseLink(narrowAddress(target) ?? target)));

/** The address of a picture that the site has, by what a text names; undefined also for a type of file that is not published. */
export function pictureInText(target: string): string | undefined {
  const address = mediaInText(target);
  return address !== undefined && isPictureType(address) ? address : undefined;
}

/** Where a link in a text leads, like `linkInText`: a `%` or `#` of the name of a published file is encoded. */
export function linkOrMediaInText(target: string): string | undefined {
  const link = linkInText(target);
  if (!link?.startsWith("/media/")) return link;
  const address = withEncodedPercents(link);
  return isPublishedType(address.replace(/[?#].*/s, "")) ? address : (publishedAddress(address) ?? address);
}

/** What a percent sign may begin: the bytes of one character in UTF-8. */
const percents = /%[0-7][\da-f]|%[cd][\da-f]%[\da-f]{2}|%e[\da-f](?:%[\da-f]{2}){2}|%f[\da-f](?:%[\da-f]{2}){3}|%/gi;

/** An address in which the percent signs that encode nothing are encoded: `50%引.jpg` -> `50%25引.jpg`. */
export const withEncodedPercents = (address: string): string =>
  address.replace(percents, (sign) => (percentDecoded(sign) === undefined ? sign.replaceAll("%", "%25") : sign));
