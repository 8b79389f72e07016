import { posix } from "node:path";
import { keysOf, requiredFiles } from "../../../content/model/checks/check-content";
import type { ContentFile } from "../../../content/model/entries/content-file";
import { placeOfPath } from "../../../content/model/collections/place-of-path";
import { pictureOfFocus } from "../../../content/model/media/picture-focus";
import { mediaInBytes } from "../../../content/model/publication/media-in";
import { publicationLines } from "../../../content/model/publication/publication";
import { entryPathOf } from "../../../content/model/entries/prepared-path";
import { nameMeant } from "../../../content/model/entries/unknown-names";
import { omitUndefined } from "../../../content/model/omit-undefined";
import { fault } from "../../../content/model/problems/fault";
import { leavesOut, type Problem } from "../../../content/model/problems/problem";
import type { ContentLogReader } from "../history/content-log";
import type { ContentSnapshot } from "./content-snapshot";
import type { FileVersion, LastGoodFile, StoredFile } from "../content-store";
import { versionsUpTo, type EarlierVersion } from "../history/earlier-versions";
import type { ObjectReader } from "./object-reader";
import { parseStoredFile } from "./parse-stored-file";
import { misplacedFiles, unreadableFiles } from "./left-out-files";
import { AwayFiles, placesOf, type UnreadableFile } from "./away-files";
import { RenamedFiles } from "./renamed-files";
import { replacedVersions } from "./replaced-versions";
import { isTakenElsewhere } from "./taken-elsewhere";

export interface LastGoodFilesOptions {
  readonly reader: ObjectReader;
  readonly contentLog: ContentLogReader;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
  readonly log: (event: object) => void;
}

/** What is known of an unreadable file. */
interface Found {
  readonly lastGood?: LastGoodFile;
  /** The media that its newest version names where the snapshot does not know them; undefined where git cannot read it. */
  readonly media: readonly string[] | undefined;
  /** True where no version of the file is good: a rename may have brought it. */
  readonly isNew?: boolean;
}

/** Finds the last good versions of files that are left out because they cannot be parsed, are no files, or are missing (decision 012). */
export class LastGoodFiles {
  /** Results for the unreadable files of the previous snapshot. */
  private known: { readonly commit: string; readonly found: ReadonlyMap<string, Found> } | undefined;

  private readonly away: AwayFiles;
  private readonly renames: RenamedFiles;

  constructor(private readonly options: LastGoodFilesOptions) {
    this.away = new AwayFiles(options.contentLog);
    this.renames = new RenamedFiles({
      bytesOf: (version) => options.reader.blob(version),
      lastGoodOf: (path, versions) => this.lastGood(path, versions, undefined),
    });
  }

  /**
   * The snapshot with its last good files. A snapshot without unreadable or missing files costs nothing; one that is a commit on
   * top of the one before costs what that commit broke. Never rejects: without history there is no last good version.
   */
  async addTo(snapshot: ContentSnapshot): Promise<ContentSnapshot> {
    const missing = requiredFiles.filter((path) => !snapshot.has(path));
    if (missing.length === 0 && !snapshot.problems.some(leavesOut)) {
      this.known = undefined;
      return snapshot;
    }
    try {
      const replaced = await this.away.replaced(snapshot);
      const moved = await this.away.moved(snapshot, replaced);
      const elsewhere = new Set([...replaced, ...moved].map(({ path }) => path));
      const removed = missing.flatMap((path) => (elsewhere.has(path) ? [] : { path, version: undefined }));
      const away = [...replaced, ...moved, ...removed];
      const known = await this.reusable(snapshot.commit);
      if (known === undefined) this.renames.reset();
      const find = (files: readonly UnreadableFile[]) => this.find(snapshot.commit, files, known);
      const inPlaces = await find([...unreadableFiles(snapshot), ...away]);
      const renamed = await this.renamedFiles(snapshot, inPlaces, away);
      const all = new Map([...inPlaces, ...(await find(renamed))]);
      this.known = { commit: snapshot.commit, found: all };
      const found = [...all.values()];
      const newPaths = newPathsOf(snapshot, [...moved, ...renamed]);
      const lastGood = (await this.besideRenamed(snapshot, found))
        .toSorted((a, b) => (a.path < b.path ? -1 : 1))
        .map((file) => omitUndefined({ ...file, renamedTo: newPaths.get(file.path) }));
      const isUnknown = found.some(({ media }) => media === undefined);
      const media = isUnknown ? mediaOf(snapshot) : found.flatMap((each) => each.media ?? []);
      const named = this.removals(removed.flatMap((file) => all.get(keyOf(file))?.lastGood ?? []));
      return snapshot.withLastGood(besideOthers(snapshot, lastGood), media, named);
    } catch (error) {
      this.options.log({ event: "store-history-not-read", commit: snapshot.commit, reason: String(error) });
      return snapshot.withLastGood([], placesOf(snapshot).length === 0 ? [] : mediaOf(snapshot));
    }
  }

  /** The last good versions without those whose entries are in files of other names since. */
  private async besideRenamed(snapshot: ContentSnapshot, found: readonly Found[]): Promise<readonly LastGoodFile[]> {
    const files = found.flatMap(({ lastGood }) => lastGood ?? []);
    const replaced = files.filter(({ path }) => snapshot.has(path));
    if (replaced.length === 0) return files;
    const { commits } = await this.options.contentLog.upTo(snapshot.commit);
    const isLeftOut = (path: string): boolean => snapshot.has(path) && snapshot.file(path) === undefined;
    const taken = new Set<LastGoodFile>();
    for (const file of replaced) {
      const present = snapshot.versionOf(file.path);
      if (await isTakenElsewhere(file, present, { reader: this.options.reader, commits, isLeftOut })) taken.add(file);
    }
    return files.filter((file) => !taken.has(file));
  }

  private async find(
    commit: string,
    unreadable: readonly UnreadableFile[],
    known: ReadonlyMap<string, Found> | undefined,
  ): Promise<ReadonlyMap<string, Found>> {
    const found = new Map<string, Found>();
    for (const file of unreadable)
      found.set(keyOf(file), known?.get(keyOf(file)) ?? (await this.lookFor(commit, file)));
    return found;
  }

  /** What was found before, where nothing but the files' own changes can have made it wrong. */
  private async reusable(commit: string): Promise<ReadonlyMap<string, Found> | undefined> {
    if (this.known === undefined || this.known.commit === commit) return this.known?.found;
    const header = (await this.options.reader.bytes(commit, "commit")).toString("latin1").split("\n\n", 1)[0] ?? "";
    const parents = [...header.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, parent]) => parent);
    return parents.length === 1 && parents[0] === this.known.commit ? this.known.found : undefined;
  }

  private async lookFor(commit: string, { path, version, moved }: UnreadableFile): Promise<Found> {
    // A file that is left out only because of another one is valid by itself; it is shown as it was before it had what that has.
    const clashing = version === undefined ? undefined : await this.parse({ path, version });
    const { commits } = await this.options.contentLog.upTo(commit);
    const newest =
      moved?.before ?? (version === undefined ? await replacedVersions(this.options, commits, path) : [version]);
    const ids = new Set([...newest, ...(moved?.now ?? [])]);
    const texts = await Promise.all([...ids].map((id) => this.options.reader.blob(id)));
    const readable = texts.filter((text) => text !== undefined);
    const isUnknown = readable.length < texts.length && mayBeHidden(path);
    const media = isUnknown ? undefined : version === undefined ? readable.flatMap(mediaInBytes) : [];
    if (isUnknown || entryPathOf(path) !== undefined) return { media };
    const said = new Set(readable.map((text) => publicationLines(text.toString("utf8"))));
    const lastGood = await this.lastGood(path, versionsUpTo(commits, path, newest, isRequired(path)), clashing);
    // The newest version may be meant to be public later, or no longer.
    const isAsSaid = lastGood && [...said].every((lines) => lines === publicationLines(lastGood.text));
    return isAsSaid ? { lastGood, media } : { media, isNew: lastGood === undefined };
  }

  private async lastGood(
    path: string,
    versions: Iterable<EarlierVersion>,
    clashing: StoredFile | undefined,
  ): Promise<LastGoodFile | undefined> {
    const keys = clashing && String(keysOf(clashing.file));
    for (const { version, madeBy } of versions) {
      const stored = await this.parse({ path, version });
      if (stored && String(keysOf(stored.file)) !== keys)
        return { ...stored, madeBy: { commit: madeBy.commit, date: madeBy.date } };
    }
    return undefined;
  }

  /** Names the files that commits removed; the remedy brings back the versions that visitors are shown. */
  private removals(files: readonly LastGoodFile[]): Problem[] {
    return files.map(({ path, madeBy }) => {
      const file = posix.join(this.options.contentPath, path);
      return { path, ...fault("fileRemoved", { version: madeBy.commit.slice(0, 7), file }), severity: "left out" };
    });
  }

  /** Entries whose files were renamed to some of which no version is good. `others` are away for another reason. */
  private async renamedFiles(
    snapshot: ContentSnapshot,
    found: ReadonlyMap<string, Found>,
    others: readonly UnreadableFile[],
  ): Promise<UnreadableFile[]> {
    const isMoved = new Set(others.flatMap(({ moved }) => moved?.now ?? []));
    const files = [
      ...unreadableFiles(snapshot).filter((file) => found.get(keyOf(file))?.isNew),
      ...misplacedFiles(snapshot).filter(({ version }) => !isMoved.has(version)),
    ];
    const { commits } = files.length === 0 ? noLog : await this.options.contentLog.upTo(snapshot.commit);
    const away = new Set(others.map(({ path }) => path));
    const renamed = await this.renames.away(commits, files, (path) => snapshot.has(path) || away.has(path));
    return renamed.map((moved) => ({ path: moved.path, version: undefined, moved }));
  }

  private async parse(file: FileVersion): Promise<StoredFile | undefined> {
    const bytes = await this.options.reader.blob(file.version);
    const parsed = bytes && parseStoredFile(file, bytes);
    return parsed && "file" in parsed ? parsed : undefined;
  }
}

const keyOf = ({ path, version, moved }: UnreadableFile): string => [path, version, ...(moved?.now ?? [])].join(" ");

const noLog = { commits: [] };

/** Path of an entry -> that of the file it was renamed to; of files with the same content the one with its name. */
function newPathsOf(snapshot: ContentSnapshot, entries: readonly UnreadableFile[]): ReadonlyMap<string, string> {
  if (entries.length === 0) return new Map();
  const files = [...unreadableFiles(snapshot), ...misplacedFiles(snapshot)];
  return new Map(
    entries.flatMap(({ path, moved }) => {
      const candidates = files.filter(({ version }) => moved?.now.includes(version));
      const file = candidates.find((each) => nameMeant(each.path) === nameMeant(path)) ?? candidates[0];
      return file ? [[path, file.path] as const] : [];
    }),
  );
}

const isRequired = (path: string): boolean => requiredFiles.includes(path);

/** True for the path of an entry that staff can take off the site, or of a prepared change. */
function mayBeHidden(path: string): boolean {
  return (placeOfPath(path)?.collection.extent ?? "list") === "list";
}

/** The pictures and documents that a file may name which git cannot read. */
function mediaOf(snapshot: ContentSnapshot): string[] {
  return snapshot.paths("media/").filter((path) => pictureOfFocus(path) === undefined);
}

/** Those that clash with no file of today, nor with one another: an old version never pushes another file out. */
function besideOthers(snapshot: ContentSnapshot, files: readonly LastGoodFile[]): LastGoodFile[] {
  const kinds = new Set<ContentFile["collection"]>(files.map(({ file }) => file.collection));
  const taken = new Set([...kinds].flatMap((kind) => snapshot.files(kind).flatMap(({ file }) => keysOf(file))));
  return files.filter(({ file }) => {
    const keys = keysOf(file);
    if (keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  });
}
