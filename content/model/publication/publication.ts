import { parseMoment } from "../dates/moment";
import { fault, type Fault } from "../problems/fault";

/** Whether visitors see an item (R15.20). */
export type PublicationState = "public" | "scheduled" | "draft" | "ended";

/** The fields of an item that say when it is public; without them it always is. */
export interface PublicationFields {
  readonly draft?: unknown;
  /** ISO 8601 with offset. */
  readonly publishAt?: unknown;
  /** ISO 8601 with offset. */
  readonly unpublishAt?: unknown;
}

/** True for an item whose fields say when it is public. */
export function hasPublication({ draft, publishAt, unpublishAt }: PublicationFields): boolean {
  return draft !== undefined || publishAt !== undefined || unpublishAt !== undefined;
}

/** The state of an item at a moment, in ms since 1970. A time that cannot be read keeps the item unpublished. */
export function publicationState(fields: PublicationFields, at: number): PublicationState {
  const [from, until] = [timeOf(fields.publishAt), timeOf(fields.unpublishAt)];
  if (fields.draft === true || from === unreadable || until === unreadable) return "draft";
  if (until !== undefined && at >= until) return "ended";
  return from !== undefined && at < from ? "scheduled" : "public";
}

/** When the state changes for the first time after a moment, in ms since 1970; undefined when it never does. */
export function nextStateChange(fields: PublicationFields, at: number): number | undefined {
  if (publicationState(fields, at) === "draft") return undefined;
  const times = [timeOf(fields.publishAt), timeOf(fields.unpublishAt)].filter((time) => typeof time === "number");
  const later = times.filter((time) => time > at);
  return later.length === 0 ? undefined : Math.min(...later);
}

/** What is wrong with the times, by field (R15.21). */
export function publicationFaults({ publishAt, unpublishAt }: PublicationFields): ReadonlyMap<string, Fault> {
  const [from, until] = [timeOf(publishAt), timeOf(unpublishAt)];
  const faults = new Map<string, Fault>();
  if (from === unreadable) faults.set("publishAt", fault("momentForm", { got: String(publishAt) }));
  if (until === unreadable) faults.set("unpublishAt", fault("momentForm", { got: String(unpublishAt) }));
  if (typeof from === "number" && typeof until === "number" && until <= from)
    faults.set("unpublishAt", fault("endsBeforeStart"));
  return faults;
}

/** The fields from which `publicationFaults` can follow. */
export const timeFields = ["publishAt", "unpublishAt"] as const;

const unreadable = "unreadable";

function timeOf(value: unknown): number | typeof unreadable | undefined {
  if (value === undefined || value === null || value === "") return undefined;
  return (typeof value === "string" ? parseMoment(value) : undefined) ?? unreadable;
}

/** The lines of a file that set when it is public, found without parsing its text. */
export function publicationLines(text: string): string {
  const fields = text
    .split(/^---\s*$/m)
    .slice(0, 2)
    .join("\n");
  return (fields.match(/^\s*["']?(?:draft|publishAt|unpublishAt)["']?\s*[:：].*$/gim) ?? []).join("\n");
}
