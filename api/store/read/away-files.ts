import { isEntryPlace } from "../../../content/model/collections/place-of-path";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import type { ContentLog } from "../content-store";
import { addedCommits } from "../history/added-commits";
import type { ContentLogReader } from "../history/content-log";
import type { ContentSnapshot } from "./content-snapshot";
import { misplacedFiles } from "./left-out-files";
import { movedAway, type MovedAway } from "./moved-away";

/** A content file that visitors do not see; without a version there is something else in its place, or it was moved away. */
export interface UnreadableFile {
  readonly path: string;
  readonly version: string | undefined;
  readonly moved?: MovedAway;
}

/** What may be in the place of a file, or of a folder of files; or git cannot read it. */
const inPlace = new Set<string>(["symbolicLink", "submodule", "folderInPlace", "fileInPlace", "objectDamaged"]);

/** The paths at which something is in the place of a file or a folder. */
export function placesOf(snapshot: ContentSnapshot): string[] {
  return snapshot.problems.filter(({ code }) => inPlace.has(code)).map(({ path }) => path);
}

/** Finds the content files that are not where they were: replaced by something else, or moved to where none is read. */
export class AwayFiles {
  /** Entries that were moved away when the log was so; a commit that only adds and edits entries takes none away. */
  private known: { readonly log: ContentLog; readonly found: readonly MovedAway[] } | undefined;

  constructor(private readonly contentLog: ContentLogReader) {}

  /** Content files that were where the commit has a link, a submodule or a folder instead. */
  async replaced(snapshot: ContentSnapshot): Promise<UnreadableFile[]> {
    const places = placesOf(snapshot);
    if (places.length === 0) return [];
    const { commits } = await this.contentLog.upTo(snapshot.commit);
    const paths = new Set(commits.flatMap(({ files }) => files.map(({ path }) => path)));
    const isReplaced = (path: string): boolean =>
      places.some((place) => path === place || path.startsWith(`${place}/`)) &&
      isContentPath(path) &&
      !snapshot.has(path);
    return [...paths].filter(isReplaced).map((path) => ({ path, version: undefined }));
  }

  /** Entries whose files stand where none is read. */
  async moved(snapshot: ContentSnapshot, replaced: readonly UnreadableFile[]): Promise<UnreadableFile[]> {
    const misplaced = misplacedFiles(snapshot);
    if (misplaced.length === 0) return [];
    const log = await this.contentLog.upTo(snapshot.commit);
    const others = new Set(replaced.map(({ path }) => path));
    const has = (path: string): boolean => snapshot.has(path) || others.has(path);
    const added = this.known && addedCommits(log, this.known.log);
    const isSettled = added?.every(({ files }) => files.every(({ path, after }) => after && isEntryPlace(path)));
    const found = isSettled
      ? (this.known?.found ?? []).filter(({ path }) => !has(path))
      : movedAway(log.commits, misplaced, has);
    this.known = { log, found };
    return found.map((moved) => ({ path: moved.path, version: undefined, moved }));
  }
}
