import { normaliseBody } from "../markdown/body";
import { parseItemFile } from "./item-file";
import { escapeMarkers, japaneseMarker, layoutOf } from "./item-layout";
import { formatProblem } from "../problems/problem";
import { joinLines, textsOf, withLineEnds } from "../text/text-lines";
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
 * `editYaml` proves the fields, `editEntry` the whole. Throws an Error when the text is no item file.
 */
export function editItemFile(text: string, edit: ItemEdit, order: readonly string[] = []): string {
  const layout = layoutOf(text);
  const parsed = parseItemFile(text, "file");
  if ("code" in layout || !parsed.ok)
    throw new Error(`not an item file: ${parsed.ok ? "" : parsed.problems.map(formatProblem).join("; ")}`);
  const current = { body_jp: "", ...parsed.item };
  const changes = Object.entries(edit.data ?? {}).map(([name, value]): [string, FieldValue] => [
    name,
    value === undefined || value.length === 0 ? undefined : value,
  ]);
  const data = { ...current.data, ...Object.fromEntries(changes) };
  const body = edit.body === undefined ? current.body : normaliseBody(edit.body);
  const body_jp = edit.body_jp === undefined ? current.body_jp : normaliseBody(edit.body_jp);

  const { bom, lines, closing, marker } = layout;
  const texts = lines.map((line) => line.text);
  const fields = joinLines(lines.slice(1, closing));
  const english = texts.slice(closing + 1, marker);
  const japanese = texts.slice(marker);
  const edited = [
    ...texts.slice(0, 1),
    ...textsOf(editYaml(fields, data, { schema: "failsafe", order: () => order })),
    ...texts.slice(closing, closing + 1),
    ...withJapaneseBody(
      body === current.body ? english : withBody(english, body, japanese.length > 0),
      japanese,
      body_jp === current.body_jp ? undefined : body_jp,
    ),
  ];
  return bom + joinLines(withLineEnds(lines, edited));
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
