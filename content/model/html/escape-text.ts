import { withoutClosing, withoutNumber, withoutSecond } from "../markdown/address-end";
import { isSingleAddress } from "../text/single-address";
import { cjkCharacters } from "../text/cjk";

const addressStart = /https?:\/\/|(?<![a-z0-9])www\./gi;
/** An address, as content/model/markdown/body-tokenizer.ts ends it, without references to characters; of a length that costs no time. */
const address = new RegExp(
  `(?:(?![<>\\\\"\`${cjkCharacters}]|&#?\\w{1,31};)[\\x21-\\x7e\\p{L}\\p{M}\\p{Nd}]){0,4000}`,
  "uy",
);
/** What marked leaves of a bare address: no sign at its end, no bracket that is not closed. */
const unended = /(?:[^?!.,:;*'"()&]+|\([^)]*\)|&(?![a-z0-9]+;$)|[?!.,:;*'")]+(?!$))+/i;
/** An address that Markdown makes the same link of, whatever follows after a space. */
export const bareAddress = /^(?:https?:\/\/|www\.)[\w./?=&%#:@+-]*[\w/]$/i;

/** A text without meaning as Markdown or HTML; web addresses stay readable, because Markdown makes links of them. */
export function escapeText(text: string): string {
  return withAddresses(text)
    .map((part, at) => (at % 2 === 1 ? part : escapeWords(part)))
    .join("");
}

/** A text and the web addresses in it that need brackets: Markdown would take along what follows at once, also marks around. */
export function splitAddresses(
  text: string,
  { isMarked, isLast }: { readonly isMarked: boolean; readonly isLast: boolean },
): { readonly text: string; readonly isAddress: boolean }[] {
  const parts = withAddresses(text);
  return parts.map((part, at) => {
    const next = parts[at + 1] ?? "";
    const isApart = !isMarked && (next === "" ? isLast : /^\s/.test(next));
    return { text: part, isAddress: at % 2 === 1 && !(isApart && bareAddress.test(part)) };
  });
}

/** The parts of a text: every other one is a web address. */
function withAddresses(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  addressStart.lastIndex = 0;
  for (let start = addressStart.exec(text); start !== null; start = addressStart.exec(text)) {
    address.lastIndex = start.index;
    const written = address.exec(text)?.[0] ?? "";
    const found = withoutEnd(
      withoutSecond(withoutNumber(written, text.slice(start.index + written.length))),
      text.charAt(start.index - 1),
    );
    if (found.length <= start[0].length) continue;
    parts.push(text.slice(from, start.index), found);
    from = start.index + found.length;
    addressStart.lastIndex = from;
  }
  return [...parts, text.slice(from)];
}

/** An address without the brackets and signs of the sentence around it. */
function withoutEnd(written: string, before: string): string {
  let left = withoutClosing(written, before);
  for (let before = ""; before !== left; left = unended.exec(left)?.[0] ?? "") before = left;
  return left;
}

/** An address in brackets, as a link; words where it leads nowhere. */
export function linkedAddress(address: string): string {
  if (/^www/i.test(address)) return `[${escapeInLink(address)}](${escapeTarget(`https://${address}`)})`;
  return isSingleAddress(address) ? `<${address}>` : escapeWords(address);
}

/** The target of a link, as it stands in round brackets. */
export const escapeTarget = (href: string): string => href.replace(/[()]|&(?=#?\w{1,31};)/g, "\\$&");

/** The same of a text in a link, which ends at the next square bracket. */
export const escapeInLink = (text: string): string =>
  escapeWords(text).replace(/\](\(?)/g, (_, bracket: string) => `\\]${bracket && "\\("}`);

function escapeWords(text: string): string {
  const escaped = text.replace(/[\\*`[]|_(?![a-z0-9])|(?<![a-z0-9])_|^~|~(?=~|$)|&(?=#?\w{1,31};)/gi, "\\$&");
  // A web address before it would take a backslash along.
  return escaped.replace(/<(?=[a-z/!?])/gi, "&lt;");
}

// What would begin a list, heading, quotation or divider, or make a table of the line before.
const lineStart = /^(?=(?:[-+]|#{1,6})(?:\s|$)|>|-{2,}\s*$)/;
const tableRule = /^(?=[\s|:-]+$)(?=.*-)/;

/** Lines of Markdown text that begin nothing but a text. */
export function escapeLineStarts(lines: string): string {
  return lines
    .split("\n")
    .map((line) => (lineStart.test(line) || tableRule.test(line) ? `\\${line}` : line))
    .map((line) => line.replace(/^(\d{1,9})(?=[.)](?:\s|$))/, "$1\\"))
    .join("\n");
}
