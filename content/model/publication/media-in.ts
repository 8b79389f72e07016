import { decodeHTML } from "entities/decode";
import type { ContentFile } from "../entries/content-file";
import { mediaFileOf } from "../entries/item-paths";
import { documentTypes, pictureTypes } from "../markdown/media-address";
import { markdownToHtml } from "../markdown/markdown-html";
import { withEncodedPercents } from "../text/encoded-percents";
import { oncePer } from "../once-per";
import { plainTextOfHtml } from "../text/plain-text";
import { textsIn } from "../text/texts-in";

/** An address up to a blank, a bracket or a quote; begins anywhere. Encoded names are shorter: long texts stay quick. */
const mention = /media\/[^\s"'()<>?#\\]{1,1000}/g;
/** The same up to the ending of a picture or document, whatever stands before it and follows. */
const endings = Object.keys({ ...pictureTypes, ...documentTypes })
  .join("|")
  .replaceAll(".", "\\.");
const picture = new RegExp(`(?=(media/[^\\n"'<>]{1,1000}?(?:${endings})))`, "gi");

/** The files below `media/` that a content file names as they are written, in fields or in its text. */
export const mediaIn = oncePer((file: ContentFile) => mentionsIn(sourcesOf(file)));

/** The files below `media/` that a content file names in any spelling: escaped, with entities, with blanks, relative. */
export const shownMediaIn = oncePer((file: ContentFile) => shownIn(sourcesOf(file)));

/** The files below `media/` that the texts within a value name in any spelling. */
export function mediaNamedIn(value: unknown): readonly string[] {
  const texts = textsIn(value);
  return [...new Set([...mentionsIn(texts), ...shownIn(texts)])];
}

/** The media that the bytes of a content file that cannot be read name as they are written. */
export const mediaInBytes = (bytes: Uint8Array): readonly string[] => mentionsIn([new TextDecoder().decode(bytes)]);

/** The media that files left out name: those that cannot be read, by path, and those that clash with others. */
export const mediaLeftOut = (
  unread: ReadonlyMap<string, readonly string[]>,
  clashing: readonly { readonly file: ContentFile }[],
): readonly string[] => [...[...unread.values()].flat(), ...clashing.flatMap(({ file }) => mediaIn(file))];

/** True for a file whose texts may name more media than `mediaIn` finds. */
export function mayShowOtherMedia(file: ContentFile): boolean {
  return sourcesOf(file).some((text) => namesMedia(text) && /[\\／ｍ]|&[#a-z]/i.test(text));
}

/** Letters may be entities, or full-width. */
const namesMedia = (text: string): boolean =>
  /media|&#/i.test(withPlainLetters(text.replaceAll("\\", "")).normalize("NFKC"));

function shownIn(texts: readonly string[]): readonly string[] {
  const named = texts.filter(namesMedia);
  return mentionsIn(
    named.flatMap((text) => [
      // Browsers read a backslash of an address as a slash.
      markdownToHtml(text).replaceAll("\\", "/"),
      plainTextOfHtml(text.replaceAll("\\", "")),
      // An address in HTML that the page does not show.
      decodeHTML(text),
    ]),
  );
}

/** The files below `media/` that texts name as they are written, in brackets, with blanks, or with words behind them. */
export function mentionsIn(texts: readonly string[]): readonly string[] {
  const found = texts
    .map(withPlainLetters)
    .flatMap(withNarrowSigns)
    .filter((text) => text.includes("media/"))
    .flatMap((text) => [...(text.match(mention) ?? []), ...[...text.matchAll(picture)].map(([, name = ""]) => name)]);
  // Both forms of accents: git keeps the one that the file was named in.
  return [...new Set(found.map(plainPath).flatMap((path) => [path, path.normalize("NFC"), path.normalize("NFD")]))];
}

/** `/%6dedia%2Fown%2ejpg`: letters, slashes and dots need no encoding, other characters end a name or begin one. */
const withPlainLetters = (text: string): string =>
  text.includes("%") ? text.replace(/%(?:2[ef]|[46][1-9a-f]|[57][0-9a]|ef%bc%8f)/gi, decodeURIComponent) : text;

/** `／media／2026／会場（1）．jpg`: a text that may name media in full-width signs, of which all, or the slashes alone, may be those of an address. */
const withNarrowSigns = (text: string): readonly string[] =>
  /[／ｍ]/i.test(text) ? [text, text.replaceAll("／", "/"), text.normalize("NFKC").replaceAll("。", ".")] : [text];

const plainPath = (address: string): string =>
  mediaFileOf(withEncodedPercents(address))
    .replace(/\/(?:\.?\/)+/g, "/")
    .replace(/[^/]+\/\.\.\//g, "")
    .replace(/[.,;:!]+$/, "");

/** The texts as the file has them; of a prepared change those of the entry that it becomes. */
const sourcesOf = (file: ContentFile): readonly string[] =>
  file.collection === "next" ? sourcesOf(file.next.file) : textsIn(file.fields);
