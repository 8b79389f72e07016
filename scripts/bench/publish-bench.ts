import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languages } from "../../content/model/text/language";
import type { NewsAnswer } from "../../content/model/api/answers";
import { localisedPath, newsArticlePath } from "../../content/model/pages/page-paths";
import type { Bench } from "./bench";
import { inFolder, timed, until } from "./bench-folder";
import { count, type Figure, type Goal } from "./figure";
import { commitAll, makeRepository } from "./make-repository";
import { megabytesIn } from "./memory";
import { siteIsLive, startOn, type OurServer } from "./our-server";
import { median, percentile } from "./statistics";

/** From sending a save to the moment when every touched page is served with it; in milliseconds. */
interface Published {
  readonly items: number;
  /** Until the article and the news list are new in both languages, for every round. */
  readonly visible: readonly number[];
  /** Until an edit of `site.yml`, committed by hand, shows on pages of both languages. */
  readonly settings: readonly number[];
  readonly rendererMegabytes: number;
}

const warmUpRounds = 3;
const settingsRounds = 3;
/** How often a page is asked for, and until when, in ms. Each time costs processor time: seldom where seconds are measured. */
const [savePoll, settingsPoll] = [
  { everyMs: 5, limitMs: 60_000 },
  { everyMs: 100, limitMs: 15 * 60_000 },
];

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

function figuresOf({ items, visible, settings, rendererMegabytes }: Published, smallest: Published): Figure[] {
  const name = (what: string, rest = ""): string => `publish: ${what}, ${count(items)} items${rest}`;
  const p50 = median(visible);
  const at1000 = (goal: Goal): Goal | undefined => (items === 1000 ? goal : undefined);
  const growth: Figure = {
    name: name("save to static pages p50", ", growth"),
    unit: "ms",
    ours: p50,
    baseline: { name: `${count(smallest.items)} items`, value: median(smallest.visible) },
    goal: { of: "ratio", atMost: 2 },
  };
  return [
    {
      name: name("save to static pages p50"),
      unit: "ms",
      ours: p50,
      goal: at1000({ of: "ours", atMost: 300 }),
    },
    {
      name: name("save to static pages p95"),
      unit: "ms",
      ours: percentile(visible, 95),
      goal: at1000({ of: "ours", atMost: 1_000 }),
    },
    {
      name: name("settings of every page"),
      unit: "s",
      ours: median(settings) / 1000,
      goal: at1000({ of: "ours", atMost: 15 }),
    },
    ...(items === smallest.items ? [] : [growth]),
    { name: name("memory of the renderer"), unit: "MB", ours: rendererMegabytes },
  ];
}

/** Saves news items through HTTP, then edits the settings by hand, and watches the static pages. */
async function measure(folder: string, items: number, rounds: number): Promise<Published> {
  const repository = join(folder, "repository");
  makeRepository(repository, items, { site: true });
  const [visible, settings]: [number[], number[]] = [[], []];
  const server = await startOn(folder, repository, "api/main.ts");
  try {
    await siteIsLive(server);
    const newest = (await json<NewsAnswer[]>(server, "/api/getNewsData")).slice(0, 5);
    for (let round = 0; round < rounds + warmUpRounds; round += 1) {
      const news = newest[round % newest.length];
      if (!news) throw new Error("There is no news to edit");
      const { ms } = await timed(() => saveAndWatch(server, news, `Marker ${String(Date.now())}.`));
      if (round >= warmUpRounds) visible.push(ms);
    }
    const rendererMegabytes = megabytesIn(join(folder, "data", "renderer"));
    for (let round = 0; round < settingsRounds; round += 1)
      settings.push((await timed(() => editSettings(server, repository, `Suffix ${String(Date.now())}`))).ms);
    return { items, visible, settings, rendererMegabytes };
  } finally {
    await server.stop();
  }
}

async function saveAndWatch(
  server: OurServer,
  { _id, slug, title, title_jp = "", date }: NewsAnswer,
  marker: string,
): Promise<void> {
  const fields = { title, title_jp, date, content: `${marker} English.`, content_jp: `${marker} 日本語。` };
  const answer = await server.send("PUT", `/api/updateNews/${_id}`, fields);
  if (!answer.ok) throw new Error(`the save answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
  for (const language of languages)
    for (const path of [newsArticlePath(language, _id, slug), localisedPath(language, "/sccj-news")])
      await shows(server, path, marker);
}

async function editSettings(server: OurServer, repository: string, suffix: string): Promise<void> {
  const file = join(repository, "content", "site.yml");
  const text = readFileSync(file, "utf8");
  writeFileSync(file, text.replace(/^(titleSuffix:\n {2}en: ).*(\n {2}ja: ).*$/m, `$1${suffix}$2${suffix}`));
  commitAll(repository, "Change the settings");
  for (const language of languages) await shows(server, localisedPath(language, "/sccj-events"), suffix, settingsPoll);
}

function shows(server: OurServer, path: string, words: string, { everyMs, limitMs } = savePoll): Promise<void> {
  return until(`${path} did not show the save`, limitMs, everyMs, async () =>
    (await (await fetch(server.url + path)).text()).includes(words),
  );
}

async function json<T>(server: OurServer, path: string): Promise<T> {
  return (await fetch(server.url + path)).json() as Promise<T>;
}
