import { normaliseBody } from "../markdown/body";
import { readFrontMatter } from "./front-matter";
import { escapeMarkers, japaneseMarker, layoutOf, nearMarkers, unescapeMarkers } from "./item-layout";
import type { Problem } from "../problems/problem";
import type { YamlFault } from "../yaml/yaml-faults";
import { editYaml } from "../yaml/edit-yaml";

/** An item file taken apart: the fields as they are written, and both bodies. */
export interface ItemFile {
  readonly data: Readonly<Record<string, unknown>>;
  /** English body; may be empty here, the schemas require it. */
  readonly body: string;
  /** Japanese body, absent when there is none. */
  readonly body_jp?: string;
  /** Field -> its line (1-based); the bodies under `bodyPlace` and `bodyPlaceJapanese`, which are no field's name. */
  readonly lines: ReadonlyMap<string, number>;
  /** What may be meant otherwise: values that end at a comment, lines that are nearly the marker. */
  readonly notices: readonly YamlFault[];
}

/** Name under which `lines` holds the first line of the English body. */
export const bodyPlace = "\n";
/** Name under which `lines` holds the first line of the Japanese body. */
export const bodyPlaceJapanese = "\n\n";

/** The parts of an item file, or why it has none. */
export type ParsedItemFile =
  | { readonly ok: true; readonly item: ItemFile }
  | { readonly ok: false; readonly problems: Problem[] };

/** Takes an item file apart (R8.3). Throws on no text; `path` is named in the problems. */
export function parseItemFile(text: string, path: string): ParsedItemFile {
  const layout = layoutOf(text);
  if ("code" in layout) return { ok: false, problems: [{ path, ...layout }] };
  const { lines, closing, marker } = layout;
  const front = readFrontMatter(lines.map((line, index) => `${index === closing ? "---" : line.text}\n`).join(""));
  if (!front.ok) return { ok: false, problems: front.faults.map((fault) => ({ path, ...fault })) };
  const { data, lines: fieldPlaces, notices: ofFields, content } = front.front;
  // gray-matter's content begins at the line after the closing one; the marker line splits it.
  const contentLines = content.split("\n");
  const markerInContent = marker - closing - 1;
  const body = readBody(contentLines.slice(0, markerInContent));
  const body_jp = marker < lines.length ? readBody(contentLines.slice(markerInContent + 1)) : "";
  const notices = [...ofFields, ...nearMarkers(layout)];
  const places = new Map([...fieldPlaces, [bodyPlace, closing + 2], [bodyPlaceJapanese, marker + 2]]);
  return { ok: true, item: { data, body, ...(body_jp === "" ? {} : { body_jp }), lines: places, notices } };
}

/**
 * A new item file: the fields in the order given, the English body, and the Japanese body when there is one.
 * `parseItemFile` gives back the same data and the same bodies in their normalised form.
 */
export function serializeItemFile(
  data: Readonly<Record<string, string | readonly string[] | undefined>>,
  body: string,
  body_jp?: string,
): string {
  const fields = Object.fromEntries(
    Object.entries(data).filter(([, value]) => typeof value === "string" || value?.length),
  );
  const english = normaliseBody(body);
  const japanese = normaliseBody(body_jp ?? "");
  return [
    `---\n${editYaml("", fields, "failsafe")}---`,
    ...(english === "" ? [] : ["", escapeMarkers(english)]),
    ...(japanese === "" ? [] : ["", japaneseMarker, "", escapeMarkers(japanese)]),
    "",
  ].join("\n");
}

/** The body in these lines. */
export function readBody(lines: readonly string[]): string {
  return normaliseBody(unescapeMarkers(lines.join("\n")));
}
