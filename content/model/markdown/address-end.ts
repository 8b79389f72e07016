import { holdsTwo } from "../text/single-address";

/** marked takes such signs off the end of an address one at a time, which needs quadratic time for a long row of them. */
const rowOfSigns = "(?:[?!.,:;*_'\"~()]|&[a-z0-9]{1,31};){50}";
/** What stands in brackets behind the name of a file says something about it: form.pdf(PDF), form.xlsx(1.2MB). */
const bracketBehindFile = "(?<=\\.(?:pdf|docx?|xlsx?|pptx?|csv|zip|jpe?g|png))\\(";
/** Quotation marks end what they stand around; a single one is a letter of an address that none stands before. */
const wordsBehind = new RegExp(`"|${rowOfSigns}|${bracketBehindFile}`, "i");
const wordsBehindQuoted = new RegExp(`'|${wordsBehind.source}`, "i");

/** The name of a value may have brackets: ?list[]=1, ?filter[name][0]=x. */
const inName = /^\[[^[\]]{0,100}\][=[]/;

/**
 * An address up to the first `]` or `}` that it did not open: [https://example.com/b], up to a quotation mark, a row of 50
 * signs, a bracket behind the name of a file, or one of no value's name: https://example.com/b[1], https://example.com/b[/embed].
 * @param before the character before the address
 */
export function withoutClosing(written: string, before = ""): string {
  const words = written.search(before === "'" ? wordsBehindQuoted : wordsBehind);
  const address = words === -1 ? written : written.slice(0, words);
  const opened = { "]": 0, "}": 0 };
  for (const { 0: sign, index } of address.matchAll(/[[\]{}]/g)) {
    if (sign === "[" && (!address.slice(0, index).includes("?") || !inName.test(address.slice(index))))
      return address.slice(0, index);
    if (sign === "[") opened["]"] += 1;
    else if (sign === "{") opened["}"] += 1;
    else if ((sign === "]" || sign === "}") && (opened[sign] -= 1) < 0) return address.slice(0, index);
  }
  return address.replace(/[[{]+$/, "");
}

/** A number behind a sign, and what it counts: a date, a time, a price. */
const number = /[,.;:!]\d{1,4}(?:,\d{3}){0,3}$/;
const counted = /^[年月日時分円名人階回部]/;

/** An address without the number of the Japanese words behind it: https://example.com/form,12月4日締切. */
export const withoutNumber = (written: string, behind: string): string =>
  counted.test(behind) ? written.replace(number, "") : written;

/** An address without another one behind it, https://example.com/a,www.example.com; one in a query is its value. */
export function withoutSecond(written: string): string {
  const first = written.replace(/[,;]https?:\/\/.*/is, "");
  return holdsTwo(first) ? first.replace(/(?:[,;]|%20|%E3%80%80)(?:https?:|www\.).*/is, "") : first;
}

/** What stands in angle brackets up to the one that closes them; behind a bar is a name, as Slack writes it. */
const inBrackets = /^(?:https?:\/\/|www\.)[^\s/]+\/[^<>＜＞〈〉|\n]{0,2000}(?=[>＞〉])/i;
/** A file or a folder, and not an hour. */
const endOfPath = /(?:\.(?=\d*[a-z])[a-z\d]{2,5}|\/)$/i;
const anotherAddress = /https?:|www\.|@/i;

/**
 * The whole of an address in angle brackets, `<https://example.com/form (2).pdf>`, that ends like one behind what is linked of
 * it; undefined where the rest is words.
 */
export function cutShort(text: string, linked: string, before: string): string | undefined {
  const [whole] = (/[<＜〈]/.test(before) ? inBrackets.exec(text) : undefined) ?? [];
  const rest = whole?.slice(linked.length) ?? "";
  return endOfPath.test(rest) && !anotherAddress.test(rest) ? whole : undefined;
}
