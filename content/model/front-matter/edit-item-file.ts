import { normaliseBody } from "../markdown/body";
import { parseItemFile, type ItemFile } from "./item-file";
import { escapeMarkers, japaneseMarker, layoutOf, type ItemLayout } from "./item-layout";
import { formatProblem } from "../problems/problem";
import { joinLines, textsOf, withLineEnds, type TextLine } from "../text/text-lines";
import { sameData } from "../yaml/yaml-data";
import { editYaml } from "../yaml/edit-yaml";

/** New value of a field; undefined removes it. */
export type FieldValue = string | readonly string[] | undefined;

/** What to change: only the fields and bodies named. An empty text, an empty list or undefined removes a field. */
export interface ItemEdit {
  readonly data?: Readonly<Record<string, FieldValue>>;
  readonly body?: string;
  /** An empty text removes the Japanese body. */
  readonly body_jp?: string;
}

/**
 * The text of an item file with some fields changed (R8.9): only the lines of these fields differ; comments,
 * unknown fields, order, line ends and byte order mark stay. `order` says where fields that are new go.
 * The result is read back before it is returned. Throws an Error when the text is no item file.
 */
export function editItemFile(text: string, edit: ItemEdit, order: readonly string[] = []): string {
  const current = readItem(text);
  const fields = Object.entries(edit.data ?? {}).map(([name, value]): [string, FieldValue] => [
    name,
    value === undefined || value.length === 0 ? undefined : value,
  ]);
  const wanted: Wanted = {
    data: { ...current.data, ...Object.fromEntries(fields) },
    body: edit.body === undefined ? current.body : normaliseBody(edit.body),
    body_jp: edit.body_jp === undefined ? (current.body_jp ?? "") : normaliseBody(edit.body_jp),
  };
  const edited = withBodies(withFields(text, wanted.data, order), current, wanted);
  if (edited !== undefined && holds(edited, wanted)) return edited;
  throw new Error("this item file cannot be edited without damage");
}

type Wanted = { readonly data: Readonly<Record<string, unknown>>; readonly body: string; readonly body_jp: string };

function withFields(text: string, data: Wanted["data"], order: readonly string[]): string | undefined {
  const layout = layoutOrNone(text);
  if (layout === undefined) return undefined;
  const fields = joinLines(layout.lines.slice(1, layout.closing));
  const edited = editYaml(fields, data, { schema: "failsafe", order: () => order });
  return withLines(layout, 1, layout.closing, textsOf(edited));
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

/** Replaces lines; those that stay keep their own line ends, new ones get the file's. */
function withLines({ bom, lines }: ItemLayout, from: number, to: number, texts: readonly string[]): string {
  const all = lines.map((line) => line.text).toSpliced(from, to - from, ...texts);
  return bom + joinLines(withLineEnds(lines, all));
}

function holds(text: string, wanted: Wanted): boolean {
  const parsed = parseItemFile(text, "");
  if (!parsed.ok) return false;
  const { data, body, body_jp = "" } = parsed.item;
  return body === wanted.body && body_jp === wanted.body_jp && sameData(data, wanted.data);
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
