import { setImmediate as otherWork } from "node:timers/promises";
import { maxPictureBytes, mediaTooLarge } from "../../../content/model/media/picture-limits";
import { isPicturePath, pictureFault } from "../../../content/model/media/picture-file";
import { focusFault, pictureOfFocus } from "../../../content/model/media/picture-focus";
import { fault, type Fault } from "../../../content/model/problems/fault";
import { FileComparison, requiredFiles, type ClaimAges } from "../../../content/model/checks/check-content";
import { isContentPath } from "../../../content/model/entries/parse-content-file";
import { mediaInBytes, mediaLeftOut } from "../../../content/model/publication/media-in";
import type { Problem } from "../../../content/model/problems/problem";
import { entryAbove, pathRefusal } from "../../../content/model/entries/path-refusal";
import { isCodePath, isMediaPath } from "../content-paths";
import { ClaimHistory } from "./claim-ages";
import type { ContentLogReader } from "../history/content-log";
import { ContentSnapshot } from "./content-snapshot";
import type { FileVersion, StoredFile } from "../content-store";
import type { ObjectReader } from "./object-reader";
import { PathList } from "./path-list";
import { folderMode, isOrdinaryFile, linkMode, rawPathOf, textPathOf } from "../tree-entry";
import { entryAt, treeDifferences, type TreeDifference } from "./tree-walk";
import { parseStoredFile } from "./parse-stored-file";

export interface ContentIndexOptions {
  readonly reader: ObjectReader;
  /** The content folder within the repository, "" for its root. */
  readonly contentPath: string;
  readonly sizes: BlobSizes;
  readonly contentLog: ContentLogReader;
  readonly log: (event: object) => void;
}

/** Blob ids -> their sizes in bytes. */
export type BlobSizes = (ids: readonly string[]) => Promise<ReadonlyMap<string, number>>;

interface Indexed {
  readonly tree: string | undefined;
  readonly versions: PathList<FileVersion>;
  readonly parsed: PathList<StoredFile>;
  readonly problems: ReadonlyMap<string, readonly Problem[]>;
  /** Path of a file that cannot be read -> the media that its text names. */
  readonly unreadMedia: ReadonlyMap<string, readonly string[]>;
}

const nothing: Indexed = {
  tree: undefined,
  versions: new PathList(),
  parsed: new PathList(),
  problems: new Map(),
  unreadMedia: new Map(),
};
/** How long parsing may keep the event loop, in ms. */
const sliceMs = 10;
/** Files requested from git at once: bounds memory, keeps the pipe busy. */
const batchSize = 50;

/** Each may have 20 MB. */
const picturesAtOnce = 4;

/** Makes the snapshot of a commit out of the one before: only files that differ are read and parsed. */
export class ContentIndex {
  private indexed = nothing;
  private readonly comparison = new FileComparison();
  private readonly claims: ClaimHistory;

  constructor(private readonly options: ContentIndexOptions) {
    this.claims = new ClaimHistory((version) => options.reader.blob(version));
  }

  /** The content of a commit. Not to be called again before it has ended. */
  async snapshotOf(commit: string): Promise<ContentSnapshot> {
    const tree = await this.contentTree(commit);
    if (tree !== this.indexed.tree) {
      const differences = await treeDifferences(this.options.reader, this.indexed.tree, tree);
      this.indexed = await this.withDifferences(tree, differences);
    }
    return this.snapshot(commit);
  }

  /** Id of the content folder's tree at a commit, undefined when the commit has no such folder. */
  async contentTree(commit: string): Promise<string | undefined> {
    const { reader, contentPath } = this.options;
    const entry = await entryAt(reader, await reader.treeOfCommit(commit), rawPathOf(contentPath));
    return entry?.mode === folderMode ? entry.id : undefined;
  }

  private async withDifferences(tree: string | undefined, differences: readonly TreeDifference[]): Promise<Indexed> {
    const versions = new Map<string, FileVersion | undefined>();
    const parsed = new Map<string, StoredFile | undefined>();
    const problems = new Map(this.indexed.problems);
    const unreadMedia = new Map(this.indexed.unreadMedia);
    const toParse: FileVersion[] = [];
    const media: FileVersion[] = [];
    for (const { rawPath, after } of differences) {
      const path = textPathOf(rawPath) ?? Buffer.from(rawPath, "latin1").toString("utf8");
      if (isCodePath(path)) continue;
      versions.set(path, undefined);
      parsed.set(path, undefined);
      problems.delete(path);
      unreadMedia.delete(path);
      if (!after) continue;
      const refusal = refusalOf(rawPath, path, after.mode);
      if (refusal !== undefined) {
        problems.set(path, [{ path: entryAbove(path) ?? path, ...refusal, severity: "left out" }]);
        continue;
      }
      const file = { path, version: after.id };
      versions.set(path, file);
      if (isContentPath(path)) toParse.push(file);
      if (isMediaPath(path)) media.push(file);
    }
    for (const path of await tooLargeMedia(media, this.options.sizes)) {
      versions.set(path, undefined);
      problems.set(path, [{ path, ...mediaTooLarge, severity: "left out" }]);
    }
    await this.lookAtPictures(media, versions, problems);
    await this.parseAll(toParse, { versions, parsed, problems, unreadMedia });
    for (const [path, file] of parsed) this.comparison.replace(this.indexed.parsed.get(path), file);
    return {
      tree,
      versions: this.indexed.versions.with(versions),
      parsed: this.indexed.parsed.with(parsed),
      problems,
      unreadMedia,
    };
  }

  /** A picture that cannot be shown is named; pages show a placeholder. So is a focal point that is none. */
  private async lookAtPictures(
    media: readonly FileVersion[],
    versions: Map<string, FileVersion | undefined>,
    problems: Map<string, readonly Problem[]>,
  ): Promise<void> {
    const isLookedAt = (path: string): boolean => isPicturePath(path) || pictureOfFocus(path) !== undefined;
    const pictures = media.filter(({ path }) => isLookedAt(path) && versions.get(path) !== undefined);
    for (let at = 0; at < pictures.length; at += picturesAtOnce) {
      const batch = pictures.slice(at, at + picturesAtOnce);
      const blobs = await this.blobs(batch, versions, problems);
      for (const [position, { path }] of batch.entries()) {
        const bytes = blobs[position];
        if (!bytes) continue;
        const what = pictureFault(path, bytes) ?? focusFault(path, bytes);
        if (what) problems.set(path, [{ path, ...what, severity: "warning" }]);
      }
    }
  }

  /** The bytes of files; one whose object git cannot read is named and left out. */
  private async blobs(
    batch: readonly FileVersion[],
    versions: Map<string, FileVersion | undefined>,
    problems: Map<string, readonly Problem[]>,
  ): Promise<(Buffer | undefined)[]> {
    const blobs = await Promise.all(batch.map(({ version }) => this.options.reader.blob(version)));
    for (const [position, { path }] of batch.entries()) {
      if (blobs[position]) continue;
      versions.set(path, undefined);
      problems.set(path, [{ path, ...fault("objectDamaged"), severity: "left out" }]);
    }
    return blobs;
  }

  private async parseAll(
    toParse: readonly FileVersion[],
    {
      versions,
      parsed,
      problems,
      unreadMedia,
    }: {
      readonly versions: Map<string, FileVersion | undefined>;
      readonly parsed: Map<string, StoredFile | undefined>;
      readonly problems: Map<string, readonly Problem[]>;
      readonly unreadMedia: Map<string, readonly string[]>;
    },
  ): Promise<void> {
    let sliceEnds = performance.now() + sliceMs;
    for (let at = 0; at < toParse.length; at += batchSize) {
      const batch = toParse.slice(at, at + batchSize);
      const blobs = await this.blobs(batch, versions, problems);
      for (const [position, file] of batch.entries()) {
        const bytes = blobs[position];
        if (!bytes) continue;
        const result = parseStoredFile(file, bytes);
        if ("file" in result) parsed.set(file.path, result);
        else unreadMedia.set(file.path, mediaInBytes(bytes));
        const found = "file" in result ? result.warnings : result;
        if (found) problems.set(file.path, found);
        if (performance.now() < sliceEnds) continue;
        await otherWork();
        sliceEnds = performance.now() + sliceMs;
      }
    }
  }

  /** Read only where two files have the same number; none without a history. */
  private async claimAges(commit: string): Promise<ClaimAges> {
    const claims = this.comparison.contested(this.indexed.parsed.values);
    if (claims.length === 0) return {};
    try {
      return await this.claims.ages((await this.options.contentLog.upTo(commit)).commits, claims);
    } catch (error) {
      this.options.log({ event: "store-history-not-read", commit, reason: String(error) });
      return {};
    }
  }

  private async snapshot(commit: string): Promise<ContentSnapshot> {
    const ages = await this.claimAges(commit);
    const { versions, parsed, problems, unreadMedia } = this.indexed;
    const across = this.comparison.problems(
      parsed.values,
      (path) => versions.get(path) !== undefined || problems.has(path),
      [
        ...[...problems.values()].flatMap((each) => each.map(({ path }) => path)),
        // Visitors see the version before.
        ...requiredFiles.filter((path) => versions.get(path) === undefined),
      ],
      ages,
      () => versions.below("media/").map(({ path }) => path),
    );
    const leftOut = new Set(across.filter(({ severity }) => severity === "left out").map(({ path }) => path));
    const files = leftOut.size === 0 ? parsed : new PathList(parsed.values.filter(({ path }) => !leftOut.has(path)));
    const clashing = [...leftOut].flatMap((path) => parsed.get(path) ?? []);
    return new ContentSnapshot({
      commit,
      files,
      versions,
      problems: [...withoutRepeats([...problems.values()].flat()), ...across],
      leftOutMedia: mediaLeftOut(unreadMedia, clashing),
      clashing: clashing.map(({ path }) => path),
    });
  }
}

/** The paths among `media` whose files are larger than a picture may be; they are never read. */
export async function tooLargeMedia(media: readonly FileVersion[], sizes: BlobSizes): Promise<string[]> {
  if (media.length === 0) return [];
  const known = await sizes(media.map(({ version }) => version));
  return media.filter(({ version }) => (known.get(version) ?? 0) > maxPictureBytes).map(({ path }) => path);
}

/** A folder in the place of an entry is named once, however many files it has. */
function withoutRepeats(problems: readonly Problem[]): Problem[] {
  const named = new Set<string>();
  return problems.filter(({ path, code }) => code !== "folderInPlace" || (!named.has(path) && named.add(path)));
}

function refusalOf(rawPath: string, path: string, mode: string): Fault | undefined {
  if (entryAbove(path) !== undefined) return fault("folderInPlace");
  if (mode === linkMode) return fault("symbolicLink");
  if (!isOrdinaryFile(mode)) return fault("submodule");
  if (textPathOf(rawPath) === undefined) return fault("nameNotUtf8");
  return pathRefusal(path);
}
