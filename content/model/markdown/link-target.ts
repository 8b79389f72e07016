const label = /^!?\[[^[\]\n]{0,500}\]\(/;
const longestTarget = 2000;
const mostBrackets = 10;
const title = /[ \u3000]+(?:"(?<double>.*)"|'(?<single>.*)'|(?<wide>[“”].*”|‘.*’))[ \u3000]*$/;
/** What may be an address with blanks: of a page or a person, of a number, or a file's name. */
const addressed = /^(?:https?:\/\/|www\.|mailto:|tel:|\/(?![/\\])|[+\d(]|\S+@)|\.[a-z0-9]{2,5}$/i;

/** A link or picture at the beginning of a text. */
export interface WrittenLink {
  readonly raw: string;
  /** The same as CommonMark reads it: `[form](</media/form (2).pdf>)` */
  readonly bracketed: string;
}

/**
 * A link or picture whose address has blanks, or brackets that are closed again: `[form](/media/form (2).pdf)`. CommonMark
 * ends an address at a blank, so that it is no link, and takes words in brackets behind the blank for a title. The quotation
 * marks of a title may be those of Word, and stand within it.
 */
export function linkWithBlanks(text: string): WrittenLink | undefined {
  const before = label.exec(text)?.[0];
  const end = before === undefined ? undefined : endOfTarget(text, before.length);
  if (before === undefined || end === undefined) return undefined;
  const inside = text.slice(before.length, end).trim();
  const words = title.exec(inside);
  const target = words ? inside.slice(0, words.index) : inside;
  const { double, single, wide } = words?.groups ?? {};
  const isPlain = wide === undefined && !double?.includes('"') && !single?.includes("'");
  if (isPlain && !/[ \u3000]/.test(target)) return undefined;
  if (!addressed.test(target.normalize("NFKC"))) return undefined;
  const behind = words ? ` "${(double ?? single ?? wide?.slice(1, -1) ?? "").replaceAll('"', '\\"')}"` : "";
  return { raw: text.slice(0, end + 1), bracketed: `${before}<${target}>${behind})` };
}

/** Where the bracket stands that closes an address; undefined when its line has none, or signs that no address has. */
function endOfTarget(text: string, start: number): number | undefined {
  let open = 0;
  for (let at = start; at < text.length && at < start + longestTarget; at += 1) {
    const sign = text[at] ?? "";
    if (/[\n<>\\]/.test(sign)) return undefined;
    if (sign === "(" && (open += 1) > mostBrackets) return undefined;
    if (sign === ")" && (open -= 1) < 0) return at;
  }
  return undefined;
}

/** What no name of a file or page is part of: scheme, host, port and recipients, or the first part of a path. */
const beginning = /^(?:[^:/：／]{1,6}[:：][/／]{2}|\/)?[^/?#]*/;

/** The folder of a media file: a name there may have a slash of Japanese typing, the folder has none. */
const mediaFolder = /^[/／]?[mｍ][eｅ][dｄ][iｉ][aａ][/／](?:[\d０-９]{4}[/／])?/;

/**
 * `https：//example.jp`, `info@example。jp`, `／media／2026／会場.jpg`: an address whose beginning has the signs of Japanese typing;
 * undefined for another text. What stands behind it stays: a file may be called `form（2）.pdf`.
 */
export function narrowAddress(target: string): string | undefined {
  const narrow = withNarrowBeginning(target).replace(mediaFolder, (folder) => folder.normalize("NFKC"));
  return narrow === target ? undefined : narrow;
}

function withNarrowBeginning(target: string): string {
  const [written = ""] = beginning.exec(target) ?? [];
  const narrow = written.replace(/。$/, "").normalize("NFKC").replaceAll("。", ".");
  const isAddress = /^[!-~]+$/.test(narrow) && /[.:/@]/.test(narrow);
  return isAddress ? narrow + target.slice(written.length) : target;
}
