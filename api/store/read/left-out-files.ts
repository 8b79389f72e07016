import { isEntryPlace } from "../../../content/model/collections/place-of-path";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { entryPathOf } from "../../../content/model/entries/prepared-path";
import { leavesOut } from "../../../content/model/problems/problem";
import type { FileVersion } from "../content-store";
import type { ContentSnapshot } from "./content-snapshot";

/** Content files of the commit that are left out, at the places of entries. */
export const unreadableFiles = (snapshot: ContentSnapshot): FileVersion[] =>
  leftOutFiles(snapshot).filter(({ path }) => isEntryPlace(path));

/** Those at places where no entry is read. */
export const misplacedFiles = (snapshot: ContentSnapshot): FileVersion[] =>
  leftOutFiles(snapshot).filter(({ path }) => isContentPath(path) && !isEntryPlace(entryPathOf(path) ?? path));

function leftOutFiles(snapshot: ContentSnapshot): FileVersion[] {
  const paths = new Set(snapshot.problems.filter(leavesOut).map(({ path }) => path));
  return [...paths].sort().flatMap((path) => {
    const version = snapshot.versionOf(path);
    return version !== undefined && snapshot.file(path) === undefined ? [{ path, version }] : [];
  });
}
