import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { Bench } from "./bench";
import { inFolder, timed } from "./bench-folder";
import { count, type Figure, type Goal } from "./figure";
import { commitAll, makeRepository } from "./make-repository";
import { megabytesIn } from "./memory";
import { siteIsLive, startOn, type OurServer } from "./our-server";
import { median, percentile } from "./statistics";
import { shows, timesOfSaves, watchedEvents, watchedNews, type WatchedItem } from "./watched-saves";

/** From sending a save to the moment when every touched page is served with it; in milliseconds. */
interface Published {
  readonly items: number;
  /** Until the article and the news list are new in both languages, for every round. */
  readonly news: readonly number[];
  /** Until everything that shows an event is new in both languages, for every round. */
  readonly events: readonly number[];
  /** Until an edit of `site.yml`, committed by hand, shows on pages of both languages. */
  readonly settings: readonly number[];
  readonly rendererMegabytes: number;
}

const warmUpRounds = 3;
const settingsRounds = 3;
/** How often a page is requested, and until when, in ms. */
const settingsPoll = { everyMs: 100, limitMs: 15 * 60_000 };

/** From a save to its static pages, commit included. */
export const publishBench: Bench = {
  name: "publish",
  async run({ items = [100, 1000, 10_000], quick }) {
    const measured: Published[] = [];
    for (const size of quick ? items.slice(0, 1) : items)
      measured.push(await inFolder((folder) => measure(folder, size, quick ? 5 : 20)));
    return measured.flatMap((published) => figuresOf(published, measured[0] ?? published));
  },
};

function figuresOf({ items, news, events, settings, rendererMegabytes }: Published, smallest: Published): Figure[] {
  const name = (what: string, rest = ""): string => `publish: ${what}, ${count(items)} items${rest}`;
  const at1000 = (goal: Goal): Goal | undefined => (items === 1000 ? goal : undefined);
  const ofSaves = (what: string, times: readonly number[], ofSmallest: readonly number[], atMost: number): Figure[] => {
    const p50 = median(times);
    const baseline = { name: `${count(smallest.items)} items`, value: median(ofSmallest) };
    const goal: Goal = { of: "ratio", atMost: 2 };
    return [
      { name: name(`${what} p50`), unit: "ms", ours: p50, goal: at1000({ of: "ours", atMost }) },
      {
        name: name(`${what} p95`),
        unit: "ms",
        ours: percentile(times, 95),
        goal: at1000({ of: "ours", atMost: 1_000 }),
      },
      ...(items === smallest.items
        ? []
        : [{ name: name(`${what} p50`, ", growth"), unit: "ms" as const, ours: p50, baseline, goal }]),
    ];
  };
  return [
    ...ofSaves("save to static pages", news, smallest.news, 300),
    ...ofSaves("event to pages, feeds, calendars and search", events, smallest.events, 350),
    {
      name: name("settings of every page"),
      unit: "s",
      ours: median(settings) / 1000,
      goal: at1000({ of: "ours", atMost: 15 }),
    },
    { name: name("memory of the renderer"), unit: "MB", ours: rendererMegabytes },
  ];
}

/** Saves news items and events through HTTP, then edits the settings by hand, and watches what is static. */
async function measure(folder: string, items: number, rounds: number): Promise<Published> {
  const repository = join(folder, "repository");
  makeRepository(repository, items, { site: true });
  const settings: number[] = [];
  const server = await startOn(folder, repository, "api/main.ts");
  const saves = (watched: readonly WatchedItem[]): Promise<number[]> =>
    timesOfSaves(server, watched, { warmUps: warmUpRounds, rounds });
  try {
    await siteIsLive(server);
    const news = await saves(await watchedNews(server, 5));
    const events = await saves(await watchedEvents(server, 5));
    const rendererMegabytes = megabytesIn(join(folder, "data", "renderer"));
    for (let round = 0; round < settingsRounds; round += 1)
      settings.push((await timed(() => editSettings(server, repository, `Suffix ${String(Date.now())}`))).ms);
    return { items, news, events, settings, rendererMegabytes };
  } finally {
    await server.stop();
  }
}

async function editSettings(server: OurServer, repository: string, suffix: string): Promise<void> {
  const file = join(repository, "content", "site.yml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^(titleSuffix:\n {2}en: ).*(\n {2}ja: ).*$/m, `$1${suffix}$2${suffix}`));
  commitAll(repository, "Change the settings");
  for (const language of languages) await shows(server, localisedPath(language, "/sccj-events"), suffix, settingsPoll);
}
