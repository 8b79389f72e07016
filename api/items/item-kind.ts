import type { EventAnswer, NewsAnswer } from "../../content/model/answers";
import type { Snapshot, StoredFile } from "../store/content-store";

/** What the API answers for an item of either kind. */
export type ItemAnswer = EventAnswer | NewsAnswer;

/** A stored item with what the API answers for it. */
export interface StoredItem<A extends ItemAnswer = ItemAnswer> {
  readonly file: StoredFile;
  readonly answer: A;
}

/** What a write call asked for: its fields validated, its rich texts as Markdown. */
export interface Draft {
  readonly title: string;
  readonly date: string;
  /** The item an edit is about, when the form names it. */
  readonly _id?: string | undefined;
  /** The version the client saw (ruling 12). */
  readonly version?: string | undefined;
  readonly removeImage?: boolean | undefined;
}

/** The new value of an item's `image` field: undefined leaves it, "" clears it. */
export type NewImage = string | undefined;

/** What distinguishes events from news in the calls that list, add, edit and delete. */
export interface ItemKind<A extends ItemAnswer, D extends Draft> {
  /** As commit messages name it: "Add event: ...". */
  readonly noun: string;
  items(snapshot: Snapshot): readonly StoredItem<A>[];
  /** Path of the file of an item made in that year. */
  path(id: string, year: number): string;
  /** Validates the fields of a form. Throws "invalid-input" naming those that are wrong. */
  draft(fields: Readonly<Record<string, unknown>>): D;
  /** Text of a new file. Throws "invalid-input". */
  create(draft: D, image: NewImage, snapshot: Snapshot): string;
  /** Text of the item's file with what the draft changes, and no other line. Throws "invalid-input". */
  edit(item: StoredItem<A>, draft: D, image: NewImage): string;
}

/** The item with an id, or undefined. */
export function findItem<A extends ItemAnswer, D extends Draft>(
  kind: ItemKind<A, D>,
  snapshot: Snapshot,
  id: string,
): StoredItem<A> | undefined {
  return kind.items(snapshot).find(({ answer }) => answer._id === id);
}
