import type { EntryAnswer } from "../../content/model/api/collection-answers";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { idOfPath, pathOf, type Collection, type EntryFields } from "../../content/model/collections/collection";
import { collectionNames } from "../../content/model/collections/collection-names";
import { entryFile } from "../../content/model/entries/parse-content-file";
import { articleAnswer, eventAnswer } from "../../content/model/entries/item-answers";
import { bilingualWords } from "../../content/model/problems/fault-words";
import { leavesOut, type Problem } from "../../content/model/problems/problem";
import type { Bilingual } from "../../content/model/text/language";
import { ApiError } from "../errors";
import type { Snapshot, StoredFile } from "../store/content-store";

/** What the API answers for an entry: events and news have calls of their own, with an answer of their own. */
export type AnyAnswer = EventAnswer | NewsAnswer | EntryAnswer;

/** How a call answers an entry. */
export type AnswerOf = (collection: Collection, file: StoredFile) => AnyAnswer;

/** The entries of a collection, ordered by path, without pages that only maintainers edit. */
export function entriesOf(collection: Collection, snapshot: Snapshot): readonly StoredFile[] {
  const { name, entries } = collection;
  const files: readonly StoredFile[] = snapshot.files(name);
  if (collection.optional && files.length === 0) return missingEntry(collection, snapshot);
  return entries ? files.filter(({ file }) => Object.hasOwn(entries, file.id)) : files;
}

/** Every content file that visitors or staff are shown: entries, last good versions, and prepared changes. */
export function allFiles(snapshot: Snapshot): readonly StoredFile[] {
  return [...collectionNames.flatMap((name) => snapshot.shown(name)), ...snapshot.shown("next")];
}

/** The entry with an id, or undefined. Looks up its path in every year instead of scanning all entries. */
export function findEntry(collection: Collection, snapshot: Snapshot, id: string): StoredFile | undefined {
  const { name, entries } = collection;
  if (entries && !Object.hasOwn(entries, id)) return undefined;
  for (const path of placesOf(collection, snapshot, id)) {
    const file = snapshot.file(path);
    if (file?.file.collection === name && file.file.id === id) return file;
  }
  return collection.optional && id === name ? missingEntry(collection, snapshot)[0] : undefined;
}

/** The same for a call about the entry. Throws "not-found", and "entry-left-out" where its file cannot be read. */
export function existingEntry(collection: Collection, snapshot: Snapshot, id: string): StoredFile {
  const entry = findEntry(collection, snapshot, id);
  if (entry !== undefined) return entry;
  const kept = snapshot.lastGood.find(({ file }) => file.collection === collection.name && file.id === id);
  const problem = snapshot.problems.find(
    (each) => leavesOut(each) && (idOfPath(collection, each.path) === id || each.path === kept?.renamedTo),
  );
  if (problem) throw new ApiError("entry-left-out", { words: leftOutWords(problem) });
  throw new ApiError(kept === undefined ? "not-found" : "entry-left-out");
}

function leftOutWords({ path, line, field, ...what }: Problem): Bilingual {
  const { en, ja } = bilingualWords(what);
  const name = field === undefined ? "" : `"${field}" `;
  return {
    en: `A maintainer has changed the file of this item, and it has a fault now: ${path}${line === undefined ? "" : `, line ${String(line)}`}: ${name}${en}. Nobody has deleted the item; ask a maintainer to correct the file, then try again.`,
    ja: `システム担当者がこの項目のファイルを変更し、誤りが生じています（${path}${line === undefined ? "" : `、${String(line)}行目`}：${name}${ja}）。項目は削除されていません。システム担当者に修正を依頼し、その後にもう一度お試しください。`,
  };
}

/** What staff edit where an optional file is not there yet; none where there is something that cannot be read. */
function missingEntry(collection: Collection, snapshot: Snapshot): readonly StoredFile[] {
  const { name } = collection;
  const path = pathOf(collection, name, "");
  if (snapshot.problems.some((each) => each.path === path && leavesOut(each))) return [];
  const fields = collection.schemaOf(name).parse({});
  return [{ path, version: emptyBlob, text: "", file: entryFile(collection, name, emptyBlob, { ...fields }) }];
}

/** Git blob id of an empty file. */
const emptyBlob = "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391";

/** The paths at which the file of an entry may lie: of some collections one in every year. */
export function placesOf(collection: Collection, snapshot: Snapshot, id: string): readonly string[] {
  const years = collection.byYear ? snapshot.folders(`${collection.name}/`) : [""];
  return years.map((year) => pathOf(collection, id, year));
}

/** The answer of the collections' calls: id, version, and the fields as the file has them (R14.2). */
export function entryAnswer(collection: Collection, { version, file }: StoredFile): EntryAnswer {
  return answerOfFields(collection, file.id, version, file.fields);
}

/** The same of fields that are in no snapshot. */
export function answerOfFields({ idField }: Collection, id: string, version: string, fields: EntryFields): EntryAnswer {
  const shown = Object.entries(fields).filter(([name]) => name !== idField);
  return { ...Object.fromEntries(shown), _id: id, version };
}

/** The answer of the calls of events and news, and of what staff see of the past: these two as visitors' pages get them. */
export function contentAnswer(collection: Collection, stored: StoredFile): AnyAnswer {
  const { file } = stored;
  if (file.collection === "events") return eventAnswer(file);
  return file.collection === "news" ? articleAnswer(file) : entryAnswer(collection, stored);
}
