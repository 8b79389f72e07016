import type { EntryFields } from "../collections/collection";
import type { CollectionName } from "../collections/collection-names";
import type { FieldsOf } from "../collections/collections";
import type { PreparedLines } from "./prepared-file";

/** `id` is the stem of the file's name, `version` its git blob id; `fields` are also read by names that code is given. */
interface Parsed<Name extends string, Fields> {
  readonly collection: Name;
  readonly id: string;
  readonly version: string;
  readonly fields: Fields & EntryFields;
}

/** The parsed file of an entry. */
export type EntryFile = { [Name in CollectionName]: Parsed<Name, FieldsOf[Name]> }[CollectionName];

/** A parsed content file; that of a prepared change has its own time for fields. */
export type ContentFile =
  | EntryFile
  | (Parsed<"next", Pick<PreparedChange, "publishAt">> & { readonly next: PreparedChange });

/** The parsed files of one collection, or of prepared changes. */
export type FileOf<Name extends ContentFile["collection"]> = Extract<ContentFile, { collection: Name }>;

/** A parsed content file and its path in the content folder. */
export interface PlacedFile {
  readonly path: string;
  readonly file: ContentFile;
}

/** A change of an entry that waits beside it (R15.24); it is no entry of its own. */
export interface PreparedChange extends PreparedLines {
  /** Path of the entry's file. */
  readonly entryPath: string;
  /** What the entry is from then on. */
  readonly file: EntryFile;
}
