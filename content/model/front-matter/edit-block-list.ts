import { isScalar, isSeq, type Pair, type YAMLSeq } from "yaml";
import { scalarSource } from "./field-source";
import type { FrontMatterSource } from "./front-matter-fields";

/** A field of a block map: where it stands. Lines are 0-based, `last` included. */
export interface FieldPlace {
  readonly pair: Pair;
  readonly first: number;
  readonly last: number;
  readonly indent: string;
}

/** Changes a block list item by item: items that stay keep their lines and comments. */
export function changedList(
  lines: readonly string[],
  place: FieldPlace,
  value: string | readonly string[],
  parsed: FrontMatterSource,
): string[] | undefined {
  const list = place.pair.value;
  if (typeof value === "string" || value.length === 0 || !isSeq(list) || list.flow === true) return undefined;
  const items = itemLines(list, lines, place, parsed);
  if (items === undefined) return undefined;
  const unused = [...items.entries];
  const changed = value.flatMap((text) => {
    const index = unused.findIndex((item) => item.text === text);
    return index === -1 ? [`${items.dash}- ${scalarSource(text)}`] : (unused.splice(index, 1)[0]?.lines ?? []);
  });
  return [...lines.slice(0, items.first), ...changed, ...lines.slice(place.last + 1)];
}

function itemLines(list: YAMLSeq, lines: readonly string[], place: FieldPlace, parsed: FrontMatterSource) {
  let next = place.first + 1;
  const first = next;
  let dash: string | undefined;
  const entries: { text: string; lines: string[] }[] = [];
  for (const item of list.items) {
    if (!isScalar(item) || typeof item.value !== "string" || !item.range) return undefined;
    const line = parsed.lineAt(item.range[0]) - 1;
    const found = /^(\s*)- /.exec(`${lines[line] ?? ""} `)?.[1];
    if (found === undefined || line < next || parsed.lineAt(Math.max(item.range[0], item.range[1] - 1)) - 1 !== line)
      return undefined;
    dash ??= found;
    entries.push({ text: item.value, lines: lines.slice(next, line + 1) });
    next = line + 1;
  }
  return dash === undefined ? undefined : { first, dash, entries };
}
