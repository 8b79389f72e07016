import type { z } from "zod";
import { hoursFault } from "../writing/hours-fault";
import { editItemFile } from "../front-matter/edit-item-file";
import { bodyPlace, bodyPlaceJapanese, parseItemFile, serializeItemFile } from "../front-matter/item-file";
import { bodyWarnings } from "../markdown/body-warnings";
import { oncePer } from "../once-per";
import { fault } from "../problems/fault";
import { plainIssue } from "../problems/plain-issue";
import { leavesOut, type Problem } from "../problems/problem";
import { problemsOf } from "../problems/schema-problems";
import { checkWithoutPictures, refusedPictures } from "./without-pictures";
import { conflictLines } from "../text/conflict-markers";
import { textsOf } from "../text/text-lines";
import { isYamlMap, sameData } from "../yaml/yaml-data";
import type { YamlFault } from "../yaml/yaml-faults";
import type { Collection, EntryFields } from "../collections/collection";
import { dataToFile, editDataFile, parseDataFile } from "./data-file";
import { metaOf, shapeOf } from "../collections/field-meta";
import { rawAfter } from "./raw-data";
import { unknownNames } from "./unknown-names";

/** The fields of an entry, or why the text does not hold one. */
export type ReadEntry =
  /** `warnings`: what visitors will not find of it: names that are no fields (R8.3), parts of its texts (R8.5). */
  | { readonly ok: true; readonly fields: EntryFields; readonly warnings: readonly Problem[] }
  | { readonly ok: false; readonly problems: Problem[] };

/** Reads an entry's file; `path` is named in problems. Throws on no text. */
export function readEntry(collection: Collection, id: string, path: string, text: string): ReadEntry {
  const conflicts = conflictLines(text).map((line) => ({ path, line, ...fault("conflictMarkers") }));
  if (conflicts.length > 0) return { ok: false, problems: conflicts };
  const read = readText(collection, id, path, text);
  const isNoText = !read.ok && text.includes("\0") && read.problems.some(({ field }) => field === undefined);
  return isNoText ? { ok: false, problems: [{ path, ...fault("notUtf8") }] } : read;
}

function readText(collection: Collection, id: string, path: string, text: string): ReadEntry {
  if (collection.bodies) return readMarkdown(collection, collection.bodies, { id, path, text });
  const schema = collection.schemaOf(id) as z.ZodType<EntryFields>;
  const parsed = parseDataFile(path, text, (data, words) =>
    checkWithoutPictures(schema, upgraded(collection, data), words),
  );
  return parsed.ok ? { ok: true, fields: parsed.value, warnings: parsed.notices } : parsed;
}

/** The names of an entry's fields in the order of its schema, the bodies of a Markdown file among them. */
export function fieldNames(collection: Collection, id: string): readonly string[] {
  return Object.keys(shapeOf(collection.schemaOf(id)));
}

/** The fields that staff cannot change. */
export function fixedFields(collection: Collection, id: string): readonly string[] {
  return Object.entries(shapeOf(collection.schemaOf(id))).flatMap(([name, schema]) =>
    metaOf(schema).fixed ? [name] : [],
  );
}

/** The text of a new entry's file, fields in the order of the schema. */
export function entryToFile(collection: Collection, id: string, fields: EntryFields): string {
  const { bodies } = collection;
  if (!bodies) return proven(collection, id, fields, dataToFile(fields));
  const data = Object.fromEntries(frontFields(collection, id).map((name) => [name, frontValue(fields[name])]));
  return proven(collection, id, fields, serializeItemFile(data, bodyOf(fields, bodies[0]), bodyOf(fields, bodies[1])));
}

/**
 * The text of an entry's file after an edit: only the lines of what differs from `before`, which the file holds, change
 * (R8.9). Throws an Error when the text does not hold an entry of the collection.
 */
export function editEntry(
  collection: Collection,
  id: string,
  { text, before }: { readonly text: string; readonly before: EntryFields },
  fields: EntryFields,
): string {
  const { bodies } = collection;
  if (!bodies)
    return proven(
      collection,
      id,
      fields,
      editDataFile(text, (raw) => rawAfter(upgraded(collection, raw), before, fields)),
    );
  const differs = (name: string): boolean => !sameData(before[name], fields[name]);
  const names = frontFields(collection, id);
  const data = Object.fromEntries(names.filter(differs).map((name) => [name, frontValue(fields[name])]));
  const [body, body_jp] = bodies;
  const edited = editItemFile(
    text,
    {
      data,
      ...(differs(body) ? { body: bodyOf(fields, body) } : {}),
      ...(differs(body_jp) ? { body_jp: bodyOf(fields, body_jp) } : {}),
    },
    names,
  );
  return proven(collection, id, fields, edited);
}

const upgraded = (collection: Collection, raw: unknown): unknown =>
  collection.upgraded && isYamlMap(raw) ? collection.upgraded(raw) : raw;

// What is read from the text again must be what was to be written.
function proven(collection: Collection, id: string, fields: EntryFields, text: string): string {
  const read = readEntry(collection, id, "file", text);
  if (!read.ok || !sameData(read.fields, fields))
    throw new Error("a file to be saved does not hold what was to be saved");
  return text;
}

function readMarkdown(
  collection: Collection,
  bodies: NonNullable<Collection["bodies"]>,
  { id, path, text }: { readonly id: string; readonly path: string; readonly text: string },
): ReadEntry {
  const file = parseItemFile(text, path);
  if (!file.ok) return file;
  const { data, body, body_jp, lines, notices: ofFile } = file.item;
  const misplaced = bodies.find((name) => Object.hasOwn(data, name));
  if (misplaced !== undefined) {
    const line = lines.get(misplaced);
    const place = line === undefined ? {} : { line };
    return { ok: false, problems: [{ path, field: misplaced, ...place, ...fault("bodyAmongFields") }] };
  }
  const schema = collection.schemaOf(id) as z.ZodType<EntryFields>;
  const placed = (what: Omit<Problem, "path">): Problem => ({ path, line: lines.get(what.field ?? "") ?? 1, ...what });
  const { hours, named } = hoursNamed(schema, data, unknownNames(collection, id, data));
  const names = named.map(placed);
  if (names.some(leavesOut)) return { ok: false, problems: names };
  const notices: Problem[] = [
    ...names,
    ...ofFile.map((what) => ({ path, ...commentOfValue(schema, what), severity: "notice" as const })),
  ];
  const result = checkWithoutPictures(
    schema,
    { ...data, ...hours, [bodies[0]]: body, [bodies[1]]: body_jp },
    { error: plainIssue },
  );
  if (result.success) {
    const own = withOwnTexts(result.data);
    const places = [lines.get(bodyPlace), lines.get(bodyPlaceJapanese)];
    const warnings = bodies.flatMap((field, index) =>
      textWarnings(own[field], text, places[index] ?? 1, { path, field }),
    );
    const hoursInDoubt = doubtfulHours(schema, own).map(placed);
    const pictures = refusedPictures(result, path, ([field]) => lines.get(String(field)));
    return { ok: true, fields: own, warnings: [...pictures, ...notices, ...hoursInDoubt, ...warnings] };
  }
  const lineOf = (field: string): number | undefined =>
    lines.get(field === bodies[0] ? bodyPlace : field === bodies[1] ? bodyPlaceJapanese : field) ?? 1;
  return { ok: false, problems: [...problemsOf(result.error, path, ([field]) => lineOf(String(field))), ...notices] };
}

/** A comment behind a number or a day, which could not be put in quotes with it. */
function commentOfValue(schema: z.ZodType, notice: YamlFault): YamlFault {
  const { code, field = "", params: { left = "", written = "" } = {} } = notice;
  const values = shapeOf(schema)[field] as z.ZodType | undefined;
  if (code !== "commentLeftOut" || values === undefined) return notice;
  const whole: unknown = JSON.parse(String(written));
  const isText = [whole, [whole]].some((value) => values.safeParse(value).success);
  return isText ? notice : { ...notice, ...fault("commentBehindValue", { left }) };
}

/** The hours that calendars will have in words only, and those that they have at night, which may be a slip (R15.11). */
function doubtfulHours(schema: z.ZodType, fields: EntryFields): Omit<Problem, "path">[] {
  const { date } = fields;
  return hoursIn(schema).flatMap((field) => {
    const time = fields[field];
    if (typeof time !== "string") return [];
    const doubt = hoursFault(time, typeof date === "string" ? date : undefined);
    return doubt === undefined ? [] : [{ field, ...doubt, severity: "notice" as const }];
  });
}

/** Hours under a misspelt name, which are read all the same: without them calendars would call the day free (R15.11). */
function hoursNamed(
  schema: z.ZodType,
  data: Readonly<Record<string, unknown>>,
  unknown: readonly Omit<Problem, "path">[],
): { readonly hours: Readonly<Record<string, unknown>>; readonly named: readonly Omit<Problem, "path">[] } {
  const hours: Record<string, unknown> = {};
  const named = unknown.map((what) => {
    const [meant, value] = [String(what.params?.["meant"]), data[what.field ?? ""]];
    const isRead = hoursIn(schema).includes(meant) && typeof value === "string" && !Object.hasOwn(data, meant);
    if (!isRead || Object.hasOwn(hours, meant)) return what;
    hours[meant] = value;
    return { ...what, ...fault("misspeltHours", { meant }) };
  });
  return { hours, named };
}

/** The names of the fields that hold hours; to find them for each of ten thousand files takes a fifth of reading these. */
const hoursIn = oncePer((schema: z.ZodType) =>
  Object.entries(shapeOf(schema)).flatMap(([name, each]) => (metaOf(each).input === "time" ? [name] : [])),
);

/** What the page of a text will not show; `from` is the first line of the file that may be the text's. */
function textWarnings(body: unknown, file: string, from: number, place: Pick<Problem, "path" | "field">): Problem[] {
  const found = typeof body === "string" ? bodyWarnings(body) : [];
  if (found.length === 0) return [];
  const first = textsOf(file).findIndex((line, index) => index >= from - 1 && line.trim() !== "");
  return found.map(({ line, ...what }) => ({ ...place, line: first + line, ...what, severity: "notice" }));
}

/**
 * The same value with its texts copied. V8 stores a substring as a view of its parent: a title would keep the whole file
 * in memory, and an English body cut from a file with Japanese would take two bytes a character.
 */
function withOwnTexts<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

function frontFields(collection: Collection, id: string): readonly string[] {
  return fieldNames(collection, id).filter((name) => !collection.bodies?.includes(name));
}

function frontValue(value: unknown): string | readonly string[] | undefined {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map(String) : typeof value === "string" ? value : JSON.stringify(value);
}

function bodyOf(fields: EntryFields, name: string): string {
  const body = fields[name];
  return typeof body === "string" ? body : "";
}
