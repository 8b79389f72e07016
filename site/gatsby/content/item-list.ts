import { createHash } from "node:crypto";
import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import { listDigest } from "../../../content/model/api/list-answers";

/** The items of a list call in the API's order, and the ETag under which the API answers this very list. */
export interface ItemList<T> {
  readonly items: readonly T[];
  /** A visitor who holds it gets 304 (`api/lists`). */
  readonly etag: string;
}

/** Puts a list in order again and again: of the same items comes the same object. */
export class KeptItemList<T extends EventAnswer | NewsAnswer> {
  private given: readonly T[] | undefined;
  private list: ItemList<T> = { items: [], etag: "" };

  constructor(private readonly inOrder: (items: readonly T[]) => readonly T[]) {}

  of(given: readonly T[]): ItemList<T> {
    if (this.given !== undefined && isSameList(this.given, given)) return this.list;
    const items = this.inOrder(given);
    this.given = given;
    this.list = { items, etag: listEtag(items) };
    return this.list;
  }
}

/** True when two lists hold the very same things in the same order. */
export function isSameList(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((each, at) => each === b[at]);
}

/** The ETag under which the API answers a list of these items. */
export function listEtag(answers: readonly (EventAnswer | NewsAnswer)[]): string {
  return `"${createHash("sha256").update(listDigest(answers)).digest("hex").slice(0, 32)}"`;
}
