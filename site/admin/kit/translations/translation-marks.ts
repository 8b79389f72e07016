import type { TranslationMark } from "../../../../content/model/api/history-answers";
import type { Language } from "../../../../content/model/text/language";
import { isBlank } from "../../../../content/model/text/blank";
import type { BilingualTexts } from "../fields/values";

/** The marks of an item's fields; a field that is empty in both languages has none. */
export type Marks = Readonly<Record<string, TranslationMark>>;

/** Translation state of a form field: as saved, or with only one language changed. */
export type FieldMark = TranslationMark | { readonly state: "changing"; readonly language: Language };

/** The marks of a form's texts while it is edited. */
export type FormMarks = Readonly<Record<string, FieldMark>>;

/** The marks of the API's answer; without it, only the missing texts. */
export function marksOf(texts: BilingualTexts, loaded: Marks | undefined): Marks {
  return loaded ?? Object.fromEntries(Object.keys(texts).flatMap((name) => presence(texts, name)));
}

function presence(texts: BilingualTexts, name: string): (readonly [string, TranslationMark])[] {
  const missing = missingIn(texts[name]);
  if (missing === "none") return [];
  return [[name, missing === undefined ? { state: "complete" } : { state: "missing", language: missing }]];
}

/** The language in which a text is empty; "none" when it is empty in both. */
function missingIn(text: BilingualTexts[string] | undefined): Language | "none" | undefined {
  const english = isBlank(text?.en ?? "");
  const japanese = isBlank(text?.ja ?? "");
  if (english && japanese) return "none";
  return english ? "en" : japanese ? "ja" : undefined;
}

/** The marks of a form while it is edited; `initial`: the loaded texts; `machine`: the texts that are a machine's. */
export function formMarks(
  initial: BilingualTexts,
  texts: BilingualTexts,
  saved: Marks,
  machine: ReadonlyMap<string, Language> = new Map(),
): FormMarks {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, text]) => {
      const written = machine.get(name);
      const before = saved[name]?.state === "machine" ? undefined : saved[name];
      const mark = written ? ({ state: "machine", language: written } as const) : formMark(initial[name], text, before);
      return mark === undefined ? [] : [[name, mark]];
    }),
  );
}

function formMark(
  initial: BilingualTexts[string] | undefined,
  text: BilingualTexts[string],
  saved: TranslationMark | undefined,
): FieldMark | undefined {
  const missing = missingIn(text);
  if (missing === "none") return undefined;
  if (missing !== undefined) return { state: "missing", language: missing };
  const english = text.en !== initial?.en;
  const japanese = text.ja !== initial?.ja;
  if (!english && !japanese) return saved ?? { state: "complete" };
  const untouched: Language = english ? "ja" : "en";
  // A new or updated translation does not make the other language outdated.
  const catchesUp = missingIn(initial) !== undefined || (saved?.state === "outdated" && saved.language !== untouched);
  return (english && japanese) || catchesUp ? { state: "complete" } : { state: "changing", language: untouched };
}

/** True when "the other language is still right" is a question: a text changed in one language, or an outdated one. */
export function needsTranslationCheck(marks: FormMarks): boolean {
  return Object.values(marks).some(({ state }) => state === "changing" || state === "outdated");
}

/** Translation summary of an item, for the list. */
export interface TranslationSummary {
  /** Fields without a text in this language. */
  readonly missing: Readonly<Record<Language, readonly string[]>>;
  /** True where the item has no text at all in this language, or neither title nor body. */
  readonly none: Readonly<Record<Language, boolean>>;
  /** Languages with a text that no person has confirmed; absent where there is none. */
  readonly machine?: readonly Language[];
  /** Since when the oldest outdated text of each language is outdated: ISO 8601. */
  readonly outdated: Readonly<Partial<Record<Language, string>>>;
}

/** Sums up the marks of an item. */
export function summariseTranslations(marks: Marks): TranslationSummary {
  const missing: Record<Language, string[]> = { en: [], ja: [] };
  const machine = new Set<Language>();
  const outdated: Partial<Record<Language, string>> = {};
  for (const [name, mark] of Object.entries(marks)) {
    if (mark.state === "missing") missing[mark.language].push(name);
    if (mark.state === "machine") machine.add(mark.language);
    if (mark.state === "outdated") {
      const before = outdated[mark.language];
      outdated[mark.language] = before !== undefined && before < mark.since ? before : mark.since;
    }
  }
  const hasNone = (language: Language): boolean => {
    const fields = missing[language];
    const isEmpty = fields.length > 0 && fields.length === Object.keys(marks).length;
    return isEmpty || (fields.includes("title") && fields.includes("body"));
  };
  return {
    missing,
    none: { en: hasNone("en"), ja: hasNone("ja") },
    outdated,
    ...(machine.size === 0 ? {} : { machine: [...machine] }),
  };
}

/** Complete, or what the item needs first. */
export function stateOf({ missing, outdated, machine }: TranslationSummary): TranslationMark["state"] {
  if (missing.en.length + missing.ja.length > 0) return "missing";
  if (Object.keys(outdated).length > 0) return "outdated";
  return machine ? "machine" : "complete";
}
