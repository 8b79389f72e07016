import type { RemoteState } from "../../content/model/api/answers";
import type { ContentFile, FileOf } from "../../content/model/entries/content-file";
import type { Problem } from "../../content/model/problems/problem";
import type { AddedMedia } from "./history/added-media";
import type { LoggedCommit } from "./history/parse-log";

/** A content file as the newest commit has it, parsed. Paths are relative to the content folder. */
export interface StoredFile {
  readonly path: string;
  /** Git blob id: the version of the file. */
  readonly version: string;
  /** The file's text, byte for byte as committed (UTF-8). */
  readonly text: string;
  readonly file: ContentFile;
  /** What of it visitors will not find, though it is shown; absent when there is nothing. */
  readonly warnings?: readonly Problem[];
}

/** A content file of one kind. */
export type StoredFileOf<K extends ContentFile["collection"]> = StoredFile & {
  readonly file: FileOf<K>;
};

/** Path and git blob id of a file of any kind. */
export interface FileVersion {
  readonly path: string;
  readonly version: string;
}

/** The last good version of a file that cannot be parsed in the newest commit (decision 012). */
export interface LastGoodFile extends StoredFile {
  /** The commit that made this version. */
  readonly madeBy: Pick<LoggedCommit, "commit" | "date">;
  /** Where the file is left out that it was renamed to. */
  readonly renamedTo?: string;
}

/** Everything one commit holds; immutable, so a reader may keep it as long as it likes. */
export interface Snapshot {
  /** Commit id, 40 hex digits. */
  readonly commit: string;
  file(path: string): StoredFile | undefined;
  /** Files of one kind ordered by path. */
  files<K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[];
  /** Files of one kind that visitors are shown, ordered by path: those of `files`, and last good versions. */
  shown<K extends ContentFile["collection"]>(kind: K): readonly StoredFileOf<K>[];
  /** What visitors are shown in place of files that are left out, ordered by path. */
  readonly lastGood: readonly LastGoodFile[];
  /** True when the commit has a file (of any kind, also pictures) at the path. */
  has(path: string): boolean;
  /** Git blob id of the file at the path, also of pictures and of files that were left out; undefined without one. */
  versionOf(path: string): string | undefined;
  /** Every file of the commit, of any kind, ordered by path; one that did not change is the same object as before. */
  readonly versions: readonly FileVersion[];
  /** Every path of the commit (of any kind, also pictures) that begins with the prefix. */
  paths(prefix: string): readonly string[];
  /** Names of the folders of the commit directly below a folder, whose path ends in a slash. */
  folders(below: string): readonly string[];
  /** Files left out, and why (R8.7). */
  readonly problems: readonly Problem[];
  /** Paths of the media that files left out name; some are drafts. */
  readonly leftOutMedia: readonly string[];
  /** Paths of files that are left out because of what others hold, and of which no last good version is shown. */
  readonly clashing: readonly string[];
}

/** Who is named as the author of a commit (R9.2). */
export interface Author {
  readonly name: string;
  /** A person's own address; without it the commit has the one of all staff. */
  readonly email?: string;
}

/** What one save changes: exactly these paths, in one commit. */
export interface Change {
  /** First line of the commit message, in English: "Add event: Summer networking night (2026-06-12)". */
  readonly message: string;
  readonly files: readonly FileChange[];
  /** Value of the trailer `Translation-Checked` of the commit message. */
  readonly translationChecked?: string;
  /** Value of the trailer `Save-Id`: which save of a client this is. */
  readonly saveId?: string;
  /** Value of the trailer `File-Name`: what the added file was called on the device that sent it. */
  readonly fileName?: string;
  /** Values of the trailers `Asked-By` and `Approved-By`: who wrote what an administrator has approved, and who that was. */
  readonly approval?: { readonly askedBy: string; readonly approvedBy: string };
  /** Commit also when every file is so already. */
  readonly evenIfUnchanged?: true;
}
export type FileChange =
  | { readonly path: string; readonly bytes: Uint8Array | string }
  | { readonly path: string; readonly remove: true };

/** A save that is durable: the commit is on the branch and on the disk. */
export interface Saved {
  readonly commit: string;
  /** False when the planned files were already so: nothing was committed. */
  readonly changed: boolean;
  /** The content right after the save. */
  readonly snapshot: Snapshot;
}

/** What the branch's commits did to content files; immutable. */
export interface ContentLog {
  /** Commit that the log goes up to. */
  readonly commit: string;
  /**
   * Newest first, no commit before one that builds on it: commits that changed content files (no pictures) or carry the
   * trailer `Translation-Checked`. Paths are relative to the content folder. A log that continues an earlier one ends
   * with the very same objects.
   */
  readonly commits: readonly LoggedCommit[];
}

/** The git-backed store; the API reaches git only through this interface. */
export interface ContentStore {
  /** The newest commit's content, from memory. Throws `StoreError("starting")` only before the first index is ready. */
  snapshot(): Snapshot;
  /** Resolves when the first index is ready; rejects with the reason when it never will be. */
  readonly ready: Promise<void>;
  /**
   * Runs `plan` against the newest content inside the one write queue and commits what it returns.
   * `plan` is pure, may run again when others committed meanwhile, and may throw to refuse.
   * Raises StoreError: "busy" (a git process holds the repository), "no-branch" (detached HEAD, rebase, a damaged HEAD or branch),
   * "disk-full", "read-only", "invalid-change" (a path outside the content folder), "closed", "failed"; with a remote
   * also "remote-unavailable", "remote-diverged", and "saved-before" when the save's `saveId` came with another server's push.
   */
  save(plan: (snapshot: Snapshot) => Change, author: Author): Promise<Saved>;
  /** Looks at the repository as a save would, but writes nothing. Never rejects. */
  condition(): Promise<StoreCondition>;
  /** The history up to the newest commit. The first call reads all of it. */
  log(): Promise<ContentLog>;
  /** When the media of the newest commit were added, and their names before. */
  addedMedia(): Promise<AddedMedia>;
  /** The commits since a day that a branch once held and the newest commit does not build on, newest first; none without saves of this site. */
  dropped(since: Date): Promise<readonly LoggedCommit[]>;
  /** True when the work tree has a file at a path with exactly the bytes of a version. */
  isInWorkTree(path: string, version: string): Promise<boolean>;
  /** Versions of saves beside which a maintainer's edit of the same lines stayed in the work tree. */
  savesBesideEdits(): Promise<ReadonlySet<string>>;
  /** The bytes of a file's version (40 hex digits), or undefined when the repository has no such file. */
  readVersion(version: string): Promise<Uint8Array | undefined>;
  /** Version -> bytes that a file of it has. */
  sizes(versions: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** True when `ancestor` is the commit itself or in its history; false also when the repository lacks one of them. */
  holds(commit: string, ancestor: string): Promise<boolean>;
  /** The bytes of a path at a commit, or undefined when it was not there. */
  readAt(path: string, commit: string): Promise<Uint8Array | undefined>;
  /**
   * Makes `folder` hold exactly the content of `commit`, with other versions at the paths of `instead` and nothing at those
   * of `without`; reuses what an earlier export left there. Resolves with the files, ordered by path.
   */
  exportTo(
    folder: string,
    commit: string,
    instead?: readonly FileVersion[],
    without?: readonly string[],
  ): Promise<readonly FileVersion[]>;
  /** The repository that several servers share; undefined when the content has none. */
  readonly remote: ContentRemote | undefined;
  /** Calls the listener after every change of the newest commit, its own or another's. Returns the unsubscribe. */
  onChange(listener: (snapshot: Snapshot) => void): () => void;
  /** Waits for running saves, stops git children and the watcher, gives the lock back. */
  close(): Promise<void>;
}

/** The remote repository, from which every server takes what the others push, and which has a save before it is acknowledged. */
export interface ContentRemote {
  /** This server's position relative to the remote; holds no credentials. */
  state(): RemoteState;
  /** Compares with the remote now and follows it. Never rejects: `state` holds the outcome. */
  check(): Promise<void>;
  /** A small text that all servers on the remote share, outside the content. */
  sharedText(name: string): SharedText;
}

/** A text that every server reads and changes; what one writes the others have after their next check. */
export interface SharedText {
  /** The newest known text, "" when there is none. */
  text(): string;
  /** Rewrites it on the remote; `edit` may run again on a newer text. Raises StoreError "remote-unavailable". */
  change(edit: (text: string) => string): Promise<void>;
}

/** What a maintainer has to end before anything can be saved: an operation of git, a checkout of no branch, a lock. */
export type Obstacle =
  | "merge"
  | "cherry-pick"
  | "revert"
  | "rebase"
  | "bisect"
  | "no-branch"
  | "new-branch"
  | "git-command"
  | "git-settings"
  | "damaged"
  /** Something that is no folder in the place of one. */
  | "path"
  /** The folder that forms are received in is missing. */
  | "data-folder";

/** A maintainer's uncommitted edit or deletion that would take a save back when it is committed. */
export interface UnmergedEdit {
  /** Relative to the repository's root. */
  readonly path: string;
  /** Versions of the file before the save and after it; undefined where there is none. */
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** What a person should know about the repository that is served. */
export interface StoreCondition {
  /** Why a save would be refused now. */
  readonly refusal?: StoreError;
  /** The branch that the service started on and the one that is checked out, where they differ. */
  readonly branches?: { readonly atStart: string; readonly now: string };
  readonly unmerged: readonly UnmergedEdit[];
  /** True when git could not read something of the repository; saves go on where it can. */
  readonly isDamaged: boolean;
}

export type StoreErrorCode =
  | "starting"
  | "busy"
  | "no-branch"
  | "disk-full"
  | "read-only"
  | "invalid-change"
  | "closed"
  | "remote-unavailable"
  | "remote-diverged"
  | "saved-before"
  | "failed";

/** Why the store refused or could not do something. Nothing was changed when it is thrown. */
export class StoreError extends Error {
  constructor(
    readonly code: StoreErrorCode,
    message: string,
    options?: ErrorOptions,
    readonly obstacle?: Obstacle,
  ) {
    super(message, options);
    this.name = "StoreError";
  }
}
