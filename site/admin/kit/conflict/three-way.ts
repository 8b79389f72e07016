import type { Comparison } from "../entry/unfold";
import { changedBy, type ChangedBy } from "../../../../content/model/entries/changed-by";
import { withAdditions } from "../../../../content/model/entries/with-additions";
import { sameData } from "../../../../content/model/yaml/yaml-data";
import { itemsOf } from "../entry/inputs/list";
import type { FieldValue, FieldValues, FormValues, ImageChoice, ListItem } from "../fields/values";

/** Who changed a field since the loaded version; unchanged fields are left out. What only one side changed is taken without asking. */
export interface FieldMerge {
  readonly kind: Exclude<ChangedBy, "nobody">;
  readonly comparison: Comparison;
}

/** What happens with the picture: `conflict` when both sides changed it. */
export type ImageMerge = "mine" | "theirs" | "conflict";

/** Resolution of a conflict: one of the sides, or a text merged from both. */
export type Choice =
  | { readonly kind: "mine" }
  | { readonly kind: "theirs" }
  | { readonly kind: "combined"; readonly text: string };

/** Compares my form and their version with the version I loaded, field by field (R9.7). */
export function mergeFields(
  comparisons: readonly Comparison[],
  base: FieldValues,
  mine: FieldValues,
  theirs: FieldValues,
): FieldMerge[] {
  return comparisons.flatMap((comparison): FieldMerge[] => {
    const { name } = comparison;
    const kind = changedBy(base[name], mine[name], theirs[name]);
    return kind === "nobody" ? [] : [{ kind, comparison }];
  });
}

/**
 * What I loaded and my form, as if I had begun with their lists: where one side only added items at the end of a list, it
 * counts as mine with the items of both.
 */
export function onTheirLists(base: FormValues, mine: FormValues, theirs: FormValues): [FormValues, FormValues] {
  const lists = Object.keys(mine).flatMap((name) => {
    if (changedBy(base[name], mine[name], theirs[name]) !== "conflict") return [];
    const joined = withAdditions(listOf(base[name]), listOf(mine[name]), listOf(theirs[name]), sameItem) ?? [];
    return joined.length === 0 ? [] : [[name, joined.map((item, key) => ({ ...item, key }))] as const];
  });
  const began = Object.fromEntries(lists.map(([name]) => [name, theirs[name] ?? ""]));
  return [
    { ...base, ...began },
    { ...mine, ...Object.fromEntries(lists) },
  ];
}

/** The items of a list; none of a value of another kind. */
const listOf = (value: FieldValue | undefined): readonly ListItem[] =>
  itemsOf(value).filter((item) => typeof item === "object");
const sameItem = (a: ListItem | undefined, b: ListItem): boolean => sameData(a?.values, b.values);

/** The pictures: `base` and `theirs` are the paths that were and are stored. */
export function mergeImage(base: string | undefined, mine: ImageChoice, theirs: string | undefined): ImageMerge {
  if (mine.kind === "keep") return "theirs";
  if (base === theirs) return "mine";
  return mine.kind === "remove" && theirs === undefined ? "theirs" : "conflict";
}

/**
 * The values to save: what only one side changed, and the choice for each conflict (mine, where none is given). Values
 * that no comparison names stay mine.
 */
export function mergedValues(
  fields: readonly FieldMerge[],
  choices: ReadonlyMap<Comparison, Choice>,
  mine: FieldValues,
  theirs: FieldValues,
): FieldValues {
  const merged: Record<string, FieldValue> = { ...mine };
  for (const field of fields) {
    const choice = choiceFor(field, choices);
    const { name } = field.comparison;
    if (choice.kind === "theirs") merged[name] = theirs[name] ?? "";
    if (choice.kind === "combined") merged[name] = choice.text;
  }
  return merged;
}

function choiceFor({ kind, comparison }: FieldMerge, choices: ReadonlyMap<Comparison, Choice>): Choice {
  if (kind === "conflict") return choices.get(comparison) ?? { kind: "mine" };
  return { kind: kind === "theirs" ? "theirs" : "mine" };
}
