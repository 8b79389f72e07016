import type { LoggedCommit } from "../history/parse-log";
import { folderMode, rawPathOf } from "../tree-entry";
import type { ObjectReader } from "./object-reader";
import { entryAt } from "./tree-walk";

interface Places {
  readonly reader: ObjectReader;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
}

/** The newest versions of a file that git cannot read, or that something else has replaced; none of a file that was deleted. */
export async function replacedVersions(
  places: Places,
  commits: readonly LoggedCommit[],
  path: string,
): Promise<readonly string[]> {
  for (const { commit, files } of commits) {
    const file = files.find((changed) => changed.path === path);
    if (!file) continue;
    if (file.after !== undefined) return [file.after];
    if (!(await hasSomethingAt(places, commit, path))) return [];
    const versions = file.before.filter((version) => version !== undefined);
    if (versions.length > 0) return versions;
  }
  return [];
}

async function hasSomethingAt({ reader, contentPath }: Places, commit: string, path: string): Promise<boolean> {
  const tree = await reader.treeOfCommit(commit);
  const names = rawPathOf(contentPath === "" ? path : `${contentPath}/${path}`).split("/");
  for (const count of names.keys()) {
    const found = await entryAt(reader, tree, names.slice(0, count + 1).join("/"));
    if (found?.mode !== folderMode) return found !== undefined;
  }
  return true;
}
