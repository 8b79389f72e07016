import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { localisedPath, newsArticlePath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { timed, until } from "./bench-folder";
import type { OurServer } from "./our-server";
import { indexFileWith, textOf } from "./search-files";

/** An item that is saved again and again, and where the save is to be seen. */
export interface WatchedItem {
  readonly id: string;
  readonly paths: readonly string[];
  /** Sends a save with a word in the text of both languages. */
  save(marker: string): Promise<Response>;
}

/** The newest news items, each with its page and the list in both languages. */
export async function watchedNews(server: OurServer, count: number): Promise<WatchedItem[]> {
  const newest = (await json<NewsAnswer[]>(server, "/api/getNewsData")).slice(0, count);
  return newest.map(({ _id, slug, title, title_jp = "", date }) => ({
    id: _id,
    paths: languages.flatMap((language) => [
      newsArticlePath(language, _id, slug),
      localisedPath(language, "/sccj-news"),
    ]),
    save: (marker) =>
      server.send("PUT", `/api/updateNews/${_id}`, {
        ...{ title, title_jp, date },
        content: `${marker} English.`,
        content_jp: `${marker} 日本語。`,
      }),
  }));
}

/**
 * Events of the events page, each with its page and its calendar, the list, the calendar of all, the feed and the index of the search in both
 * languages; without the feed where it has none of them, as with thousands of events that one commit has added.
 */
export async function watchedEvents(server: OurServer, count: number): Promise<WatchedItem[]> {
  const feed = await textOf(server, "/feed.xml");
  const listed = await textOf(server, "/sccj-events");
  const events = (await json<EventAnswer[]>(server, "/api/getEventsData")).filter(({ _id }) =>
    listed.includes(`/events/${_id}"`),
  );
  if (events.length === 0) throw new Error("The events page lists no event");
  const inFeed = events.filter(({ _id }) => feed.includes(`/events/${_id}<`));
  const [chosen, feeds] = inFeed.length > 0 ? [inFeed, ["/feed.xml"]] : [events, []];
  return Promise.all(chosen.slice(0, count).map((event) => watchedEvent(server, event, feeds)));
}

async function watchedEvent(server: OurServer, event: EventAnswer, feeds: readonly string[]): Promise<WatchedItem> {
  const { _id, title, title_jp = "", date, time } = event;
  const files = await Promise.all(languages.map((language) => indexFileWith(server, language, _id)));
  const shown = [`/events/${_id}`, "/sccj-events", `/events/${_id}.ics`, "/events.ics", ...feeds];
  return {
    id: _id,
    paths: [...languages.flatMap((language) => shown.map((path) => localisedPath(language, path))), ...files],
    save: (marker) =>
      server.send("POST", "/api/editEvent", {
        ...{ _id, title, title_jp, date, time },
        description: `${marker} English.`,
        description_jp: `${marker} 日本語。`,
      }),
  };
}

/** Saves the items in turn, so often after some rounds to warm up; resolves with the time until every place shows a save, for each round in ms. */
export async function timesOfSaves(
  server: OurServer,
  watched: readonly WatchedItem[],
  { warmUps, rounds }: { readonly warmUps: number; readonly rounds: number },
): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds + warmUps; round += 1) {
    const item = watched[round % watched.length];
    if (!item) throw new Error("There is nothing to edit");
    const { ms } = await timed(() => saveAndWatch(server, item));
    if (round >= warmUps) times.push(ms);
  }
  return times;
}

/** Saves an item; resolves when every place shows it. */
async function saveAndWatch(server: OurServer, { paths, save }: WatchedItem): Promise<void> {
  const marker = `Marker${String(Date.now())}`;
  const answer = await save(marker);
  if (!answer.ok) throw new Error(`the save answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
  for (const path of paths) await shows(server, path, marker);
}

/** How often a page is requested, and until when, in ms. Each time costs processor time: seldom where seconds are measured. */
const savePoll = { everyMs: 5, limitMs: 60_000 };

/** Resolves when a page has the words. */
export function shows(
  server: Pick<OurServer, "url">,
  path: string,
  words: string,
  { everyMs, limitMs } = savePoll,
): Promise<void> {
  return until(`${path} did not show the save`, limitMs, everyMs, async () =>
    (await textOf(server, path)).includes(words),
  );
}

async function json<T>({ url }: OurServer, path: string): Promise<T> {
  return (await fetch(url + path)).json() as Promise<T>;
}
