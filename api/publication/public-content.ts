import type { ContentFile } from "../../content/model/entries/content-file";
import { hiddenContent } from "../../content/model/publication/hidden-content";
import { allFiles } from "../entries/stored-entry";
import type { Snapshot, StoredFileOf } from "../store/content-store";

/** What visitors see of a snapshot, as long as no item's time comes. */
export interface PublicView {
  readonly snapshot: Snapshot;
  /** The moment that it was made for, in ms since 1970. */
  readonly at: number;
  /** Paths of content files and media that visitors do not see, in order. */
  readonly hidden: readonly string[];
  /** When the view changes, in ms since 1970; undefined when never. */
  readonly until: number | undefined;
  hides(path: string): boolean;
  /** Files of one kind that visitors see, ordered by path. */
  files<K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[];
}

/** Decides, once for all answers and pages, what of the content is public now (R15.20). */
export class PublicContent {
  private current: PublicView | undefined;

  constructor(private readonly clock: () => Date) {}

  /** The view of a snapshot at this moment: the same object until the snapshot changes, or a time comes or is set back. */
  of(snapshot: Snapshot): PublicView {
    const { current } = this;
    const at = this.clock().getTime();
    const isCurrent = current?.snapshot === snapshot && at >= current.at && at < (current.until ?? Infinity);
    if (isCurrent) return current;
    const { paths, until } = hiddenContent(allFiles(snapshot), at, snapshot.leftOutMedia);
    // The renderer does not know which of two files had a number first.
    const hidden = new Set([...paths, ...snapshot.clashing].sort());
    const hides = (path: string): boolean => hidden.has(path);
    const files = <K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[] => {
      const all = snapshot.shown(kind);
      return hidden.size === 0 ? all : all.filter(({ path }) => !hidden.has(path));
    };
    // The view is not valid before `at`: a clock that is set back computes it again.
    this.current = { snapshot, at, hidden: [...hidden], until, hides, files };
    return this.current;
  }
}
