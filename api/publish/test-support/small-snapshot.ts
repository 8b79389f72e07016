import type { Snapshot } from "../../store/content-store";

/** Content in the small: paths and the versions of their files; a version is also the file's text. */
export type Content = Readonly<Record<string, string>>;

/** The commit that a letter stands for. */
export const commitOf = (letter: string): string => letter.repeat(40);

/** A snapshot of it, for a publisher: no item is read. */
export const snapshotOf = (letter: string, content: Content = {}): Snapshot => ({
  commit: commitOf(letter),
  problems: [],
  file: () => undefined,
  files: () => [],
  shown: () => [],
  lastGood: [],
  leftOutMedia: [],
  clashing: [],
  has: (path) => path in content,
  versionOf: (path) => content[path],
  versions: Object.entries(content)
    .map(([path, version]) => ({ path, version }))
    .sort((a, b) => (a.path < b.path ? -1 : 1)),
  paths: (prefix) => Object.keys(content).filter((path) => path.startsWith(prefix)),
  folders: () => [],
});
