/** A commit is none for single pages, as foreseen: no fault, the whole site is made instead. */
export class PagesDeclined extends Error {
  override readonly name = "PagesDeclined";
}
