import { createHash } from "node:crypto";
import { isDeepStrictEqual } from "node:util";
import { maxPictureBytes, mediaTooLarge } from "../../../content/model/media/picture-limits";
import type { EventAnswer } from "../../../content/model/api/answers";
import type { ItemHistory } from "../../../content/model/api/item-history";
import type { Fault } from "../../../content/model/problems/fault";
import { FileComparison, type Claim, type ClaimAges } from "../../../content/model/checks/check-content";
import type { ContentFile } from "../../../content/model/entries/content-file";
import {
  isContentPath,
  notText,
  parseCommittedFile,
  type ParsedContentFile,
} from "../../../content/model/entries/parse-content-file";
import { eventAnswer } from "../../../content/model/entries/item-answers";
import { mediaInBytes, mediaLeftOut } from "../../../content/model/publication/media-in";
import { leavesOut, type Problem } from "../../../content/model/problems/problem";

/** A parsed content file, with its path relative to the content folder. */
export interface ReadFile {
  readonly path: string;
  readonly file: ContentFile;
}

/** An event whose file was deleted within a year, as it was before. */
export interface RemovedEvent {
  readonly event: EventAnswer;
  readonly history: ItemHistory;
}

/** Collection -> id of an entry -> what git says about it. */
export type Histories = ReadonlyMap<string, ReadonlyMap<string, ItemHistory>>;

/** A content folder, parsed. */
export interface ContentFolder {
  /** Files that are left out are not among them. */
  readonly files: readonly ReadFile[];
  /** What is wrong, and with which file. */
  readonly problems: readonly Problem[];
  /** Paths of the media that files left out name; some are drafts. */
  readonly leftOutMedia: readonly string[];
  /** Paths of the pictures and documents below `media/`. */
  readonly media: ReadonlySet<string>;
  /** What git says about entries, by collection and id; empty where the content comes without git. */
  readonly histories: Histories;
  readonly removed: readonly RemovedEvent[];
}

/** The parsed files of a content folder that changes one file at a time: an unchanged file is not parsed again. */
export class ContentFiles {
  private readonly parsed = new Map<string, ReadFile>();
  private readonly problems = new Map<string, readonly Problem[]>();
  /** Path of a file that cannot be read -> the media that its text names. */
  private readonly unreadMedia = new Map<string, readonly string[]>();
  /** Files that only have to be there, pictures among them. */
  private readonly others = new Set<string>();
  // Asked for every event at each save: joining two texts and hashing the result would take ten times as long.
  private readonly histories = new Map<string, Map<string, ItemHistory>>();
  private readonly removed = new Map<string, RemovedEvent>();
  private readonly comparison = new FileComparison();

  /** Takes in a content file; null when it was removed. A file with the same content stays the same object. */
  replace(path: string, bytes: Uint8Array | null): void {
    if (!isContentPath(path)) return;
    const before = this.parsed.get(path);
    const result = bytes === null ? undefined : parseBytes(path, bytes);
    const found = result?.ok === true ? result.warnings : (result?.problems ?? []);
    if (found.length > 0) this.problems.set(path, found);
    else this.problems.delete(path);
    if (bytes !== null && result?.ok === false) this.unreadMedia.set(path, mediaInBytes(bytes));
    else this.unreadMedia.delete(path);
    // Pages compare what they show by identity: another object would be a change of all of them. Every company shows the
    // heading of the directory, and every article two texts of the news page.
    if (before && result?.ok && isDeepStrictEqual(before.file, result.file)) return;
    this.parsed.delete(path);
    if (result?.ok) this.parsed.set(path, { path, file: keepEqualParts(before?.file, result.file) });
    this.comparison.replace(before, this.parsed.get(path));
  }

  /** Takes in what git says about items. */
  remember(histories: readonly ItemHistory[]): void {
    for (const history of histories) {
      const { item, removed } = history;
      const [kind = "", id = ""] = item.split("/");
      const ofKind = this.histories.get(kind) ?? new Map<string, ItemHistory>();
      this.histories.set(kind, ofKind.set(id, history));
      this.removed.delete(item);
      const before = removed && parseCommittedFile(removed.path, removed.text, "");
      if (before?.ok && before.file.collection === "events")
        this.removed.set(item, { event: eventAnswer(before.file), history });
    }
  }

  /** The same files, to be changed without changing these. */
  copy(): ContentFiles {
    const copy = new ContentFiles();
    for (const [path, file] of this.parsed) {
      copy.parsed.set(path, file);
      copy.comparison.replace(undefined, file);
    }
    for (const [path, problems] of this.problems) copy.problems.set(path, problems);
    for (const [path, media] of this.unreadMedia) copy.unreadMedia.set(path, media);
    for (const path of this.others) copy.others.add(path);
    for (const histories of this.histories.values()) copy.remember([...histories.values()]);
    return copy;
  }

  /**
   * Takes in that there is, or is not any more, a file of which only the number of bytes matters here. `what`: a fault of it
   * that only its picture suffers from.
   */
  mention(path: string, isThere: boolean, bytes = 0, what?: Fault): void {
    const tooLarge = isThere && path.startsWith("media/") && bytes > maxPictureBytes;
    if (tooLarge) this.problems.set(path, [{ path, ...mediaTooLarge }]);
    else if (isThere && what) this.problems.set(path, [{ path, ...what, severity: "warning" }]);
    else this.problems.delete(path);
    if (isThere && !tooLarge) this.others.add(path);
    else this.others.delete(path);
  }

  /** Takes in that a file is left out whatever it holds. */
  refuse(path: string, what: Fault): void {
    this.problems.set(path, [{ path, ...what }]);
  }

  /** What files have that others have, too. */
  contested(): readonly Claim[] {
    return this.comparison.contested(this.parsed.values());
  }

  /** The folder as it is now. A bad file is left out and reported; it never stops the others. `ages`: as the history says. */
  folder(ages?: ClaimAges): ContentFolder {
    const files = [...this.parsed.values()];
    const has = (path: string): boolean => this.others.has(path) || this.parsed.has(path) || this.problems.has(path);
    const crossing = this.comparison.problems(files, has, this.problems.keys(), ages, () => this.others);
    const leftOut = new Set(crossing.filter(leavesOut).map(({ path }) => path));
    const clashing = files.filter(({ path }) => leftOut.has(path));
    return {
      files: leftOut.size === 0 ? files : files.filter(({ path }) => !leftOut.has(path)),
      problems: [...[...this.problems.values()].flat(), ...crossing],
      leftOutMedia: mediaLeftOut(this.unreadMedia, clashing),
      media: new Set([...this.others].filter((path) => path.startsWith("media/"))),
      histories: this.histories,
      removed: [...this.removed.values()],
    };
  }
}

function parseBytes(path: string, bytes: Uint8Array): ParsedContentFile {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { ok: false, problems: [notText(path)] };
  }
  return parseCommittedFile(path, text, blobId(bytes));
}

/** The id git gives to a file of these bytes: the version of an item. */
function blobId(bytes: Uint8Array): string {
  return createHash("sha1")
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}

/** The value, in which parts that equal those of the earlier one at the same place are the earlier objects. For plain data. */
function keepEqualParts<T>(earlier: unknown, value: T): T {
  if (isDeepStrictEqual(earlier, value)) return earlier as T;
  if (!isObject(earlier) || !isObject(value)) return value;
  const kept = Object.entries(value).map(([name, part]) => [name, keepEqualParts(earlier[name], part)] as const);
  return (Array.isArray(value) ? kept.map(([, part]) => part) : Object.fromEntries(kept)) as T;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;
