import { keysOf } from "../../../content/model/checks/check-content";
import type { ContentFile } from "../../../content/model/entries/content-file";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { entryPathOf } from "../../../content/model/entries/prepared-path";
import { leavesOut } from "../../../content/model/problems/problem";
import type { ContentLogReader } from "../history/content-log";
import type { ContentSnapshot } from "./content-snapshot";
import type { FileVersion, LastGoodFile, StoredFile } from "../content-store";
import { earlierVersions } from "../history/earlier-versions";
import type { ObjectReader } from "./object-reader";
import { parseStoredFile } from "./parse-stored-file";

export interface LastGoodFilesOptions {
  readonly reader: ObjectReader;
  readonly contentLog: ContentLogReader;
  readonly log: (event: object) => void;
}

/** Finds the last good versions of files that are left out because they cannot be parsed (decision 012). */
export class LastGoodFiles {
  /** Results for the unreadable files of the previous snapshot. */
  private known: { readonly commit: string; readonly found: ReadonlyMap<string, LastGoodFile | undefined> } | undefined;

  constructor(private readonly options: LastGoodFilesOptions) {}

  /**
   * The snapshot with its last good files. A snapshot without unreadable files costs nothing; one that is a commit on top of
   * the one before costs what that commit broke. Never rejects: without history there is no last good version.
   */
  async addTo(snapshot: ContentSnapshot): Promise<ContentSnapshot> {
    const unreadable = unreadableFiles(snapshot);
    if (unreadable.length === 0) {
      this.known = undefined;
      return snapshot;
    }
    try {
      const found = await this.find(snapshot.commit, unreadable);
      return snapshot.withLastGood(besideOthers(snapshot, [...found.values()]));
    } catch (error) {
      this.options.log({ event: "store-history-not-read", commit: snapshot.commit, reason: String(error) });
      return snapshot;
    }
  }

  private async find(
    commit: string,
    unreadable: readonly FileVersion[],
  ): Promise<ReadonlyMap<string, LastGoodFile | undefined>> {
    const known = await this.reusable(commit);
    const found = new Map<string, LastGoodFile | undefined>();
    for (const file of unreadable) {
      const key = `${file.path} ${file.version}`;
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

  private async lastGood(commit: string, file: FileVersion): Promise<LastGoodFile | undefined> {
    // A file that is left out only because of another one is valid by itself.
    if (await this.parse(file)) return undefined;
    const { path, version } = file;
    const { reader } = this.options;
    const broken = publicationLines((await reader.bytes(version, "blob")).toString("utf8"));
    const { commits } = await this.options.contentLog.upTo(commit);
    for (const earlier of earlierVersions(commits, path, version)) {
      const stored = await this.parse({ path, version: earlier.version });
      // The broken file may be meant to be public later, or no longer.
      if (stored && publicationLines(stored.text) !== broken) return undefined;
      if (stored) return { ...stored, madeBy: { commit: earlier.madeBy.commit, date: earlier.madeBy.date } };
    }
    return undefined;
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
