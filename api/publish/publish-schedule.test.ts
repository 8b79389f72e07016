import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { ContentStore } from "../store/content-store";
import { commitByHand } from "../store/test-support/commit-by-hand";
import { eventText, temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { testStore } from "../store/test-support/test-store";
import { until } from "../test-support/until";
import { SitePublisher } from "./publisher";
import type { PublisherOptions } from "./publisher-options";
import { CopiedSite, pagesOf } from "./test-support/copied-site";

const [a, b] = ["events/2026/a.md", "events/2026/b.md"];
const begin = Date.parse("2026-11-20T09:00:00+09:00");
const hour = 3_600_000;
/** An event that is public from one hour, and until another, after the beginning. */
const timed = (title: string, from: number, until?: number): string =>
  eventText(title).replace(
    "---\n",
    `---\npublishAt: ${moment(from)}\n${until === undefined ? "" : `unpublishAt: ${moment(until)}\n`}`,
  );
const moment = (hours: number): string => new Date(begin + hours * hour).toISOString();
const site = readFileSync(join(sampleContent, "site.yml"), "utf8");

let folder: string;
let repository: TemporaryRepository;
let store: ContentStore;
let publisher: SitePublisher;
let copied: CopiedSite;
let now: () => number;

async function start(extra: Partial<PublisherOptions> = {}): Promise<void> {
  publisher = await SitePublisher.start({
    store,
    dataDir: join(folder, "data"),
    generator: copied.generator(),
    now: () => new Date(now()),
    log: () => undefined,
    ...extra,
  });
  await store.ready;
  await publisher.settled();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "schedule-"));
  copied = new CopiedSite(folder);
  now = () => begin;
  repository = temporaryRepository({
    files: {
      "content/site.yml": site,
      [`content/${a}`]: eventText("A"),
      [`content/${b}`]: timed("B", 1, 2),
      "content/media/2026/b.jpg": "picture",
    },
  });
  store = await testStore(repository.contentDir);
});
afterEach(async () => {
  await publisher.close();
  await store.close();
  repository.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The clock shows so many hours after the beginning; the publisher looks at it. Resolves with the pages of events. */
async function at(hours: number): Promise<string[]> {
  now = () => begin + hours * hour;
  await publisher.settled();
  return live();
}
const live = async (): Promise<string[]> =>
  [...(await pagesOf(publisher.siteFolder() ?? "")).keys()].filter((path) => path.startsWith("events/")).sort();

test("an item is public from its time until its end; a clock that is set back or forward is followed", async () => {
  await start();
  expect(await live()).toEqual([a]);
  expect(await at(0.999)).toEqual([a]);
  expect(await at(1)).toEqual([a, b]);
  expect(await at(1.999)).toEqual([a, b]);
  expect(await at(2)).toEqual([a]);
  expect(await at(1.5)).toEqual([a, b]);
  expect(await at(0)).toEqual([a]);
  expect(await at(24 * 365)).toEqual([a]);
  expect(copied.builds).toBe(1);
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: store.snapshot().commit, path: "pages" });
});

test("what came to its time while the service was down is public at once at the next start", async () => {
  await start();
  await publisher.close();
  now = () => begin + hour;
  await start();
  expect([await live(), copied.builds]).toEqual([[a, b], 1]);
  await publisher.close();
  now = () => begin + 2 * hour;
  await start();
  expect([await live(), copied.builds]).toEqual([[a], 1]);
});

test("a release of before the times, without a note of what it hides, follows as well", async () => {
  now = () => begin + hour;
  await start();
  await publisher.close();
  now = () => begin;
  await start();
  expect([await live(), copied.builds]).toEqual([[a], 1]);
});

test("the publisher wakes for the time of an item by itself, however seldom it polls", async () => {
  let started = Infinity;
  now = () => begin + hour - 300 + Math.max(0, performance.now() - started);
  await start({ pollMs: 600_000 });
  expect(await live()).toEqual([a]);
  started = performance.now();
  const before = publisher.state();
  await until("something else is published", () => publisher.state() !== before);
  expect(await live()).toEqual([a, b]);
});

test("a time that passes while the publisher looks at what is next is not slept over", async () => {
  for (let left = 20; left < 32; left += 1) {
    let isRunning = false;
    let reads = 0;
    // Each look at the clock takes a millisecond, so that the time passes at another one in each round.
    now = () => begin + hour - left + (isRunning ? (reads += 1) : 0);
    await start({ pollMs: 600_000 });
    isRunning = true;
    await until("the item is public", async () => (await live()).includes(b));
    await publisher.close();
    await rm(join(folder, "data"), { recursive: true, force: true });
  }
  await start();
});

test("a draft and its picture reach the release when it stops being one, and leave it when it becomes one again", async () => {
  const media = async () =>
    [...(await pagesOf(publisher.siteFolder() ?? "")).keys()].filter((path) => path.startsWith("media/"));
  const draft = eventText("C").replace("---\n", "---\ndraft: true\nimage: /media/2026/c.jpg\n");
  await start();
  await commitByHand(repository, store, { "events/2026/c.md": draft, "media/2026/c.jpg": "its picture" });
  await publisher.settled();
  expect([await live(), await media()]).toEqual([[a], ["media/2026/b.jpg"]]);
  await commitByHand(repository, store, { "events/2026/c.md": draft.replace("draft: true\n", "") });
  await publisher.settled();
  expect([await live(), await media()]).toEqual([
    [a, "events/2026/c.md"],
    ["media/2026/b.jpg", "media/2026/c.jpg"],
  ]);
  await commitByHand(repository, store, { "events/2026/c.md": draft });
  await publisher.settled();
  expect([await live(), await media()]).toEqual([[a], ["media/2026/b.jpg"]]);
});
