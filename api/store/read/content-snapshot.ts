import type { ContentFile } from "../../../content/model/entries/content-file";
import type { Problem } from "../../../content/model/problems/problem";
import type { FileVersion, LastGoodFile, Snapshot, StoredFile, StoredFileOf } from "../content-store";
import type { PathList } from "./path-list";

/** What a snapshot is made of; never changed afterwards. */
export interface SnapshotParts {
  readonly commit: string;
  readonly files: PathList<StoredFile>;
  /** Every ordinary file of the commit's content folder. */
  readonly versions: PathList<FileVersion>;
  readonly problems: readonly Problem[];
  readonly leftOutMedia: readonly string[];
  /** Paths of files that are left out because of what other files hold. */
  readonly clashing: readonly string[];
  /** Ordered by path. */
  readonly lastGood?: readonly LastGoodFile[];
}

/** A snapshot in memory; the list of a kind is made at its first use. */
export class ContentSnapshot implements Snapshot {
  readonly commit: string;
  readonly problems: readonly Problem[];
  readonly leftOutMedia: readonly string[];
  readonly lastGood: readonly LastGoodFile[];
  private readonly parts: SnapshotParts;
  private lists: ReadonlyMap<string, readonly StoredFile[]> | undefined;

  constructor(parts: SnapshotParts) {
    this.commit = parts.commit;
    this.problems = parts.problems;
    this.leftOutMedia = parts.leftOutMedia;
    this.lastGood = parts.lastGood ?? [];
    this.parts = parts;
  }

  get versions(): readonly FileVersion[] {
    return this.parts.versions.values;
  }

  get clashing(): readonly string[] {
    const shown = new Set(this.lastGood.map(({ path }) => path));
    return this.parts.clashing.filter((path) => !shown.has(path));
  }

  file(path: string): StoredFile | undefined {
    return this.parts.files.get(path);
  }

  files<K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[] {
    this.lists ??= listsByCollection(this.parts.files.values);
    // Each list holds files of its kind only.
    return (this.lists.get(kind) ?? []) as readonly StoredFileOf<K>[];
  }

  shown<K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[] {
    const lastGood = this.lastGood.filter(({ file }) => file.collection === kind) as readonly StoredFile[];
    if (lastGood.length === 0) return this.files(kind);
    return [...this.files(kind), ...(lastGood as readonly StoredFileOf<K>[])].sort((a, b) =>
      a.path < b.path ? -1 : 1,
    );
  }

  /** The same commit, with files that visitors are shown in place of those left out, the media that those name, and more problems. */
  withLastGood(
    lastGood: readonly LastGoodFile[],
    media: readonly string[],
    problems: readonly Problem[] = [],
  ): ContentSnapshot {
    return new ContentSnapshot({
      ...this.parts,
      problems: [...this.problems, ...problems],
      lastGood,
      leftOutMedia: [...this.leftOutMedia, ...media],
    });
  }

  has(path: string): boolean {
    return this.parts.versions.get(path) !== undefined;
  }

  versionOf(path: string): string | undefined {
    return this.parts.versions.get(path)?.version;
  }

  paths(prefix: string): readonly string[] {
    return this.parts.versions.below(prefix).map(({ path }) => path);
  }

  folders(below: string): readonly string[] {
    return this.parts.versions.folders(below);
  }
}

function listsByCollection(files: Iterable<StoredFile>): Map<string, StoredFile[]> {
  const lists = new Map<string, StoredFile[]>();
  for (const stored of files) {
    const list = lists.get(stored.file.collection);
    if (list) list.push(stored);
    else lists.set(stored.file.collection, [stored]);
  }
  return lists;
}
