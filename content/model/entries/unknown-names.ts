import type { Collection } from "../collections/collection";
import { allCollections } from "../collections/collections";
import { publicationFields } from "../collections/publication-fields";
import { metaOf, shapeOf } from "../collections/field-meta";
import { fault } from "../problems/fault";
import type { Problem } from "../problems/problem";
import { foldText } from "../text/textfold";

/** The names of a front matter that are no fields of the collection: their values are in no page (R8.3). */
export function unknownNames(
  collection: Collection,
  id: string,
  data: Readonly<Record<string, unknown>>,
): Omit<Problem, "path">[] {
  const shape = shapeOf(collection.schemaOf(id));
  const unknown = Object.keys(data)
    .filter((name) => !Object.hasOwn(shape, name))
    .slice(0, mostNamed);
  if (unknown.length === 0) return [];
  const front = Object.entries(shape).filter(([name]) => !collection.bodies?.includes(name));
  const fields = front.map(([name]) => name);
  const labels = new Map(
    front.flatMap(([name, schema]) =>
      Object.values(metaOf(schema).label ?? {}).map((label) => [folded(label), name] as const),
    ),
  );
  return unknown.map((field) => {
    if (isDraftElsewhere(field, data[field]) && Object.hasOwn(shape, "draft"))
      return { field, ...fault("misspeltName", { meant: "draft: true" }), severity: "left out" };
    const meant = fieldLike(folded(field), fields) ?? labels.get(folded(field));
    if (meant === undefined) return { field, ...fault("unknownName"), severity: "notice" };
    return {
      field,
      ...fault("misspeltName", { meant }),
      severity: hides(meant, field, data[field], labels) ? "left out" : "notice",
    };
  });
}

/**
 * `Draft: true`, `drafft: true`, a time of publication with one typing mistake: what its author wanted to keep private must not
 * become public. A name that is less alike may be another program's, and so may `craft: paper`.
 */
function hides(meant: string, name: string, value: unknown, labels: ReadonlyMap<string, string>): boolean {
  if (!Object.hasOwn(publicationFields, meant)) return false;
  const mistakes = labels.has(folded(name)) ? 0 : mistakesBetween(folded(name), folded(meant));
  return mistakes === 0 || (meant === "draft" ? saysYes.test(String(value).trim()) : mistakes === 1);
}

const saysYes = /^(?:true|yes|on|はい|1)$/i;

/** How Jekyll and WordPress say that nothing is public yet. */
const isDraftElsewhere = (name: string, value: unknown): boolean =>
  (folded(name) === "published" && String(value) === "false") ||
  (folded(name) === "status" && /^(?:draft|pending|private)$/i.test(String(value)));

// A file that is no item of ours may have thousands.
const mostNamed = 20;

/** A name without what people overlook: letter case, width, blanks, and the signs between its words. */
const folded = (name: string): string => foldText(name).replace(/[\s_-]+/g, "");

function fieldLike(name: string, fields: readonly string[]): string | undefined {
  const [, base] = /^(.+?)(?:jp|ja)$/.exec(name) ?? [];
  // `time_jp`: one that is the same in both languages has no Japanese one.
  if (fields.some((field) => folded(field) === base))
    return fields.find((field) => folded(field) === `${base ?? ""}jp`);
  return nearest(name, fields);
}

/** The name that the fewest typing mistakes make of `name`: up to two letters, one of a short name. */
function nearest(name: string, fields: readonly string[]): string | undefined {
  return fields
    .map((field) => ({ field, mistakes: mistakesBetween(name, folded(field)) }))
    .filter(({ field, mistakes }) => mistakes <= Math.min(2, Math.floor(folded(field).length / 3)))
    .sort((a, b) => a.mistakes - b.mistakes)[0]?.field;
}

/** Letters added, left out, changed, or swapped with their neighbour. */
function mistakesBetween(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return Infinity;
  const rows = [Array.from({ length: b.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= b.length; column += 1) {
      const isSwapped = a.charAt(row - 1) === b.charAt(column - 2) && a.charAt(row - 2) === b.charAt(column - 1);
      current.push(
        Math.min(
          at(row - 1, column) + 1,
          at(row, column - 1) + 1,
          at(row - 1, column - 1) + (a.charAt(row - 1) === b.charAt(column - 1) ? 0 : 1),
          isSwapped && row > 1 && column > 1 ? at(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return at(a.length, b.length);
}

/** The place that the name of a text file's top folder was probably meant as, or that of a file beside the folders: "event/" is "events/". */
export function misspeltPlace(path: string): string | undefined {
  const [, top = "", slash] = /^([^/]+?)(?:(\/).*)?\.(?:md|ya?ml)$/i.exec(path) ?? [];
  const places = allCollections.filter(({ extent }) => (extent === "single") === (slash === undefined));
  const written = stem(top);
  const meant = places.find(({ name }) => {
    const mistakes = mistakesBetween(written, stem(name));
    return mistakes <= Math.floor(stem(name).length / lettersPerMistake) && name !== top;
  });
  return meant && `${meant.name}${slash ?? ".yml"}`;
}

/** The collection and the id that a path has or was probably meant to have, in a form that can be compared. */
export function nameMeant(path: string): string {
  const [, top = "", name = ""] = /^([^/.]*)(?:.*\/)?(.*)$/s.exec(path) ?? [];
  return `${stem(top)} ${foldText(name).replace(/\.\w+$/, "")}`;
}

/** A short name with another letter is another word: "team" is not "terms". */
const lettersPerMistake = 5;

/** Most are written in the singular by mistake. */
const stem = (name: string): string =>
  foldText(name)
    .replace(/[\s_-]+/g, "")
    .replace(/(?:ies|y|s)$/, "");
