import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";

/** The public list calls of the API (R10.1) and what each answers. */
export interface ListAnswers {
  readonly events: EventAnswer;
  readonly news: NewsAnswer;
}
export type ListKind = keyof ListAnswers;

/** Path of each call. */
export const listPaths: Readonly<Record<ListKind, string>> = { events: "/api/getEventsData", news: "/api/getNewsData" };

/** Path of the call for one news item. */
export const articleCallPath = (id: string): string => `/api/getSingleNews/${encodeURIComponent(id)}`;

/** Path of the call for one event. */
export const eventCallPath = (id: string): string => `/api/getSingleEvent/${encodeURIComponent(id)}`;

/**
 * Requests one item from the API; undefined when there is none. Raises an Error when it cannot be reached or answers
 * anything but an item.
 */
export async function fetchItem<Item>(path: string, signal: AbortSignal): Promise<Item | undefined> {
  const response = await fetch(path, { headers: { Accept: "application/json" }, signal });
  // A static host without the API answers 404 as well, but not with the API's error code.
  const isJson = response.headers.get("Content-Type")?.includes("json") ?? false;
  if (response.status === 404 && isJson) return undefined;
  if (!response.ok || !isJson) throw new Error(`${path} answered ${String(response.status)}`);
  return (await response.json()) as Item;
}

const headersFor = (etag: string): Record<string, string> => ({
  Accept: "application/json",
  ...(etag === "" ? {} : { "If-None-Match": etag }),
});

/**
 * Requests a list from the API, conditional on the version held (`etag`, with its quotes; empty when none is held).
 * Undefined when that is the newest. Raises an Error when it cannot be reached or answers anything but a list.
 */
export async function fetchList<Kind extends ListKind>(
  kind: Kind,
  etag: string,
  signal: AbortSignal,
): Promise<readonly ListAnswers[Kind][] | undefined> {
  const response = await fetch(listPaths[kind], { headers: headersFor(etag), signal });
  if (response.status === 304) return undefined;
  if (!response.ok) throw new Error(`${listPaths[kind]} answered ${String(response.status)}`);
  return listOfAnswer(kind, await response.json());
}

/** The items in the body of such an answer. Raises an Error when it is no list. */
export function listOfAnswer<Kind extends ListKind>(kind: Kind, body: unknown): readonly ListAnswers[Kind][] {
  if (!Array.isArray(body)) throw new Error(`${listPaths[kind]} did not answer a list`);
  return body as ListAnswers[Kind][];
}
