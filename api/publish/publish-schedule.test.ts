import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RenderChange } from "../../content/model/api/render-messages";
import type { ContentStore } from "../store/content-store";
import { commitByHand } from "../store/test-support/commit-by-hand";
import { eventText, temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { testStore } from "../store/test-support/test-store";
import { SitePublisher } from "./publisher";
import type { PublisherOptions } from "./publisher-options";

// Real git processes: slow where the machine is busy.
jest.setTimeout(60_000);

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
const site = readFileSync("content/site.yml", "utf8");

let folder: string;
let repository: TemporaryRepository;
let store: ContentStore;
let publisher: SitePublisher;
let builds: number;
let asked: RenderChange[];
let now: () => number;

/** The site in the small: a page for each content file, which is the file itself. */
async function pagesOf(contentDir: string): Promise<Map<string, string>> {
  const pages = new Map<string, string>();
  for (const entry of await readdir(contentDir, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    if (entry.isFile()) pages.set(path.slice(contentDir.length + 1), await readFile(path, "utf8"));
  }
  return pages;
}

async function writePages(into: string, pages: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(into, { recursive: true });
  for (const [path, text] of pages) {
    await mkdir(dirname(join(into, path)), { recursive: true });
    await writeFile(join(into, path), text);
  }
}

const build: Required<PublisherOptions>["build"] = async ({ contentDir }, { folder: gatsby }) => {
  builds += 1;
  await mkdir(join(gatsby, ".build", "renderer", "public"), { recursive: true });
  await rm(join(folder, "public"), { recursive: true, force: true });
  await writePages(join(folder, "public"), await pagesOf(contentDir));
  return join(folder, "public");
};

const render: Required<PublisherOptions>["render"] = async ({ folder: renderer }, content) => {
  const { contentDir, siteFolder } = await content();
  // The renderer keeps in memory what the release shows.
  expect(await pagesOf(contentDir)).toEqual(await pagesOf(siteFolder));
  const outputDir = join(renderer, "public");
  return {
    outputDir,
    render: async (change) => {
      asked.push(change);
      const there = change.files.flatMap(({ path, bytes }) => (bytes === null ? [] : [[path, bytes] as const]));
      const removed = change.files.filter(({ bytes }) => bytes === null).map(({ path }) => path);
      await writePages(outputDir, new Map(there.map(([path, bytes]) => [path, Buffer.from(bytes).toString()])));
      const written = there.map(([path]) => path);
      return { kind: "rendered", pages: [], written, removed, broken: [], isWholeSite: false, left: 0, deferred: 0 };
    },
    more: () => Promise.reject(new Error("there is nothing more")),
    deferred: 0,
    makeDeferred: () => Promise.reject(new Error("there is nothing deferred")),
    preview: () => Promise.reject(new Error("nobody asks for it")),
    onDeath: () => undefined,
    close: () => Promise.resolve(),
  };
};

async function start(extra: Partial<PublisherOptions> = {}): Promise<void> {
  publisher = await SitePublisher.start({
    store,
    rootDir: folder,
    dataDir: join(folder, "data"),
    settings: { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null },
    code: () => "code",
    now: () => new Date(now()),
    log: () => undefined,
    build,
    render,
    ...extra,
  });
  await store.ready;
  await publisher.settled();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "schedule-"));
  [builds, asked] = [0, []];
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
  expect(builds).toBe(1);
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: store.snapshot().commit, path: "pages" });
});

test("what came to its time while the service was down is public at once at the next start", async () => {
  await start();
  await publisher.close();
  now = () => begin + hour;
  await start();
  expect([await live(), builds]).toEqual([[a, b], 1]);
  await publisher.close();
  now = () => begin + 2 * hour;
  await start();
  expect([await live(), builds]).toEqual([[a], 1]);
});

test("a release of before the times, without a note of what it hides, follows as well", async () => {
  now = () => begin + hour;
  await start();
  await publisher.close();
  now = () => begin;
  await start();
  expect([await live(), builds]).toEqual([[a], 1]);
});

test("the publisher wakes for the time of an item by itself, however seldom it polls", async () => {
  let started = Infinity;
  now = () => begin + hour - 300 + Math.max(0, performance.now() - started);
  await start({ pollMs: 600_000 });
  expect(await live()).toEqual([a]);
  started = performance.now();
  const before = publisher.state();
  while (publisher.state() === before) await new Promise(setImmediate);
  expect(await live()).toEqual([a, b]);
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
