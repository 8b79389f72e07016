import { mediaAddress } from "../../content/model/markdown/media-address";
import { markdownToHtml } from "../../content/model/markdown/markdown-html";
import { parseCommittedFile } from "../../content/model/entries/parse-content-file";
import { textsIn } from "../../content/model/text/texts-in";

/** An upload and the one that takes its place, as paths below the content folder; both are of one kind. */
export interface Replacement {
  readonly path: string;
  readonly by: string;
}

/**
 * The text of a content file in which every address of an upload is that of the other, and nothing else differs. Which places
 * are addresses the parsers say: each is marked by an address of its own, and those that come out as addresses are replaced.
 * Words and code that only name the file stay.
 */
export function replacedText(
  { path: file, text }: { readonly path: string; readonly text: string },
  { path, by }: Replacement,
  publicUrl: string,
): string {
  const ending = /\.\w+$/.exec(by)?.[0] ?? "";
  const mark = (place: number): string => `media/0000/place-${String(place)}${ending}`;
  const marked = rewritten(text, path, mark);
  if (marked === text) return text;
  const read = parseCommittedFile(file, marked, "");
  if (!read.ok) return text;
  const fields = read.file.collection === "next" ? read.file.next.file.fields : read.file.fields;
  const found = new Set(textsIn(fields).flatMap((each) => addressesIn(each, publicUrl)));
  const address = mediaAddress(encodeURIComponent(by))?.slice(1) ?? by;
  return rewritten(text, path, (place, spelled) => (found.has(`/${mark(place)}`) ? address : spelled));
}

function rewritten(text: string, path: string, replace: (place: number, spelled: string) => string): string {
  let place = -1;
  return text.replace(spellingsOf(path), (spelled) => replace((place += 1), spelled));
}

/** A path in every spelling without entities: percent-encoded, full-width, escaped as in Markdown, with accents in one or two characters. */
function spellingsOf(path: string): RegExp {
  const forms = new Set([path, path.normalize("NFC"), path.normalize("NFD")]);
  const patterns = [...forms].map((form) => Array.from(form, signPattern).join(""));
  return new RegExp(`(?<![\\w.%-])(?:${patterns.join("|")})(?![\\w-]|\\.\\w)`, "gu");
}

function signPattern(sign: string): string {
  const bytes = [...new TextEncoder().encode(sign)].map((byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");
  const encoded = bytes.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`);
  const plain = /[\^$.*+?()[\]{}|/\\]/.test(sign) ? `\\${sign}` : sign;
  const isAscii = /[\x21-\x7e]/.test(sign);
  const spellings = [isAscii && !/\w/.test(sign) ? `\\\\?${plain}` : plain, encoded];
  return `(?:${[...spellings, ...(isAscii ? [String.fromCharCode(sign.charCodeAt(0) + 0xfee0)] : [])].join("|")})`;
}

/** The paths of this site that a text is, or that the page of it leads to or shows. */
function addressesIn(text: string, publicUrl: string): readonly string[] {
  if (!text.includes("media/0000/")) return [];
  const shown = [...markdownToHtml(text).matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, value = ""]) => value);
  const { origin } = new URL(publicUrl);
  return [text, ...shown].flatMap((value) => {
    if (/\s/.test(value) || !URL.canParse(value, origin)) return [];
    const url = new URL(value, origin);
    return url.origin === origin ? [url.pathname] : [];
  });
}
