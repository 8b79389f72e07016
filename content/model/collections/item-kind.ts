import type { z } from "zod";
import { editItemFile } from "../front-matter/edit-item-file";
import type { FieldValue } from "../front-matter/edit-item-file";
import { bodyPlace, bodyPlaceJapanese, parseItemFile, serializeItemFile } from "../front-matter/item-file";
import { fault } from "../problems/fault";
import { plainIssue } from "../problems/plain-issue";
import { formatProblem, type Problem } from "../problems/problem";
import { problemsOf } from "../problems/schema-problems";

/** How a kind of item lies in its file: fields in the front matter in this order, the bodies under these names. */
export interface ItemKind<T extends object> {
  readonly schema: z.ZodType<T>;
  readonly fields: readonly (keyof T & string)[];
  readonly body: keyof T & string;
  readonly body_jp: keyof T & string;
}

/** A value of a kind, or why the text does not hold one. */
export type ParsedItem<T> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: Problem[] };

/** Reads an item's file. Throws on no text. */
export function parseItem<T extends object>(kind: ItemKind<T>, path: string, text: string): ParsedItem<T> {
  const file = parseItemFile(text, path);
  if (!file.ok) return file;
  const { data, body, body_jp, lines } = file.item;
  const misplaced = [kind.body, kind.body_jp].find((name) => Object.hasOwn(data, name));
  if (misplaced !== undefined) {
    return {
      ok: false,
      problems: [{ path, field: misplaced, ...lineAt(lines.get(misplaced)), ...fault("bodyAmongFields") }],
    };
  }
  const result = kind.schema.safeParse({ ...data, [kind.body]: body, [kind.body_jp]: body_jp }, { error: plainIssue });
  if (result.success) return { ok: true, value: withOwnTexts(result.data) };
  const lineOf = (field: string): number | undefined =>
    lines.get(field === kind.body ? bodyPlace : field === kind.body_jp ? bodyPlaceJapanese : field) ?? 1;
  return { ok: false, problems: problemsOf(result.error, path, ([field]) => lineOf(String(field))) };
}

/**
 * The same value with its texts copied. V8 stores a substring as a view of its parent: a title would keep the whole file
 * in memory, and an English body cut from a file with Japanese would take two bytes a character.
 */
function withOwnTexts<T extends object>(value: T): T {
  return JSON.parse(JSON.stringify(value)) as T;
}

/** The text of a new item's file, fields in the kind's order. */
export function itemToFile<T extends object>(kind: ItemKind<T>, value: T): string {
  const data = Object.fromEntries(kind.fields.map((name) => [name, fieldValue(value[name])]));
  return serializeItemFile(data, bodyOf(value, kind.body), bodyOf(value, kind.body_jp));
}

/**
 * The text of an item's file after an edit: only the lines of fields whose value differs change (R8.9).
 * Throws an Error when the text does not hold an item of the kind.
 */
export function editItem<T extends object>(kind: ItemKind<T>, text: string, value: T): string {
  const current = parseItem(kind, "file", text);
  if (!current.ok) throw new Error(`not an item file: ${current.problems.map(formatProblem).join("; ")}`);
  const differs = (name: keyof T & string): boolean =>
    JSON.stringify(current.value[name]) !== JSON.stringify(value[name]);
  const data = Object.fromEntries(kind.fields.filter(differs).map((name) => [name, fieldValue(value[name])]));
  return editItemFile(
    text,
    {
      data,
      ...(differs(kind.body) ? { body: bodyOf(value, kind.body) } : {}),
      ...(differs(kind.body_jp) ? { body_jp: bodyOf(value, kind.body_jp) } : {}),
    },
    kind.fields,
  );
}

function fieldValue(value: unknown): FieldValue {
  if (value === undefined || value === null) return undefined;
  return Array.isArray(value) ? value.map(String) : typeof value === "number" ? String(value) : (value as string);
}

function bodyOf<T extends object>(value: T, name: keyof T): string {
  const body = value[name];
  return typeof body === "string" ? body : "";
}

function lineAt(line: number | undefined): { line?: number } {
  return line === undefined ? {} : { line };
}
