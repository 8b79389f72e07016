import { withEncodedPercents } from "../text/encoded-percents";
import { normaliseLink } from "../text/link";
import { linkInText } from "../text/link-in-text";
import { narrowAddress } from "./link-target";
import { isPictureType, isPublishedType, mediaAddress, publishedAddress } from "./media-address";

/**
 * The address of a picture that the site has, by what a text names, with what a link of a text repairs (R8.5); undefined also
 * for a type of file that is not published.
 */
export function pictureInText(target: string): string | undefined {
  const address = mediaAddress(withEncodedPercents(normaliseLink(narrowAddress(target) ?? target)));
  return address !== undefined && isPictureType(address) ? address : undefined;
}

/** Where a link in a text leads, like `linkInText`: a `%` or `#` of the name of a published file is encoded. */
export function linkOrMediaInText(target: string): string | undefined {
  const link = linkInText(target);
  if (!link?.startsWith("/media/")) return link;
  const address = withEncodedPercents(link);
  return isPublishedType(address.replace(/[?#].*/s, "")) ? address : (publishedAddress(address) ?? address);
}
