import english from "../../../locales/en/admin.json";
import japanese from "../../../locales/ja/admin.json";
import type { Language } from "../../../../content/model/text/language";

/** Every word of the admin. Read as properties, so that a missing or misspelt key does not compile (no i18n runtime is needed). */
export type Words = typeof english;

/** Words that only some kinds of item have: a kind that saves without being asked has no `confirmSave` (R9.4). */
interface KindOwnWords {
  readonly confirmAdd?: string;
  readonly confirmSave?: string;
  /** Of the button that saves, where it is more than "Save Changes". */
  readonly save?: string;
  /** Of the button that sends a change for approval, where one that is saved is refused. */
  readonly ask?: string;
  /** Over the fields that the API refused, where that is not the sentence of a failed save. */
  readonly refused?: string;
  readonly copied?: string;
  /** Of the button that deletes, where it is more than "Delete". */
  readonly delete?: string;
  /** Of what an undo brings back, where that is not the item itself. */
  readonly undone?: Words["history"]["undone"];
  /** Of the list of deleted items, where they are called otherwise. */
  readonly deletedItems?: Words["history"]["deleted"];
}

/** The words of one kind of item. */
export type KindWords = Omit<Words["news"], keyof KindOwnWords | "required"> & KindOwnWords;

/** The words of a kind with a sentence about required fields. */
export type DatedKindWords = KindWords & Pick<Words["news"], "required">;

const wordsByLanguage: Record<Language, Words> = { en: english, ja: japanese };

/** The admin's words in a language. */
export function wordsOf(language: Language): Words {
  return wordsByLanguage[language];
}

/** The language of the admin's words. */
export function languageOf(words: Words): Language {
  return words === japanese ? "ja" : "en";
}

/** Sentences one after the other, in the way of the words' language; empty ones are left out. */
export function sentences(words: Words, ...parts: readonly string[]): string {
  return parts.filter((part) => part !== "").join(languageOf(words) === "ja" ? "" : " ");
}

/** Fills `{name}` placeholders of a sentence; unknown ones stay. */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
}
