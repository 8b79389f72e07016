import fc from "fast-check";
import { lineText } from "./texts";

/** A change of one place in plain data; the numbers pick a place out of those that there are. */
export interface Edit {
  readonly kind: "set" | "add" | "remove" | "move";
  readonly place: number;
  readonly to: number;
  readonly name: string;
  readonly value: unknown;
}

/** Steps to a value: names, and positions in lists. */
export type DataPath = readonly (string | number)[];

const names = fc.constantFrom(
  "title",
  "x-new",
  "ja",
  "note",
  "__proto__",
  "constructor",
  "1",
  "a: b",
  "a b",
  "null",
  "日本",
  "- c",
  "#d",
  "--- a",
  "",
);
const scalar = fc.oneof(
  lineText,
  lineText,
  lineText.map((text) => `${text}\n${text} b`),
  fc.integer(),
  fc.boolean(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).filter((number) => !Object.is(number, -0)),
);
const texts = fc.record({ en: lineText, ja: lineText }, { noNullPrototype: true });
const value = fc.oneof(
  { weight: 4, arbitrary: scalar },
  texts,
  fc.array(scalar, { maxLength: 3 }),
  fc.array(texts, { maxLength: 3 }),
  fc.dictionary(
    names,
    fc.oneof(scalar, fc.array(fc.dictionary(names, scalar, { maxKeys: 2, noNullPrototype: true }), { maxLength: 2 })),
    {
      maxKeys: 3,
      noNullPrototype: true,
    },
  ),
);

/** A change of any kind. */
export const dataEdits: fc.Arbitrary<Edit> = fc.record({
  kind: fc.constantFrom("set", "set", "add", "remove", "move"),
  place: fc.nat(),
  to: fc.nat(),
  name: names,
  value,
});

/** Paths to every value of data but the whole. */
export function pathsOf(data: unknown, path: DataPath = []): DataPath[] {
  const own = path.length === 0 ? [] : [path];
  if (Array.isArray(data)) return [...own, ...data.flatMap((item, index) => pathsOf(item, [...path, index]))];
  if (typeof data !== "object" || data === null) return own;
  return [...own, ...Object.entries(data).flatMap(([name, item]) => pathsOf(item, [...path, name]))];
}

/** The data changed, and the path at which it was; undefined when there is nothing to change. */
export function applyEdit(
  data: Record<string, unknown>,
  edit: Edit,
  paths = pathsOf(data),
): { data: Record<string, unknown>; path: DataPath | undefined } {
  const lists = [[], ...paths].filter(
    (path) => typeof valueOf(data, path) === "object" && valueOf(data, path) !== null,
  );
  const pick = (choice: readonly DataPath[]): DataPath | undefined => choice[edit.place % Math.max(1, choice.length)];
  const isItem = (path: DataPath): boolean => typeof path.at(-1) === "number";
  const path = edit.kind === "add" ? pick(lists) : pick(edit.kind === "move" ? paths.filter(isItem) : paths);
  if (path === undefined) return { data, path };
  const old = valueOf(data, path);
  if (edit.kind === "add" && !Array.isArray(old) && Object.hasOwn(Object(old) as object, edit.name))
    return { data, path: undefined };
  if (edit.kind === "add") return { data: replaced(data, path, () => added(old, edit)), path };
  const change = (parent: unknown): unknown => changed(parent, path.at(-1) ?? "", edit);
  return { data: replaced(data, path.slice(0, -1), change), path };
}

/** The value at a path, undefined when there is none. */
export function valueOf(data: unknown, path: DataPath): unknown {
  return path.reduce(
    (value: unknown, step) => Object.entries(value ?? {}).find(([name]) => name === String(step))?.[1],
    data,
  );
}

function added(old: unknown, { to, name, value }: Edit): unknown {
  if (Array.isArray(old)) return old.toSpliced(to % (old.length + 1), 0, value);
  return Object.fromEntries([...Object.entries(old ?? {}), [name, value]]);
}

function changed(parent: unknown, step: string | number, { kind, to, value }: Edit): unknown {
  if (Array.isArray(parent)) {
    const index = Number(step);
    const rest: unknown[] = parent.toSpliced(index, 1);
    if (kind === "remove") return rest;
    return kind === "set" ? parent.with(index, value) : rest.toSpliced(to % parent.length, 0, parent[index]);
  }
  const entries = Object.entries(parent ?? {});
  return Object.fromEntries(
    kind === "remove"
      ? entries.filter(([name]) => name !== step)
      : entries.map(([name, old]) => [name, name === step ? value : old]),
  );
}

function replaced(data: unknown, path: DataPath, change: (old: unknown) => unknown): Record<string, unknown> {
  const [step, ...rest] = path;
  const next =
    step === undefined
      ? change(data)
      : Array.isArray(data)
        ? data.with(Number(step), replaced(data[Number(step)], rest, change))
        : Object.fromEntries(
            Object.entries(data ?? {}).map(([name, old]) => [name, name === step ? replaced(old, rest, change) : old]),
          );
  return next as Record<string, unknown>;
}
