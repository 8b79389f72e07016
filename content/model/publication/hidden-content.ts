import type { EntryFields } from "../collections/collection";
import type { ContentFile, PlacedFile } from "../entries/content-file";
import { mayShowOtherMedia, mediaIn, shownMediaIn } from "./media-in";
import { hasPublication, nextStateChange, publicationState } from "./publication";

/** What of a content folder visitors do not see at a moment. */
export interface HiddenContent {
  /** Paths of content files, and of the media that only these name, in order. */
  readonly paths: readonly string[];
  /** When this is different for the first time, in ms since 1970; undefined when it stays so. */
  readonly until: number | undefined;
}

/**
 * What visitors do not see of these files at a moment, in ms since 1970 (R15.20). A pure function.
 * @param leftOutMedia the media that files name which are not among `files`, because they cannot be read
 */
export function hiddenContent(
  files: readonly PlacedFile[],
  at: number,
  leftOutMedia: readonly string[] = [],
): HiddenContent {
  const prepared = files.filter(({ file }) => file.collection === "next");
  // The others are public: ten thousand files are looked at after every save.
  const timed = files.filter(({ file }) => file.collection !== "next" && hasPublication(fieldsOf(file)));
  const hidden = [...prepared, ...timed.filter(({ file }) => publicationState(fieldsOf(file), at) !== "public")];
  const changes = timed.flatMap(({ file }) => nextStateChange(fieldsOf(file), at) ?? []);
  const paths = [...hidden.map(({ path }) => path), ...mediaOnlyIn(hidden, files, leftOutMedia)];
  return { paths: paths.sort(), until: changes.length === 0 ? undefined : Math.min(...changes) };
}

/** The media that hidden files and those left out name or would show, and no other file does. */
function mediaOnlyIn(
  hidden: readonly PlacedFile[],
  files: readonly PlacedFile[],
  leftOutMedia: readonly string[],
): string[] {
  const media = new Set([...leftOutMedia, ...hidden.flatMap(({ file }) => [...mediaIn(file), ...shownMediaIn(file)])]);
  const hiddenFiles = new Set(hidden);
  for (const placed of media.size === 0 ? [] : files) {
    if (hiddenFiles.has(placed)) continue;
    for (const path of mediaIn(placed.file)) media.delete(path);
    // To render every public text would take seconds.
    if (media.size > 0 && mayShowOtherMedia(placed.file))
      for (const path of shownMediaIn(placed.file)) media.delete(path);
  }
  return [...media];
}

const fieldsOf = ({ fields }: ContentFile): EntryFields => fields;
