/** What git says about an entry. */
export interface ItemHistory {
  /** `events/<id>`, `pages/<id>`, `plans/plans`: the collection and the id. */
  readonly item: string;
  /** How many commits changed it, of an event that is not public any more until it was taken back. */
  readonly commits: number;
  /** Time of the first of them, ISO 8601 in UTC. */
  readonly first: string;
  /** Time of the last, or when the event was taken back; ISO 8601 in UTC. */
  readonly last: string;
  /** The last public version of an event that was deleted or taken back within a year, for subscribed calendars. */
  readonly removed?: { readonly path: string; readonly text: string };
}
