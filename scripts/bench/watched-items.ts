import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { until } from "../../api/test-support/until";
import type { EventAnswer } from "../../content/model/api/answers";
import { localisedPath } from "../../content/model/pages/page-paths";
import { languages } from "../../content/model/text/language";
import { commitAll } from "./make-repository";
import { json, repositoryIn, textOf, type Product } from "./product";

/** Each poll costs processor time, which what is measured needs. */
const pollMs = 5;
const limitMs = 15 * 60_000;

/** An item that is saved again and again, and where the save is to be seen. */
export interface WatchedItem {
  readonly paths: readonly string[];
  /** Saves it with a word in the text of both languages. */
  save(marker: string): Promise<void>;
}

/** Resolves when every page has the words. */
export async function shows(site: Pick<Product, "url">, paths: readonly string[], words: string): Promise<void> {
  for (const path of paths)
    await until(`${path} shows the save`, async () => (await textOf(site, path)).includes(words), pollMs, limitMs);
}

const inBoth = (paths: readonly string[]): string[] =>
  languages.flatMap((language) => paths.map((path) => localisedPath(language, path)));

/** Events of the events page and the calendar of all, which has no old ones; each with both, its page and its calendar in both languages. */
export async function watchedEvents(product: Product, count: number): Promise<WatchedItem[]> {
  const [list, calendar] = [await textOf(product, "/sccj-events"), await textOf(product, "/events.ics")];
  const events = await json<EventAnswer[]>(product, "/api/getEventsData");
  const listed = events.filter(({ _id }) => list.includes(`/events/${_id}"`) && calendar.includes(_id)).slice(0, count);
  return listed.map(({ _id, title, title_jp = "", date, time }) => ({
    paths: inBoth([`/events/${_id}`, "/sccj-events", `/events/${_id}.ics`, "/events.ics"]),
    save: (marker) =>
      product.send("/api/editEvent", {
        ...{ _id, title, title_jp, date, time },
        description: `${marker} English.`,
        description_jp: `${marker} 日本語。`,
      }),
  }));
}

/** The end of every page's title, which a maintainer commits by hand. */
export function watchedSettings(folder: string): WatchedItem {
  const repository = repositoryIn(folder);
  const file = join(repository, "content", "site.yml");
  return {
    paths: inBoth(["/sccj-events"]),
    save(marker) {
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/^(titleSuffix:\n {2}en: ).*(\n {2}ja: ).*$/m, `$1${marker}$2${marker}`));
      commitAll(repository, "Change the settings");
      return Promise.resolve();
    },
  };
}
