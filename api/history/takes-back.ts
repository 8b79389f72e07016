import { lineChanges } from "../support/line-changes";
import { linesOf, whatIsSaid } from "./what-is-said";

/** Lines, or sentences of a line, that one text has in place of another's. */
interface Hunk {
  readonly removed: readonly string[];
  readonly added: readonly string[];
}

/**
 * True when a later text takes back what an edit did, by one of the edit's changes: what it replaced is there again and what
 * it wrote is not, or what it added is gone and nothing has come in its place. Another edit of the same sentences takes nothing back,
 * nor do other signs that say the same.
 */
export function takesBack(before: string, after: string, later: string): boolean {
  if (later === after) return false;
  if (later === before) return true;
  const [old = [], saved = [], now = []] = comparable(before, after, later);
  const [was, wrote, has] = [old, saved, now].map((lines) => new Set(lines));
  const hunks = hunksOf(saved, now);
  return hunksOf(old, saved).some(({ removed, added }) => {
    const replaced = removed.filter((line) => !wrote?.has(line));
    const written = added.filter((line) => !was?.has(line));
    if (replaced.length > 0)
      return (
        replaced.some((line) => has?.has(line)) && (written.length === 0 || written.some((line) => !has?.has(line)))
      );
    return (
      written.length > 0 && written.every((line) => !has?.has(line)) && hunks.some((hunk) => deletes(hunk, written))
    );
  });
}

/** True when a later text lacks something that an edit wrote. */
export function lacksWritten(before: string, after: string, later: string): boolean {
  const [old = [], saved = [], now = []] = comparable(before, after, later);
  const [was, has] = [old, now].map((lines) => new Set(lines));
  return saved.some((line) => !was?.has(line) && !has?.has(line));
}

/** True when a merged text has lines of another side in the place of some that an edit wrote. */
export function takesOtherSide(before: string, after: string, other: string, merged: string): boolean {
  const [old = [], saved = [], theirs = [], now = []] = comparable(before, after, other, merged);
  const [was, has, otherHas] = [old, now, theirs].map((lines) => new Set(lines));
  return hunksOf(saved, now).some(
    ({ removed, added }) =>
      removed.some((line) => !was?.has(line) && !has?.has(line)) && added.every((line) => otherHas?.has(line)),
  );
}

/** `takesBack` of versions of a file that may not be there: undefined. */
export function takesBackFile(
  before: string | undefined,
  after: string | undefined,
  later: string | undefined,
): boolean {
  if (after === undefined) return later !== undefined;
  if (before === undefined || later === undefined) return later === before;
  return takesBack(before, after, later);
}

/** What the texts say; their lines as they are written where one of them cannot be read, or the edit changed signs alone. */
function comparable(before: string, after: string, ...later: readonly string[]): readonly (readonly string[])[] {
  const texts = [before, after, ...later];
  const said = texts.flatMap((text) => {
    const lines = whatIsSaid(text);
    return lines === undefined ? [] : [lines];
  });
  const isSaid = said.length === texts.length && said[0]?.join("\n") !== said[1]?.join("\n");
  return isSaid ? said : texts.map(linesOf);
}

/** True when lines are gone and not replaced: beside them, no more lines came than went. */
function deletes({ removed, added }: Hunk, lines: readonly string[]): boolean {
  const gone = removed.filter((line) => lines.includes(line)).length;
  return gone > 0 && added.length <= removed.length - gone;
}

function hunksOf(from: readonly string[], to: readonly string[]): Hunk[] {
  const hunks: Hunk[] = [];
  let open = new Map<string, { removed: string[]; added: string[] }>();
  for (const { value, added, removed } of lineChanges(from, to)) {
    if (!added && !removed) open = new Map();
    else
      for (const line of value) {
        // A field is no edit of the one that stands beside it.
        const field = /^[a-z][\w.]*:(?= |$)/.exec(line)?.[0] ?? "";
        const hunk = open.get(field) ?? { removed: [], added: [] };
        if (!open.has(field)) hunks.push(hunk);
        open.set(field, hunk);
        hunk[added ? "added" : "removed"].push(line);
      }
  }
  return hunks;
}
