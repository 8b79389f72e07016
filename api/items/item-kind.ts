import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import type { ItemFolder } from "../../content/model/api/history-answers";
import type { Problem } from "../../content/model/problems/problem";
import type { Snapshot, StoredFile } from "../store/content-store";

/** What the API answers for an item of either kind. */
export type ItemAnswer = EventAnswer | NewsAnswer;

/** A stored item with what the API answers for it. */
export interface StoredItem<A extends ItemAnswer = ItemAnswer> {
  readonly file: StoredFile;
  readonly answer: A;
}

/** What a write call asked for: its fields validated, its rich texts as Markdown. */
export interface Submission {
  readonly title: string;
  readonly date: string;
  /** The item an edit is about, when the form names it. */
  readonly _id?: string | undefined;
  /** The version the client saw. */
  readonly version?: string | undefined;
  readonly removeImage?: boolean | undefined;
  /** Both languages were compared and agree. */
  readonly translationChecked?: boolean | undefined;
}

/** A file's text at some time, as `ItemKind.read` understands it. */
export interface ItemText {
  readonly id: string;
  readonly path: string;
  readonly version: string;
  readonly text: string;
}

/** An item read from a text, or why the text holds none. */
export type ReadItem<A extends ItemAnswer> =
  { readonly ok: true; readonly answer: A } | { readonly ok: false; readonly problems: readonly Problem[] };

/** The new value of an item's `image` field: undefined leaves it, "" clears it. */
export type NewImage = string | undefined;

/** What distinguishes events from news in the calls that list, add, edit and delete. */
export interface ItemKind<A extends ItemAnswer, S extends Submission> {
  /** As addresses and the content folder name it. */
  readonly folder: ItemFolder;
  /** As commit messages name it: "Add event: ...". */
  readonly noun: string;
  items(snapshot: Snapshot): readonly StoredItem<A>[];
  /** What a file holds, when it is of this kind. */
  item(file: StoredFile): StoredItem<A> | undefined;
  /** Path of the file of an item made in that year. */
  path(id: string, year: number | string): string;
  /** Validates the fields of a form. Throws "invalid-input" naming those that are wrong. */
  submission(fields: Readonly<Record<string, unknown>>): S;
  /** Text of a new file. Throws "invalid-input". */
  create(submission: S, image: NewImage, snapshot: Snapshot): string;
  /** Text of the item's file with what the submission changes, and no other line. Throws "invalid-input". */
  edit(item: StoredItem<A>, submission: S, image: NewImage): string;
  /** The item of a text, also of an old one. */
  read(file: ItemText): ReadItem<A>;
  /** The text that brings an old item back beside the items of today. */
  restore(file: ItemText, answer: A, snapshot: Snapshot): string;
}

/** The item with an id, or undefined. Asks for its file in every year: a save does not look at all items for it. */
export function findItem<A extends ItemAnswer, S extends Submission>(
  kind: ItemKind<A, S>,
  snapshot: Snapshot,
  id: string,
): StoredItem<A> | undefined {
  for (const year of snapshot.folders(`${kind.folder}/`)) {
    const file = snapshot.file(kind.path(id, year));
    const item = file && kind.item(file);
    if (item) return item;
  }
  return undefined;
}
