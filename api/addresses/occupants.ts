import type { Collection } from "../../content/model/collections/collection";
import { placeOfPath } from "../../content/model/collections/place-of-path";
import { oncePer } from "../../content/model/once-per";
import { isSimilar, likeness } from "../../content/model/text/similarity";
import { numberIn, type EntryAddresses, type PastFile } from "../entries/entry-addresses";
import type { LoggedCommit, LoggedFile } from "../store/history/parse-log";
import { fieldsOf } from "./address-moves";
import { haveOneTitle, isAnotherName } from "./another-name";

/**
 * A file's entries, newest first: each is the file with the versions of one entry alone, and with the commit that took it away. An entry gives
 * way to another one when a commit brings its text to another path, or that of another path here, and what is here then is not its text.
 */
const occupantsOf = (addresses: EntryAddresses, file: PastFile): Promise<readonly PastFile[]> =>
  occupantsBy(addresses)(file);

/** The files of a collection, and their entries by path, newest first. */
export interface PastEntries {
  readonly files: readonly PastFile[];
  readonly at: ReadonlyMap<string, readonly PastFile[]>;
}

export async function pastOf(addresses: EntryAddresses, collection: Collection): Promise<PastEntries> {
  const files = await addresses.past(collection);
  const at = new Map<string, readonly PastFile[]>();
  for (const file of files) at.set(file.path, await occupantsOf(addresses, file));
  return { files, at };
}

// A file is another object after every commit that changes it.
const occupantsBy = oncePer((addresses: EntryAddresses) => oncePer((file: PastFile) => findOccupants(addresses, file)));

async function findOccupants(addresses: EntryAddresses, file: PastFile): Promise<readonly PastFile[]> {
  if (file.versions.length === 1) return [file];
  // They grow while this waits.
  const { versions, commits, changes } = {
    versions: [...file.versions],
    commits: [...file.commits],
    changes: [...file.changes],
  };
  const found: PastFile[] = [];
  let [begin, commit] = [0, file.commit];
  const cut = (end: number): void => {
    const isWhole = begin === 0 && end === versions.length;
    found.push(
      isWhole ? file : { ...file, versions: versions.slice(begin, end), commits: commits.slice(begin, end), commit },
    );
  };
  for (const at of versions.keys()) {
    const [after, before] = [commits[at], commits[at + 1]];
    if (after === undefined || before === undefined) continue;
    const between = changes.slice(changes.indexOf(after), changes.indexOf(before));
    const taker = await takerOf(addresses, { ...file, versions: versions.slice(at) }, between);
    if (taker === undefined) continue;
    cut(at + 1);
    [begin, commit] = [at + 1, taker];
  }
  cut(versions.length);
  return found;
}

/** The commit that took away what a file was before its newest version, where that is another entry; `between` are those that changed it since. */
async function takerOf(
  addresses: EntryAddresses,
  file: PastFile,
  between: readonly LoggedCommit[],
): Promise<LoggedCommit | undefined> {
  const { collection, path, versions } = file;
  const [after = "", before = ""] = versions;
  const [brought] = between;
  const taker = between.findLast(({ files }) => files.some((each) => tookFrom(path, before, each)));
  if (taker === undefined || brought === undefined) return undefined;
  const added = movesOf(taker).added.filter((each) => each.collection === collection && each.path !== path);
  const removed = movesOf(brought).removed.filter((each) => each.collection === collection && each.path !== path);
  // Nearly all commits change what is there: nothing is read for them.
  if (added.length + removed.length === 0) return undefined;
  const isSame = (a: string, b: string): Promise<boolean> => isSameEntry(addresses, file, a, b);
  if (await isSame(before, after)) return undefined;
  for (const { version } of added) if (await isSame(before, version)) return taker;
  for (const { version } of removed) if (await isSame(version, after)) return taker;
  return undefined;
}

const tookFrom = (path: string, version: string, file: LoggedFile): boolean =>
  file.path === path && file.before.includes(version) && file.after !== version;

interface MovedFile {
  readonly path: string;
  readonly collection: Collection;
  readonly version: string;
}

/** The entries' files that a commit added and removed. */
const movesOf = oncePer(({ files }: LoggedCommit) => {
  const added: MovedFile[] = [];
  const removed: MovedFile[] = [];
  for (const { path, before, after } of files) {
    const earlier = before.find((version) => version !== undefined);
    if (earlier !== undefined && after !== undefined) continue;
    const version = after ?? earlier;
    const collection = placeOfPath(path)?.collection;
    if (version !== undefined && collection !== undefined)
      (after === undefined ? removed : added).push({ path, collection, version });
  }
  return { added, removed };
});

/** True for two versions of which one may be the other one after an edit: by the text, or by number and title. */
async function isSameEntry(addresses: EntryAddresses, file: PastFile, one: string, other: string): Promise<boolean> {
  if (one === other) return true;
  const { collection, id } = file;
  const [a, b] = await Promise.all([addresses.textOf(one), addresses.textOf(other)]);
  const isBodiless = [a, b].every((text) => frontMatter.test(text) && !hasBody.test(text));
  if (!isBodiless && isSameText(a, b)) return true;
  const number = numberIn(collection, a);
  const isSameNumber = number !== undefined && number === numberIn(collection, b);
  if (!isBodiless && !isSameNumber) return false;
  const [was, is] = await Promise.all(
    [one, other].map((version) => fieldsOf(addresses, { ...file, versions: [version] })),
  );
  if (was === undefined || is === undefined) return isBodiless && likeness(a, b) >= 0.5;
  const states = [
    { id, fields: was },
    { id, fields: is },
  ] as const;
  if (isSameNumber && haveOneTitle(collection, ...states)) return true;
  return isBodiless && likeness(a, b) >= 0.5 && !isAnotherName(collection, ...states);
}

/** Of a text whose fields are not closed the whole counts. */
const isSameText = (a: string, b: string): boolean =>
  frontMatter.test(a) === frontMatter.test(b) ? isSimilar(a, b) : likeness(a, b) >= 0.5;

const frontMatter = /^---\r?\n[^]*?\r?\n---(?:\r?\n|$)/;
const hasBody = /\r?\n---\r?\n\s*\S/;
