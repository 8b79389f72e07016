import type { EventAnswer, NewsAnswer } from "../api/answers";
import type { ContentFile } from "./content-file";
import { articleAnswer, eventAnswer } from "./item-answers";
import { eventsByStart, newestNewsFirst } from "./sort-items";

type Parsed = { readonly file: ContentFile };

/** What `GET /api/getEventsData` answers: all events by start date (R10.2). */
export function eventsAnswer(files: Iterable<Parsed>): EventAnswer[] {
  return eventsByStart([...files].flatMap(({ file }) => (file.collection === "events" ? [eventAnswer(file)] : [])));
}

/** What `GET /api/getNewsData` answers: all news items, newest first (R10.2). */
export function newsAnswer(files: Iterable<Parsed>): NewsAnswer[] {
  return newestNewsFirst([...files].flatMap(({ file }) => (file.collection === "news" ? [articleAnswer(file)] : [])));
}

/** Raise it when the same files give other answers than before: it invalidates the answers that clients hold. */
const answerForm = 1;

/**
 * The versions that a list's answer depends on, in a few characters an item. Its hash is the list's ETag, the same in
 * the build and the API: an item is a pure function of its file, so comparing lists needs no JSON of ten thousand items.
 */
export function listDigest(items: readonly (EventAnswer | NewsAnswer)[]): string {
  return `${String(answerForm)}\n${items.map(({ _id, version }) => `${_id} ${version}`).join("\n")}`;
}
