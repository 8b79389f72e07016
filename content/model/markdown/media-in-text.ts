import { normaliseLink } from "../text/link";
import { narrowAddress } from "./link-target";
import { isPictureType, mediaAddress } from "./media-address";

/** The address of a media file that a text names, with what a link of a text repairs (R8.5); undefined for any other address. */
export const mediaInText = (target: string): string | undefined =>
  mediaAddress(normaliseLink(narrowAddress(target) ?? target));

/** The address of a picture that the site has, by what a text names; undefined also for a type of file that is not published. */
export function pictureInText(target: string): string | undefined {
  const address = mediaInText(target);
  return address !== undefined && isPictureType(address) ? address : undefined;
}
