import { normaliseBody } from "../markdown/body";
import { readBody } from "./item-file";
import { escapeMarkers, japaneseMarker, layoutOf } from "./item-layout";
import { formatProblem } from "../problems/problem";
import { joinLines, textsOf, withLineEnds } from "../text/text-lines";
import { editYaml } from "../yaml/edit-yaml";
import { valueAt, type YamlMap } from "../yaml/yaml-data";

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
 * `editYaml` proves the fields, `editEntry` the whole. Throws an Error when the text is no item file.
 */
export function editItemFile(text: string, edit: ItemEdit, order: readonly string[] = []): string {
  const layout = layoutOf(text);
  if ("code" in layout) throw new Error(`not an item file: ${formatProblem({ path: "file", ...layout })}`);
  const changes = Object.entries(edit.data ?? {}).map(([name, value]): [string, FieldValue] => [
    name,
    value === undefined || value.length === 0 ? undefined : value,
  ]);
  const edited = (data: YamlMap): YamlMap => {
    const all = { ...data, ...Object.fromEntries(changes) };
    // The order of the value says where new fields go.
    return Object.fromEntries([...new Set([...order, ...Object.keys(all)])].map((name) => [name, valueAt(all, name)]));
  };
  const { bom, lines, closing, marker } = layout;
  const texts = lines.map((line) => line.text);
  const fields = joinLines(lines.slice(1, closing));
  const english = texts.slice(closing + 1, marker);
  const japanese = texts.slice(marker);
  const body = differingBody(english, edit.body);
  const written = [
    ...texts.slice(0, 1),
    ...textsOf(editYaml(fields, edited, "failsafe")),
    ...texts.slice(closing, closing + 1),
    ...withJapaneseBody(
      body === undefined ? english : withBody(english, body, japanese.length > 0),
      japanese,
      differingBody(japanese.slice(1), edit.body_jp),
    ),
  ];
  return bom + joinLines(withLineEnds(lines, written));
}

/** A body that is to be in the place of these lines; undefined where they hold it, or it is to stay. */
function differingBody(lines: readonly string[], wanted: string | undefined): string | undefined {
  const body = wanted === undefined ? undefined : normaliseBody(wanted);
  return body === readBody(lines) ? undefined : body;
}

/** Replaces what is written between the blank lines of a body's place. */
function withBody(lines: readonly string[], body: string, gapAfter: boolean): readonly string[] {
  const written = body === "" ? [] : escapeMarkers(body).split("\n");
  const start = lines.findIndex(isText);
  if (start === -1) return ["", ...written, ...(gapAfter ? [""] : [])];
  return lines.toSpliced(start, lines.findLastIndex(isText) + 1 - start, ...written);
}

/** The lines of both bodies with a Japanese one that is new; undefined: it stays. An empty one goes with its marker. */
function withJapaneseBody(
  english: readonly string[],
  japanese: readonly string[],
  body: string | undefined,
): readonly string[] {
  if (body === undefined) return [...english, ...japanese];
  if (body === "") return english.slice(0, english.findLastIndex(isText) + 1);
  const [marker, ...old] = japanese;
  if (marker !== undefined) return [...english, marker, ...withBody(old, body, false)];
  const gap = english.length > 0 && !isText(english.at(-1) ?? "") ? [] : [""];
  return [...english, ...gap, japaneseMarker, "", ...escapeMarkers(body).split("\n")];
}

function isText(line: string): boolean {
  return line.trim() !== "";
}
