const webAddress =
  /((?:https?:\/\/|(?<![a-z0-9])www\.)(?:[^\s<>\\"'`*~&_、。（）「」]|~(?=[\w/])|(?<=\w)_|&(?!#?\w{1,31};))+)/i;

/** A text without meaning as Markdown or HTML; web addresses stay readable, because Markdown makes links of them. */
export function escapeText(text: string): string {
  return text
    .split(webAddress)
    .map((part, at) => (at % 2 === 1 ? part : escapeWords(part)))
    .join("");
}

/** A text and the web addresses in it that need brackets: Markdown would take along what follows at once, also marks around. */
export function splitAddresses(
  text: string,
  { isMarked, isLast }: { readonly isMarked: boolean; readonly isLast: boolean },
): { readonly text: string; readonly isAddress: boolean }[] {
  const parts = text.split(webAddress);
  return parts.map((part, at) => {
    const next = parts[at + 1] ?? "";
    const isApart = !isMarked && (next === "" ? isLast : /^\s/.test(next));
    return { text: part, isAddress: at % 2 === 1 && !isApart };
  });
}

/** An address in brackets, as a link. */
export const linkedAddress = (address: string): string =>
  /^www/i.test(address) ? `[${escapeInLink(address)}](${escapeTarget(`https://${address}`)})` : `<${address}>`;

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
