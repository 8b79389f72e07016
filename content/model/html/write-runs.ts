import { isNoCode, isOverLines } from "../markdown/signs-of-words";
import { isSingleAddress } from "../text/single-address";
import type { Marks, Run } from "./blocks";
import { bareAddress, escapeInLink, escapeTarget, escapeText, linkedAddress, splitAddresses } from "./escape-text";
import { joinPieces, settleMarks, type Piece } from "./join-pieces";

interface WrittenRun extends Run {
  readonly isAddress?: boolean;
}

const levels = ["strong", "em", "struck"] as const;
const signs = { strong: "**", em: "*", struck: "~~" } as const;

/** The Markdown of a text; a line break in it is "\n". */
export function writeRuns(runs: readonly Run[]): string {
  const pieces: Piece[] = [];
  const all = withAddresses(singleSpaced(runs));
  let at = 0;
  for (const group of groups(all, (run) => run.marks.link)) {
    const link = group[0]?.marks.link;
    if (link === undefined) {
      at += group.length;
      pieces.push(...marked(group));
    } else {
      const next = all[(at += group.length)];
      pieces.push(...linked(group, link.href, isApart(pieces.at(-1)) && (next === undefined || /^\s/.test(next.text))));
    }
  }
  return joinPieces(pieces, escapeText).trim();
}

const isApart = (before: Piece | undefined): boolean =>
  before === undefined || ("text" in before && /\s$/.test(before.text.slice(-1)));

/** White space single, none at the ends of lines. */
function singleSpaced(runs: readonly Run[]): Run[] {
  const spaced: { text: string; readonly marks: Marks; readonly picture?: Run["picture"] }[] = [];
  let before = "\n";
  for (const run of runs) {
    let text = run.text.replaceAll("\u00a0", " ").replace(/ {2,}/g, " ");
    if (/\s/.test(before) && text.startsWith(" ")) text = text.slice(1);
    if (text === "" && run.picture === undefined) continue;
    const last = spaced.at(-1);
    if (text === "\n" && last?.text.endsWith(" ")) last.text = last.text.slice(0, -1);
    before = run.picture === undefined ? (text.at(-1) ?? before) : "";
    spaced.push({ ...run, text });
  }
  return spaced.filter(({ text, picture }) => text !== "" || picture !== undefined) as Run[];
}

/** A web address that is not apart from what follows becomes a run of its own. */
function withAddresses(runs: readonly Run[]): WrittenRun[] {
  return runs.flatMap((run, at): WrittenRun[] => {
    if (run.marks.link !== undefined || run.marks.code === true || !run.text.includes(".")) return [run];
    const isMarked = run.marks.strong === true || run.marks.em === true || run.marks.struck === true;
    const isLast = /^(?:\s|$)/.test(runs[at + 1]?.text ?? "") && runs[at + 1]?.picture === undefined;
    return splitAddresses(run.text, { isMarked, isLast }).map((part) => ({ ...run, ...part }));
  });
}

/** Neighbours that have something in common. */
function groups(runs: readonly WrittenRun[], common: (run: WrittenRun) => unknown): WrittenRun[][] {
  const all: WrittenRun[][] = [];
  for (const run of runs) {
    const group = all.at(-1);
    if (group?.[0] !== undefined && common(group[0]) === common(run)) group.push(run);
    else all.push([run]);
  }
  return all;
}

function linked(runs: readonly WrittenRun[], href: string, standsAlone: boolean): Piece[] {
  const text = runs.map((run) => run.text).join("");
  const isPlain = runs.every(({ marks }) => !marks.strong && !marks.em && !marks.struck && !marks.code);
  if (text === href && isPlain && isSingleAddress(href))
    return [{ markdown: standsAlone && bareAddress.test(href) ? href : `<${href}>` }];
  const hasOwn = runs.some(({ picture }) => picture?.src !== undefined);
  const alt = runs
    .map(({ picture }) => picture?.alt ?? "")
    .join(" ")
    .trim();
  const hasPicture = runs.some(({ picture }) => picture !== undefined);
  const words =
    text.trim() !== "" || hasOwn ? joinPieces(marked(runs), escapeInLink) : hasPicture ? escapeInLink(alt || href) : "";
  const core = words.trim();
  if (core === "") return [{ text }];
  return spaced(words, `[${core}](${escapeTarget(href)})`);
}

/** Neighbours with the same mark get it together. */
function marked(runs: readonly WrittenRun[], level = 0, inStrong = false): Piece[] {
  const name = levels[level];
  if (name === undefined) return codeAndWords(runs);
  return groups(runs, ({ marks }) => marks[name] === true && marks.code !== true).flatMap((group): Piece[] => {
    const isMarked = group[0]?.marks[name] === true && group[0].marks.code !== true;
    const inside = marked(group, level + 1, inStrong || (isMarked && name === "strong"));
    if (!isMarked) return inside;
    const text = group.map((run) => run.text).join("");
    // Asterisks within asterisks are not read well, and those of two lines may be of footnotes.
    const mark = name === "em" && (inStrong || isOverLines(text)) ? "_" : signs[name];
    return [{ mark, inside: settleMarks(inside) }];
  });
}

function codeAndWords(runs: readonly WrittenRun[]): Piece[] {
  const kind = ({ marks, picture, isAddress }: WrittenRun) =>
    picture ?? (isAddress ? "address" : marks.code === true || marks.raised);
  return groups(runs, kind).flatMap((group): Piece[] => {
    const text = group.map((run) => run.text).join("");
    const { picture, marks, isAddress } = group[0] ?? { marks: {} };
    if (picture !== undefined) return [{ markdown: pictureOf(picture) }];
    if (isAddress) return [{ markdown: linkedAddress(text) }];
    // Code with such characters is not read in the text of a link.
    const isCode = marks.code === true && !(marks.link !== undefined && /[`[\]]/.test(text));
    if (isCode && text.trim() !== "") return spaced(text, inlineCode(text));
    const { raised } = marks;
    if (raised === undefined || marks.code === true || text.trim() === "") return [{ text }];
    return spaced(text, `<${raised}>${escapeText(text.trim())}</${raised}>`);
  });
}

/** Markdown with the white space that was around it. */
const spaced = (text: string, markdown: string): Piece[] => [
  { text: text.slice(0, text.length - text.trimStart().length) },
  { markdown },
  { text: text.slice(text.trimEnd().length) },
];

const pictureOf = ({ src, alt }: NonNullable<Run["picture"]>): string =>
  src === undefined ? "" : `![${escapeInLink(alt)}](${escapeTarget(src)})`;

/** Code between more backticks in a row than it has itself. */
export function inlineCode(text: string): string {
  const code = text.replace(/\s+/g, " ").trim();
  const longest = Math.max(0, ...(code.match(/`+/g) ?? []).map(({ length }) => length));
  // Between single ones, `s free and we` would be apostrophes.
  const fence = "`".repeat(isNoCode(`\`${code}\``, "a") ? Math.max(2, longest + 1) : longest + 1);
  const padding = longest > 0 ? " " : "";
  return `${fence}${padding}${code}${padding}${fence}`;
}
