import type { TranslationMark, TranslationMarks } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import { bilingualFields, type BilingualField, type CommonValues } from "../form/values";

/** The marks of an item's fields; a field that is empty in both languages has none. */
export type Marks = Readonly<Partial<Record<BilingualField, TranslationMark>>>;

/** How a field of the form stands: as saved, or with one language changed and the other left as it was. */
export type FieldMark = TranslationMark | { readonly state: "changing"; readonly language: Language };

/** The marks the API tells, or, without its answer, what the texts alone tell: which of them are missing. */
export function marksOf(values: CommonValues, told: TranslationMarks | undefined): Marks {
  return told ?? Object.fromEntries(bilingualFields.flatMap((name) => presence(values, name)));
}

function presence(values: CommonValues, name: BilingualField): (readonly [BilingualField, TranslationMark])[] {
  const missing = missingIn(values, name);
  if (missing === "none") return [];
  return [[name, missing === undefined ? { state: "complete" } : { state: "missing", language: missing }]];
}

/** The language in which a field is empty; "none" when it is empty in both. */
function missingIn(values: CommonValues, name: BilingualField): Language | "none" | undefined {
  const english = values[name].trim() === "";
  const japanese = values[`${name}_jp`].trim() === "";
  if (english && japanese) return "none";
  return english ? "en" : japanese ? "ja" : undefined;
}

/** What the form of an item makes of its marks while somebody types: `initial` is what was loaded. */
export function formMarks(
  initial: CommonValues,
  values: CommonValues,
  saved: Marks,
): Partial<Record<BilingualField, FieldMark>> {
  return Object.fromEntries(
    bilingualFields.flatMap((name) => {
      const mark = formMark(name, initial, values, saved[name]);
      return mark === undefined ? [] : [[name, mark]];
    }),
  );
}

function formMark(
  name: BilingualField,
  initial: CommonValues,
  values: CommonValues,
  saved: TranslationMark | undefined,
): FieldMark | undefined {
  const missing = missingIn(values, name);
  if (missing === "none") return undefined;
  if (missing !== undefined) return { state: "missing", language: missing };
  const english = values[name] !== initial[name];
  const japanese = values[`${name}_jp`] !== initial[`${name}_jp`];
  if (!english && !japanese) return saved ?? { state: "complete" };
  const untouched: Language = english ? "ja" : "en";
  // A translation that is typed for the first time, or brought up to date, asks nothing of the other language.
  const catchesUp =
    missingIn(initial, name) !== undefined || (saved?.state === "outdated" && saved.language !== untouched);
  return (english && japanese) || catchesUp ? { state: "complete" } : { state: "changing", language: untouched };
}

/** True when "the other language is still right" is a question: a text changed in one language, or an outdated one. */
export function asksForCheck(marks: Partial<Record<BilingualField, FieldMark>>): boolean {
  return Object.values(marks).some(({ state }) => state === "changing" || state === "outdated");
}

/** What the list says about an item's languages. */
export interface ItemStanding {
  /** Fields without a text in this language. */
  readonly missing: Readonly<Record<Language, readonly BilingualField[]>>;
  /** Since when the oldest outdated text of each language is outdated: ISO 8601. */
  readonly outdated: Readonly<Partial<Record<Language, string>>>;
}

/** Sums up the marks of an item. */
export function standingOf(marks: Marks): ItemStanding {
  const missing: Record<Language, BilingualField[]> = { en: [], ja: [] };
  const outdated: Partial<Record<Language, string>> = {};
  for (const name of bilingualFields) {
    const mark = marks[name];
    if (mark?.state === "missing") missing[mark.language].push(name);
    if (mark?.state === "outdated") {
      const before = outdated[mark.language];
      outdated[mark.language] = before !== undefined && before < mark.since ? before : mark.since;
    }
  }
  return { missing, outdated };
}

/** Complete, or what the item needs first. */
export function stateOf({ missing, outdated }: ItemStanding): TranslationMark["state"] {
  if (missing.en.length + missing.ja.length > 0) return "missing";
  return Object.keys(outdated).length > 0 ? "outdated" : "complete";
}
