import type { EventAnswer, NewsAnswer } from "./answers";
import type { ContentFile } from "./content-file";
import { eventsByStart, newestNewsFirst } from "./sort-items";

type Parsed = { readonly file: ContentFile };

/** What `GET /api/getEventsData` answers: all events by start date (ruling 20). */
export function eventsAnswer(files: Iterable<Parsed>): EventAnswer[] {
  return eventsByStart([...files].flatMap(({ file }) => (file.kind === "event" ? [file.event] : [])));
}

/** What `GET /api/getNewsData` answers: all news items, newest first (ruling 20). */
export function newsAnswer(files: Iterable<Parsed>): NewsAnswer[] {
  return newestNewsFirst([...files].flatMap(({ file }) => (file.kind === "news" ? [file.news] : [])));
}

/** The text of a list answer. Its hash is the list's ETag: the build and the API must make the very same text. */
export function listJson(items: readonly (EventAnswer | NewsAnswer)[]): string {
  return JSON.stringify(items);
}
