import { keysOf } from "../../../content/model/checks/check-content";
import type { ContentFile } from "../../../content/model/entries/content-file";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { entryPathOf } from "../../../content/model/entries/prepared-path";
import { leavesOut } from "../../../content/model/problems/problem";
import type { ContentLogReader } from "../history/content-log";
import type { LoggedCommit } from "../history/parse-log";
import type { ContentSnapshot } from "./content-snapshot";
import type { FileVersion, LastGoodFile, StoredFile } from "../content-store";
import { earlierVersions, versionsUpTo, type EarlierVersion } from "../history/earlier-versions";
import { folderMode, rawPathOf } from "../tree-entry";
import type { ObjectReader } from "./object-reader";
import { parseStoredFile } from "./parse-stored-file";
import { entryAt } from "./tree-walk";

export interface LastGoodFilesOptions {
  readonly reader: ObjectReader;
  readonly contentLog: ContentLogReader;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
  readonly log: (event: object) => void;
}

/** A content file that visitors do not see; without a version there is something else in its place. */
interface UnreadableFile {
  readonly path: string;
  readonly version: string | undefined;
}

/** What may be in the place of a file, or of a folder of files; or git cannot read it. */
const inPlace = new Set<string>(["symbolicLink", "submodule", "folderInPlace", "fileInPlace", "objectDamaged"]);

/** Finds the last good versions of files that are left out because they cannot be parsed, or are no files (decision 012). */
export class LastGoodFiles {
  /** Results for the unreadable files of the previous snapshot. */
  private known: { readonly commit: string; readonly found: ReadonlyMap<string, LastGoodFile | undefined> } | undefined;

  constructor(private readonly options: LastGoodFilesOptions) {}

  /**
   * The snapshot with its last good files. A snapshot without unreadable files costs nothing; one that is a commit on top of
   * the one before costs what that commit broke. Never rejects: without history there is no last good version.
   */
  async addTo(snapshot: ContentSnapshot): Promise<ContentSnapshot> {
    const isWhole = !snapshot.problems.some(leavesOut);
    if (isWhole) {
      this.known = undefined;
      return snapshot;
    }
    try {
      const unreadable = [...unreadableFiles(snapshot), ...(await this.replacedFiles(snapshot))];
      const found = await this.find(snapshot.commit, unreadable);
      return snapshot.withLastGood(besideOthers(snapshot, [...found.values()]));
    } catch (error) {
      this.options.log({ event: "store-history-not-read", commit: snapshot.commit, reason: String(error) });
      return snapshot;
    }
  }

  private async find(
    commit: string,
    unreadable: readonly UnreadableFile[],
  ): Promise<ReadonlyMap<string, LastGoodFile | undefined>> {
    const known = await this.reusable(commit);
    const found = new Map<string, LastGoodFile | undefined>();
    for (const file of unreadable) {
      const key = `${file.path} ${file.version ?? ""}`;
      found.set(key, known?.has(key) ? known.get(key) : await this.lastGood(commit, file));
    }
    this.known = { commit, found };
    return found;
  }

  /** What was found before, where nothing but the files' own changes can have made it wrong. */
  private async reusable(commit: string): Promise<ReadonlyMap<string, LastGoodFile | undefined> | undefined> {
    if (this.known === undefined || this.known.commit === commit) return this.known?.found;
    const header = (await this.options.reader.bytes(commit, "commit")).toString("latin1").split("\n\n", 1)[0] ?? "";
    const parents = [...header.matchAll(/^parent ([0-9a-f]{40})$/gm)].map(([, parent]) => parent);
    return parents.length === 1 && parents[0] === this.known.commit ? this.known.found : undefined;
  }

  private async lastGood(commit: string, { path, version }: UnreadableFile): Promise<LastGoodFile | undefined> {
    // A file that is left out only because of another one is valid by itself.
    if (version !== undefined && (await this.parse({ path, version }))) return undefined;
    const broken = version === undefined ? undefined : publicationLines(await this.textOf(version));
    const { commits } = await this.options.contentLog.upTo(commit);
    const versions =
      version === undefined ? await this.replacedVersions(commits, path) : earlierVersions(commits, path, version);
    for (const earlier of versions) {
      const stored = await this.parse({ path, version: earlier.version });
      // The broken file may be meant to be public later, or no longer.
      if (stored && broken !== undefined && publicationLines(stored.text) !== broken) return undefined;
      if (stored) return { ...stored, madeBy: { commit: earlier.madeBy.commit, date: earlier.madeBy.date } };
    }
    return undefined;
  }

  /** Content files that were where the commit has a link, a submodule or a folder instead. */
  private async replacedFiles(snapshot: ContentSnapshot): Promise<UnreadableFile[]> {
    const places = snapshot.problems.filter(({ code }) => inPlace.has(code)).map(({ path }) => path);
    if (places.length === 0) return [];
    const { commits } = await this.options.contentLog.upTo(snapshot.commit);
    const paths = new Set(commits.flatMap(({ files }) => files.map(({ path }) => path)));
    const isReplaced = (path: string): boolean =>
      places.some((place) => path === place || path.startsWith(`${place}/`)) &&
      isContentPath(path) &&
      entryPathOf(path) === undefined &&
      !snapshot.has(path);
    return [...paths].filter(isReplaced).map((path) => ({ path, version: undefined }));
  }

  /** The versions of a file up to the one that something else has replaced; none of a file that was deleted. */
  private async replacedVersions(commits: readonly LoggedCommit[], path: string): Promise<Iterable<EarlierVersion>> {
    for (const { commit, files } of commits) {
      const file = files.find((changed) => changed.path === path);
      if (!file) continue;
      if (!(await this.hasSomethingAt(commit, path))) return [];
      const versions = file.before.filter((version) => version !== undefined);
      if (versions.length > 0) return versionsUpTo(commits, path, versions);
    }
    return [];
  }

  private async hasSomethingAt(commit: string, path: string): Promise<boolean> {
    const { reader, contentPath } = this.options;
    const tree = await reader.treeOfCommit(commit);
    const names = rawPathOf(contentPath === "" ? path : `${contentPath}/${path}`).split("/");
    for (const count of names.keys()) {
      const found = await entryAt(reader, tree, names.slice(0, count + 1).join("/"));
      if (found?.mode !== folderMode) return found !== undefined;
    }
    return true;
  }

  private async textOf(version: string): Promise<string> {
    return (await this.options.reader.bytes(version, "blob")).toString("utf8");
  }

  private async parse(file: FileVersion): Promise<StoredFile | undefined> {
    const object = await this.options.reader.read(file.version);
    if (object?.type !== "blob") return undefined;
    const parsed = parseStoredFile(file, object.bytes);
    return "file" in parsed ? parsed : undefined;
  }
}

/** The lines of a file that set when it is public, found without parsing its text. */
function publicationLines(text: string): string {
  const fields = text
    .split(/^---\s*$/m)
    .slice(0, 2)
    .join("\n");
  return (fields.match(/^["']?(?:draft|publishAt|unpublishAt)["']?\s*:.*$/gm) ?? []).join("\n");
}

/** Content files of the commit that are left out. */
function unreadableFiles(snapshot: ContentSnapshot): FileVersion[] {
  const paths = new Set(snapshot.problems.filter(leavesOut).map(({ path }) => path));
  return [...paths].sort().flatMap((path) => {
    const version = snapshot.versionOf(path);
    return version !== undefined &&
      snapshot.file(path) === undefined &&
      isContentPath(path) &&
      entryPathOf(path) === undefined
      ? [{ path, version }]
      : [];
  });
}

/** Those that clash with no file of today, nor with one another: an old version never pushes another file out. */
function besideOthers(snapshot: ContentSnapshot, found: readonly (LastGoodFile | undefined)[]): LastGoodFile[] {
  const files = found.filter((file) => file !== undefined);
  const kinds = new Set<ContentFile["collection"]>(files.map(({ file }) => file.collection));
  const taken = new Set([...kinds].flatMap((kind) => snapshot.files(kind).flatMap(({ file }) => keysOf(file))));
  return files.filter(({ file }) => {
    const keys = keysOf(file);
    if (keys.some((key) => taken.has(key))) return false;
    for (const key of keys) taken.add(key);
    return true;
  });
}
