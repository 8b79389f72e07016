/** What git says about an event or a news item. */
export interface ItemHistory {
  /** `events/<id>` or `news/<id>`. */
  readonly item: string;
  /** How many commits changed it. */
  readonly commits: number;
  /** Time of the first of them, ISO 8601 in UTC. */
  readonly first: string;
  /** Time of the last, ISO 8601 in UTC. */
  readonly last: string;
  /** The last version of an event that was deleted within a year, for subscribed calendars. */
  readonly removed?: { readonly path: string; readonly text: string };
}
