import type { DraftRecord } from "./draft";

/** What became of a write: kept, or not written because the record belongs to another page by now. */
export type DraftWriteResult = "stored" | "taken";

/** The bytes of a new picture; undefined when they are there already, "none" when they cannot be had or kept. */
export type PictureBytes = ArrayBuffer | "none" | undefined;

/** Where drafts are kept. Every operation is one transaction; it rejects when the place cannot be used. */
export interface DraftStore {
  /** Every record, readable or not. */
  list(): Promise<readonly unknown[]>;
  /** Writes the record of its owner; with `picture`, the bytes too, else those of before stay ("none": they go). */
  write(record: DraftRecord, picture: PictureBytes): Promise<DraftWriteResult>;
  /** Makes `owner` the one who writes this record from now on; answers its picture. */
  claim(id: string, owner: string): Promise<ArrayBuffer | undefined>;
  /** Removes record and picture; with `owner` only if it still is the owner's. */
  remove(id: string, owner?: string): Promise<void>;
}

export const draftKey = (id: string): string => `draft ${id}`;
export const pictureKey = (id: string): string => `picture ${id}`;

/** The owner of a record, whatever the record is. */
export function ownerOf(record: unknown): unknown {
  return typeof record === "object" && record !== null && "owner" in record ? record.owner : undefined;
}

/** True when a page may write over this record. */
export const isWritableBy = (record: unknown, owner: string): boolean =>
  record === undefined || ownerOf(record) === owner;
