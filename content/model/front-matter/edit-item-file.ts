import { normaliseBody } from "../markdown/body";
import { withField, withFieldByDocument, type FieldValue } from "./edit-front-matter";
import { parseItemFile, type ItemFile } from "./item-file";
import { escapeMarkers, japaneseMarker, layoutOf, type ItemLayout } from "./item-layout";
import { formatProblem } from "../problems/problem";
import { joinLines, lineEndOf, type TextLine } from "../text/text-lines";

/** What to change: only the fields and bodies named. An empty text, an empty list or undefined removes a field. */
export interface ItemEdit {
  readonly data?: Readonly<Record<string, FieldValue>>;
  readonly body?: string;
  /** An empty text removes the Japanese body. */
  readonly body_jp?: string;
}

type ChangeField = (
  lines: readonly string[],
  name: string,
  value: FieldValue,
  order: readonly string[],
) => string[] | undefined;

/**
 * The text of an item file with some fields changed (R8.9): only the lines of these fields differ; comments,
 * unknown fields, order, line ends and byte order mark stay. `order` says where fields that are new go.
 * The result is read back before it is returned. Throws an Error when the text is no item file.
 */
export function editItemFile(text: string, edit: ItemEdit, order: readonly string[] = []): string {
  const current = readItem(text);
  const fields = Object.entries(edit.data ?? {})
    .map(([name, value]): [string, FieldValue] => [name, value === undefined || value.length === 0 ? undefined : value])
    .filter(([name, value]) => !sameValue(current.data[name], value));
  const wanted: Wanted = {
    data: { ...current.data, ...Object.fromEntries(fields) },
    body: edit.body === undefined ? current.body : normaliseBody(edit.body),
    body_jp: edit.body_jp === undefined ? (current.body_jp ?? "") : normaliseBody(edit.body_jp),
  };
  for (const change of [withField, withFieldByDocument] satisfies ChangeField[]) {
    const edited = withBodies(withFields(text, fields, order, change), current, wanted);
    if (edited !== undefined && holds(edited, wanted)) return edited;
  }
  throw new Error("this item file cannot be edited without damage");
}

type Wanted = { readonly data: Readonly<Record<string, unknown>>; readonly body: string; readonly body_jp: string };

function withFields(
  text: string,
  fields: readonly [string, FieldValue][],
  order: readonly string[],
  change: ChangeField,
): string | undefined {
  let edited = text;
  for (const [name, value] of fields) {
    const layout = layoutOrNone(edited);
    if (layout === undefined) return undefined;
    const old = layout.lines.slice(1, layout.closing);
    const changed = change(
      old.map((line) => line.text),
      name,
      value,
      order,
    );
    if (changed === undefined) return undefined;
    edited = withLines(layout, 1, layout.closing, changed);
  }
  return edited;
}

function withBodies(text: string | undefined, current: ItemFile, wanted: Wanted): string | undefined {
  let edited = text;
  if (edited !== undefined && wanted.body !== current.body) edited = withBody(edited, wanted.body);
  if (edited !== undefined && wanted.body_jp !== (current.body_jp ?? ""))
    edited = withJapaneseBody(edited, wanted.body_jp);
  return edited;
}

function withBody(text: string, body: string): string | undefined {
  const layout = layoutOrNone(text);
  if (layout === undefined) return undefined;
  const { closing, marker, lines } = layout;
  return replaceBody(layout, closing + 1, marker, body, marker < lines.length);
}

function withJapaneseBody(text: string, body: string): string | undefined {
  const layout = layoutOrNone(text);
  if (layout === undefined) return undefined;
  const { closing, marker, lines } = layout;
  if (body === "") {
    let end = marker;
    while (end > closing + 1 && isBlank(lines[end - 1])) end -= 1;
    return withLines(layout, end, lines.length, []);
  }
  if (marker < lines.length) return replaceBody(layout, marker + 1, lines.length, body, false);
  const gap = isBlank(lines.at(-1)) ? [] : [""];
  return withLines(layout, lines.length, lines.length, [
    ...gap,
    japaneseMarker,
    "",
    ...escapeMarkers(body).split("\n"),
  ]);
}

/** Replaces what is written between the blank lines of a body's place. */
function replaceBody(layout: ItemLayout, from: number, to: number, body: string, gapAfter: boolean): string {
  const { lines } = layout;
  let [start, end] = [from, to];
  while (start < end && isBlank(lines[start])) start += 1;
  while (end > start && isBlank(lines[end - 1])) end -= 1;
  const written = body === "" ? [] : escapeMarkers(body).split("\n");
  if (start < end || body === "") return withLines(layout, start, end, written);
  return withLines(layout, from, to, ["", ...written, ...(gapAfter ? [""] : [])]);
}

/** Replaces lines; those that are equal at both ends keep their own line ends, new ones get the file's. */
function withLines({ bom, lines }: ItemLayout, from: number, to: number, texts: readonly string[]): string {
  const old = lines.slice(from, to);
  let head = 0;
  while (head < old.length && head < texts.length && old[head]?.text === texts[head]) head += 1;
  let tail = 0;
  while (tail < old.length - head && tail < texts.length - head && old.at(-1 - tail)?.text === texts.at(-1 - tail))
    tail += 1;
  const end = lineEndOf(lines);
  const fresh = texts.slice(head, texts.length - tail).map((text): TextLine => ({ text, end }));
  const changed = [...old.slice(0, head), ...fresh, ...old.slice(old.length - tail)];
  return (
    bom + joinLines(withEnds([...lines.slice(0, from), ...changed, ...lines.slice(to)], end, lines.at(-1)?.end ?? end))
  );
}

/** Only the last line of a file may lack a line end, and it keeps lacking it. */
function withEnds(lines: readonly TextLine[], end: string, endOfFile: string): TextLine[] {
  return lines.map((line, index) => {
    if (index < lines.length - 1) return line.end === "" ? { ...line, end } : line;
    return endOfFile === "" ? { ...line, end: "" } : line;
  });
}

function holds(text: string, wanted: Wanted): boolean {
  const parsed = parseItemFile(text, "");
  if (!parsed.ok) return false;
  const { data, body, body_jp = "" } = parsed.item;
  const names = new Set([...Object.keys(wanted.data), ...Object.keys(data)]);
  return (
    body === wanted.body &&
    body_jp === wanted.body_jp &&
    [...names].every((name) => sameValue(data[name], wanted.data[name]))
  );
}

function readItem(text: string): ItemFile {
  const parsed = parseItemFile(text, "file");
  if (!parsed.ok) throw new Error(`not an item file: ${parsed.problems.map(formatProblem).join("; ")}`);
  return parsed.item;
}

function layoutOrNone(text: string): ItemLayout | undefined {
  const layout = layoutOf(text);
  return "code" in layout ? undefined : layout;
}

function isBlank(line: TextLine | undefined): boolean {
  return line === undefined || line.text.trim() === "";
}

function sameValue(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
