import { readFileSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { RenderChange } from "../../content/model/api/render-messages";
import type { ContentStore } from "../store/content-store";
import { commitByHand } from "../store/test-support/commit-by-hand";
import { eventText, temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { testNow, testStore } from "../store/test-support/test-store";
import { SitePublisher } from "./publisher";
import type { PublisherOptions } from "./publisher-options";

// Real git processes: slow where the machine is busy.
jest.setTimeout(60_000);

const [a, b] = ["events/2026/a.md", "events/2026/b.md"];
const bad = "---\ntitle: [not closed\n---\nText\n";
const site = readFileSync("content/site.yml", "utf8");

let folder: string;
let repository: TemporaryRepository;
let store: ContentStore;
let publisher: SitePublisher;
let builds: number;
let asked: RenderChange[];

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

async function start(code = "code"): Promise<void> {
  publisher = await SitePublisher.start({
    store,
    rootDir: folder,
    dataDir: join(folder, "data"),
    settings: { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null },
    code: () => code,
    now: () => testNow,
    log: () => undefined,
    build,
    render,
  });
  await store.ready;
  await publisher.settled();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-versions-"));
  [builds, asked] = [0, []];
  repository = temporaryRepository({
    files: {
      "content/site.yml": site,
      [`content/${a}`]: eventText("A"),
      [`content/${b}`]: eventText("B"),
    },
  });
  store = await testStore(repository.contentDir);
  await start();
});
afterEach(async () => {
  await publisher.close();
  await store.close();
  repository.remove();
  await rm(folder, { recursive: true, force: true });
});

/** The maintainer commits files; null removes one. Resolves when the commit is live. */
async function push(files: Readonly<Record<string, string | null>>): Promise<void> {
  asked = [];
  const head = await commitByHand(repository, store, files);
  await publisher.settled();
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: head });
}

/** What visitors see; a full build from nothing must make the very same. */
async function live(): Promise<Record<string, string>> {
  const pages = Object.fromEntries(await pagesOf(publisher.siteFolder() ?? ""));
  await publisher.close();
  const before = builds;
  await start(`code of build ${String(before)}`);
  expect(builds).toBe(before + 1);
  expect(Object.fromEntries(await pagesOf(publisher.siteFolder() ?? ""))).toEqual(pages);
  return pages;
}
const rendered = (): string[] => asked.flatMap(({ files }) => files.map(({ path }) => path)).sort();

test("a broken file keeps its last good page while the rest of its commit goes live", async () => {
  await push({ [a]: eventText("A changed") });
  await push({ [a]: bad, [b]: eventText("B changed") });
  expect([rendered(), builds]).toEqual([[b], 1]);
  expect(await live()).toEqual({
    "site.yml": site,
    [a]: eventText("A changed"),
    [b]: eventText("B changed"),
  });
  await push({ [a]: `${bad}worse` });
  expect(rendered()).toEqual([]);
  await push({ [a]: eventText("Mended") });
  expect([rendered(), (await live())[a]]).toEqual([[a], eventText("Mended")]);
});

test("a revert back to the version that is shown makes no page, and a deleted broken file is gone", async () => {
  await push({ [a]: bad });
  await push({ [a]: eventText("A") });
  expect(rendered()).toEqual([]);
  await push({ [a]: bad });
  await push({ [a]: null });
  expect(rendered()).toEqual([a]);
  expect(Object.keys(await live()).sort()).toEqual([b, "site.yml"]);
});

test("two files broken at once, one of them never good: each by itself", async () => {
  await push({ [a]: bad, [b]: bad, "events/2026/c.md": bad });
  expect(rendered()).toEqual(["events/2026/c.md"]);
  await push({ [b]: eventText("B mended") });
  expect(await live()).toMatchObject({ [a]: eventText("A"), [b]: eventText("B mended"), "events/2026/c.md": bad });
});

test("broken settings of the site neither stop publishing nor ask for a build", async () => {
  await push({ "site.yml": "product: [", [a]: eventText("A changed") });
  expect([rendered(), builds]).toEqual([[a], 1]);
  expect(await live()).toMatchObject({ "site.yml": site, [a]: eventText("A changed") });
});

test("what was pushed while the service was down is rendered at its start: only what visitors see otherwise", async () => {
  await push({ [a]: bad, [b]: eventText("B changed"), "media/a.pdf": "bytes", "media/b.pdf": "other" });
  await publisher.close();
  asked = [];
  const head = await commitByHand(repository, store, {
    [b]: eventText("B again"),
    "events/2026/c.md": eventText("C"),
    "media/a.pdf": "other bytes",
    "media/b.pdf": null,
  });
  await start();
  expect([rendered(), builds]).toEqual([[b, "events/2026/c.md"], 1]);
  expect(asked).toMatchObject([{ media: ["media/a.pdf"], removedMedia: ["media/b.pdf"] }]);
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: head, path: "pages" });
  expect(await live()).toEqual({
    "site.yml": site,
    "media/a.pdf": "other bytes",
    [a]: eventText("A"),
    [b]: eventText("B again"),
    "events/2026/c.md": eventText("C"),
  });
});
