import { titleOf } from "../../../content/model/collections/collection";
import { collections } from "../../../content/model/collections/collections";
import { placeOfPath } from "../../../content/model/collections/place-of-path";
import { entryPathOf } from "../../../content/model/entries/prepared-path";
import { nameMeant } from "../../../content/model/entries/unknown-names";
import { isSimilar, likeness } from "../../../content/model/text/similarity";
import { languages } from "../../../content/model/text/language";
import type { FileVersion, LastGoodFile, StoredFile } from "../content-store";
import { isAdded, type LoggedCommit } from "../history/parse-log";

/** Reads what the comparison of two files needs. */
export interface RenameReader {
  textOf(version: string): Promise<string>;
  /** The newest good one of versions of a file, and of those that led to them. */
  lastGoodOf(path: string, versions: readonly string[]): Promise<LastGoodFile | undefined>;
}

/** A file that a commit removed. */
export interface RemovedFile {
  readonly path: string;
  /** Its versions when it went; several where a merge removed it. */
  readonly before: readonly string[];
  readonly lastGood: LastGoodFile | undefined;
}

export interface RenamePair<File> {
  readonly from: RemovedFile;
  readonly to: File;
}

/**
 * Of files that a commit added, and that cannot be read, those that are renamed ones of the files which it removed. Each removed file
 * has one successor at most: the most similar one, which may also be a file that can be read.
 */
export async function renamePairs<File extends FileVersion>(
  { files }: LoggedCommit,
  unreadable: readonly File[],
  reader: RenameReader,
): Promise<readonly RenamePair<File>[]> {
  const removed: RemovedFile[] = [];
  for (const { path, before, after } of files) {
    const versions = before.filter((version) => version !== undefined);
    if (after !== undefined || versions.length === 0 || entryPathOf(path) !== undefined) continue;
    removed.push({ path, before: versions, lastGood: await reader.lastGoodOf(path, versions) });
  }
  if (removed.length === 0) return [];
  const added = new Map(files.filter(isAdded).map(({ path, after }) => [path, after] as const));
  const isMany = removed.length * unreadable.length > mostCompared;
  const pairs: (RenamePair<File> & { readonly score: number })[] = [];
  for (const to of unreadable) {
    const versions = [...new Set([to.version, added.get(to.path) ?? to.version])];
    for (const from of isMany ? removed.filter(({ path }) => nameMeant(path) === nameMeant(to.path)) : removed) {
      const scores = await Promise.all(versions.map((version) => scoreOf(from, { ...to, version }, reader)));
      const score = Math.max(...scores);
      if (score > 0) pairs.push({ from, to, score });
    }
  }
  const names = new Set(unreadable.map(({ path }) => path));
  const others = [...added].flatMap(([path, version]) => (names.has(path) ? [] : [{ path, version }]));
  const taken = new Set<RemovedFile | FileVersion>();
  const found: RenamePair<File>[] = [];
  for (const { from, to, score } of pairs.toSorted((a, b) => b.score - a.score)) {
    if (taken.has(from) || taken.has(to)) continue;
    taken.add(from);
    const isAnothers = (await Promise.all(others.map((each) => scoreOf(from, each, reader)))).some(
      (each) => each >= score,
    );
    if (isAnothers) continue;
    taken.add(to);
    found.push({ from, to });
  }
  return found;
}

/** Comparisons of texts; of more files only those of the same name are compared. */
const mostCompared = 10_000;

/** How much a file has of a removed one; 0 for another entry. The same name decides more than the text. */
async function scoreOf(from: RemovedFile, to: FileVersion, reader: RenameReader): Promise<number> {
  const kinds = [from, to].flatMap(({ path }) => placeOfPath(path)?.collection ?? []);
  if (kinds.length === 2 && kinds[0] !== kinds[1]) return 0;
  const isSameName = nameMeant(from.path) === nameMeant(to.path);
  return (isSameName ? 1 : 0) + (await shareOf(from, to.version, reader));
}

async function shareOf({ before, lastGood }: RemovedFile, version: string, reader: RenameReader): Promise<number> {
  if (before.includes(version) && (lastGood === undefined || lastGood.version === version)) return 1;
  const text = await reader.textOf(version);
  if (lastGood !== undefined) return isContinued(lastGood, text) ? Math.max(likeness(lastGood.text, text), least) : 0;
  const earlier = await reader.textOf(before[0] ?? "");
  return isSimilar(earlier, text) ? likeness(earlier, text) : 0;
}

const least = 0.1;

/** True for a text, which may have faults, of the entry: similar as a renamed file is, or with its title and its number or half of its lines. */
function isContinued({ file, text: earlier }: StoredFile, text: string): boolean {
  if (isSimilar(earlier, text)) return true;
  if (file.collection === "next") return false;
  const collection = collections[file.collection];
  const titles = titleOf(collection, file.id, { ...file.fields });
  if (!languages.some((language) => titles[language] !== undefined && text.includes(titles[language]))) return false;
  const { number = "" } = collection;
  const own = { ...file.fields }[number];
  const isSameNumber = typeof own === "number" && new RegExp(`^${number}:\\s*["']?${String(own)}\\b`, "m").test(text);
  return isSameNumber || likeness(earlier, text) >= 0.5;
}
