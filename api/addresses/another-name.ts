import { titleOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { collections } from "../../content/model/collections/collections";
import { languages } from "../../content/model/text/language";

/** Two states of an entry, or two entries, by their ids and fields. */
interface Named {
  readonly id: string;
  readonly fields: EntryFields;
}

/**
 * True for names of which no language has a part of the other one's: a longer title, of a person a family name or a given name.
 * False where no language has both.
 */
export function isAnotherName(collection: Collection, before: Named, after: Named): boolean {
  const was = titleOf(collection, before.id, before.fields);
  const is = titleOf(collection, after.id, after.fields);
  const both = languages.filter((language) => was[language] !== undefined && is[language] !== undefined);
  const isAlike = collection === collections.people ? shareName : includesOther;
  return both.length > 0 && !both.some((language) => isAlike(folded(was[language]), folded(is[language])));
}

/** True for names that are the same in a language. */
export function haveOneTitle(collection: Collection, one: Named, other: Named): boolean {
  const [a, b] = [titleOf(collection, one.id, one.fields), titleOf(collection, other.id, other.fields)];
  return languages.some((language) => a[language] !== undefined && a[language] === b[language]);
}

const folded = (name = ""): string => name.normalize("NFKC").toLowerCase().trim();

const includesOther = (a: string, b: string): boolean => a.includes(b) || b.includes(a);

/** True for names of people with a word in common; in Japanese, which is written without blanks, with the same two letters at an end. */
function shareName(a: string, b: string): boolean {
  const [words, others] = [a, b].map((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ""));
  if (includesOther(a, b) || words?.some((word) => others?.includes(word))) return true;
  return isJapanese.test(a) && isJapanese.test(b) && (a.slice(0, 2) === b.slice(0, 2) || a.slice(-2) === b.slice(-2));
}

const isJapanese = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
