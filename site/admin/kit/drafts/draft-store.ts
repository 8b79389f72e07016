import type { DraftRecord } from "./draft";

/** Result of a write: stored, or not written because another page has taken the record over. */
export type DraftWriteResult = "stored" | "taken";

/** The bytes of a new picture; undefined when they are already stored, "none" when they cannot be read or stored. */
export type PictureBytes = ArrayBuffer | "none" | undefined;

/** Storage of drafts. Every operation is one transaction; it rejects when the storage cannot be used. */
export interface DraftStore {
  /** Every record, readable or not. */
  list(): Promise<readonly unknown[]>;
  /** Writes the record of its owner; with `picture`, the bytes too, else the stored ones stay ("none": they are removed). */
  write(record: DraftRecord, picture: PictureBytes): Promise<DraftWriteResult>;
  /** Transfers the record to `owner`; returns its picture. */
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
