import type { Collection, EntryFields } from "../../content/model/collections/collection";
import { editEntry } from "../../content/model/entries/entry-file";
import { mergeEntry, type Sides } from "../../content/model/entries/merge-entry";
import { omitUndefined } from "../../content/model/omit-undefined";
import { fault } from "../../content/model/problems/fault";
import { joinPrepared, splitPrepared } from "../../content/model/entries/prepared-file";
import { preparedPathOf } from "../../content/model/entries/prepared-path";
import { publicationFaults } from "../../content/model/publication/publication";
import type { Approval } from "../../content/model/approval/approval";
import { whenApproved } from "../../content/model/approval/when-approved";
import { unnamedAuthor, type Session } from "../auth/sessions";
import { fieldsAfter, keepNumber, message } from "../entries/entry-fields";
import { withSiteLabels } from "../entries/site-labels";
import { addPicture } from "../entries/entry-picture";
import { pictureField, yearOf, type Planned } from "../entries/plan-entry";
import { entryAnswer, existingEntry } from "../entries/stored-entry";
import { ApiError } from "../errors";
import type { EncodedPicture } from "../images/encode-picture";
import type { Snapshot, StoredFile } from "../store/content-store";
import { fieldsToday, type PreparedOn } from "./merged-change";
import { preparedAnswer, preparedChange, preparedFields, type StoredPrepared } from "./prepared-change";

/** What is to be prepared: the fields that differ, and when they take the entry's place. */
export interface Preparation {
  readonly id: string;
  /** Version of the prepared change, or of the entry when there is none yet (R9.7). */
  readonly version: string | undefined;
  /** The version of the entry that the person saw; undefined for a client that does not say it. */
  readonly today?: string | undefined;
  readonly fields: EntryFields;
  /** A new picture of the entry, stored with the change. */
  readonly picture?: EncodedPicture | undefined;
  readonly year?: number;
  /** Who prepares it; undefined for a preview. */
  readonly by?: Session;
  /** Of one that is changed: what the entry held when it was last written. */
  readonly before?: PreparedOn | undefined;
}

/**
 * Writes a prepared change beside an entry, or changes it: then what others changed in the entry since is brought in,
 * and a field that was sent is a decision about it, unless the person has not seen the newest version of the entry.
 * Throws "not-found", "stale-version", "invalid-input".
 */
export function planPrepare(collection: Collection, preparation: Preparation, snapshot: Snapshot): Planned {
  const { id, picture, fields: sent } = preparation;
  const year = yearOf(findWithPrepared(collection, id, snapshot).entry.path, preparation.year);
  const added = picture === undefined ? { files: [] } : addPicture(picture, id, year, snapshot);
  const wanted = { ...preparation, fields: { ...sent, ...pictureField(collection, added) } };
  const { entry, text, fields, publishAt, known } = preparedText(collection, wanted, snapshot);
  const approval = publishAt === whenApproved ? askedBy(preparation.by, known) : undefined;
  const faults = publicationFaults({ ...(!approval && { publishAt }), unpublishAt: fields["unpublishAt"] });
  if (typeof publishAt !== "string") throw new ApiError("invalid-input", { fields: { publishAt: fault("required") } });
  if (faults.size > 0) throw new ApiError("invalid-input", { fields: Object.fromEntries(faults) });
  const path = preparedPathOf(entry.path);
  const bytes = joinPrepared(collection, id, {
    publishAt,
    preparedFrom: entry.version,
    text,
    ...(approval && { approval }),
  });
  const files = [{ path, bytes }, ...added.files];
  return { id, change: { message: message(approval ? "Propose" : "Prepare", collection, id, fields), files } };
}

/** An administrator edits the change of whoever asked; anybody else asks, also once it was returned. */
function askedBy({ name = unnamedAuthor, email, role }: Session = {}, known?: Approval): Approval {
  return known && role === "administrator" ? known : { askedBy: name, ...omitUndefined({ email }) };
}

/** The entry's file as the prepared change will make it; `publishAt` as it was sent, or as it was. */
export function preparedText(
  collection: Collection,
  { id, version, today, fields: sent, before: base }: Preparation,
  snapshot: Snapshot,
): {
  readonly entry: StoredFile;
  readonly text: string;
  readonly fields: EntryFields;
  readonly publishAt: unknown;
  readonly known: Approval | undefined;
} {
  const { entry, prepared } = findWithPrepared(collection, id, snapshot);
  assertCurrent(collection, { entry, prepared }, version);
  const { publishAt = prepared?.file.next.publishAt, ...others } = sent;
  // What is approved is public.
  const rest =
    publishAt === whenApproved && !prepared && entry.file.fields["draft"] === true
      ? { draft: null, ...others }
      : others;
  const theirs = fieldsToday(entry);
  const before = prepared ? preparedFields(prepared) : theirs;
  const wanted = fieldsAfter(collection, id, withSiteLabels(collection, rest, snapshot), before);
  const decided = today === undefined || today === entry.version ? Object.keys(rest) : [];
  const fields =
    prepared && base ? mergedFields(collection, id, { base: base.fields, mine: wanted, theirs }, decided) : wanted;
  keepNumber(collection, fields, entry.file.fields);
  const { text } = splitPrepared(collection, (prepared ?? entry).text);
  const known = prepared?.file.next.approval;
  return { entry, text: editEntry(collection, id, { text, before }, fields), fields, publishAt, known };
}

/**
 * The fields with what others changed since `base`. Throws "invalid-input" for one that both changed and that is not in
 * `decided`.
 */
function mergedFields(
  collection: Collection,
  id: string,
  { base, mine, theirs }: Sides,
  decided: readonly string[],
): EntryFields {
  const asNow = Object.fromEntries(decided.map((name) => [name, theirs[name]]));
  const { fields, conflict } = mergeEntry(collection, id, { base: { ...base, ...asNow }, mine, theirs });
  if (conflict !== undefined)
    throw new ApiError("invalid-input", { fields: { [conflict]: fault("preparedConflict") } });
  return fields;
}

/** Removes a prepared change. Throws "not-found", "stale-version". */
export function planDiscard(
  collection: Collection,
  { id, version }: Omit<Preparation, "fields">,
  snapshot: Snapshot,
): Planned {
  const { entry, prepared } = findWithPrepared(collection, id, snapshot);
  const path = preparedPathOf(entry.path);
  // Also one that cannot be read.
  if (!snapshot.has(path)) throw new ApiError("not-found");
  if (prepared) assertCurrent(collection, { entry, prepared }, version);
  const fields = prepared ? preparedFields(prepared) : entry.file.fields;
  return {
    id,
    change: { message: message("Discard prepared", collection, id, fields), files: [{ path, remove: true }] },
  };
}

/** An entry and its prepared change. */
export interface EntryWithPrepared {
  readonly entry: StoredFile;
  readonly prepared: StoredPrepared | undefined;
}

/** The entry and its prepared change. Throws "not-found" without an entry. */
export function findWithPrepared(collection: Collection, id: string, snapshot: Snapshot): EntryWithPrepared {
  const entry = existingEntry(collection, snapshot, id);
  return { entry, prepared: preparedChange(snapshot, entry.path) };
}

function assertCurrent(
  collection: Collection,
  { entry, prepared }: EntryWithPrepared,
  version: string | undefined,
): void {
  if (version === undefined || version === (prepared ?? entry).version) return;
  throw new ApiError("stale-version", {
    current: prepared ? preparedAnswer(prepared) : entryAnswer(collection, entry),
  });
}
