import { lineChanges } from "../../support/line-changes";

/** Lines of the base, from `start` to before `end`, that one side has replaced by its own. */
interface Edit {
  readonly start: number;
  readonly end: number;
  readonly lines: readonly string[];
}

/**
 * Brings what `theirs` changed of `base` into `ours`, of which every other byte stays; undefined when both changed the
 * same lines or one of them is no text. Changes of neighbouring lines, such as two fields of an item, do not collide. What `ours`
 * holds already is not brought in twice.
 */
export function mergeTexts(base: Uint8Array, ours: Uint8Array, theirs: Uint8Array): Buffer | undefined {
  // Byte for byte, whatever the encoding.
  const [old, mine, yours] = [base, ours, theirs].map(
    (bytes) =>
      Buffer.from(bytes)
        .toString("latin1")
        .match(/[^\n]*\n|[^\n]+$/g) ?? [],
  );
  if (!old || !mine || !yours || [old, mine, yours].some((lines) => lines.some((line) => line.includes("\0"))))
    return undefined;
  const ending = mine.at(0)?.endsWith("\r\n") ? "\r\n" : "\n";
  const ourEdits = editsOf(old, mine);
  const merged = [...mine];
  for (const edit of editsOf(old, yours).toReversed()) {
    if (ourEdits.some((own) => collides(own, edit))) {
      if (isIn(mine, edit, old, yours)) continue;
      return undefined;
    }
    const moved = ourEdits
      .filter(({ end }) => end <= edit.start)
      .reduce((sum, { start, end, lines }) => sum + lines.length - (end - start), 0);
    merged.splice(edit.start + moved, edit.end - edit.start, ...edit.lines.map((line) => `${line}${ending}`));
  }
  const last = merged.length - 1;
  return Buffer.from(
    merged.map((line, at) => (at < last && !line.endsWith("\n") ? `${line}${ending}` : line)).join(""),
    "latin1",
  );
}

function editsOf(from: readonly string[], to: readonly string[]): Edit[] {
  const edits: Edit[] = [];
  let [at, start] = [0, 0];
  let lines: string[] = [];
  const flush = () => {
    if (at > start || lines.length > 0) edits.push({ start, end: at, lines });
    lines = [];
  };
  for (const { value, added, removed } of lineChanges(from.map(plain), to.map(plain))) {
    if (added) lines.push(...value);
    else if (removed) at += value.length;
    else {
      flush();
      at += value.length;
      start = at;
    }
  }
  flush();
  return edits;
}

const plain = (line: string): string => line.replace(/\r?\n$/, "");

/** True when a text has the lines that an edit put in, and none that it took away. */
function isIn(
  text: readonly string[],
  { start, end, lines }: Edit,
  from: readonly string[],
  to: readonly string[],
): boolean {
  const [has, hadAfter] = [new Set(text.map(plain)), new Set(to.map(plain))];
  const removed = from.slice(start, end).map(plain);
  return lines.every((line) => has.has(line)) && removed.every((line) => hadAfter.has(line) || !has.has(line));
}

/** True when the lines overlap, or both put lines at the same place. */
function collides(one: Edit, other: Edit): boolean {
  if (one.start === other.start && one.end === other.end) return true;
  return one.start < other.end && other.start < one.end;
}
