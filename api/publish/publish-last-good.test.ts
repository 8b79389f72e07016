import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { ContentStore } from "../store/content-store";
import { commitByHand } from "../store/test-support/commit-by-hand";
import { eventText, temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { testNow, testStore } from "../store/test-support/test-store";
import { SitePublisher } from "./publisher";
import { CopiedSite, pagesOf } from "./test-support/copied-site";

const [a, b] = ["events/2026/a.md", "events/2026/b.md"];
const bad = "---\ntitle: [not closed\n---\nText\n";
const site = readFileSync(join(sampleContent, "site.yml"), "utf8");

let folder: string;
let repository: TemporaryRepository;
let store: ContentStore;
let publisher: SitePublisher;
let copied: CopiedSite;

async function start(code = "code"): Promise<void> {
  publisher = await SitePublisher.start({
    store,
    dataDir: join(folder, "data"),
    generator: copied.generator(code),
    now: () => testNow,
    log: () => undefined,
  });
  await store.ready;
  await publisher.settled();
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kept-versions-"));
  copied = new CopiedSite(folder);
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
  copied.asked = [];
  const head = await commitByHand(repository, store, files);
  await publisher.settled();
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: head });
}

/** What visitors see; a full build from nothing must make the very same. */
async function live(): Promise<Record<string, string>> {
  const pages = Object.fromEntries(await pagesOf(publisher.siteFolder() ?? ""));
  await publisher.close();
  const before = copied.builds;
  await start(`code of build ${String(before)}`);
  expect(copied.builds).toBe(before + 1);
  expect(Object.fromEntries(await pagesOf(publisher.siteFolder() ?? ""))).toEqual(pages);
  return pages;
}
const rendered = (): string[] => copied.asked.flatMap(({ files }) => files.map(({ path }) => path)).sort();

test("a broken file keeps its last good page while the rest of its commit goes live", async () => {
  await push({ [a]: eventText("A changed") });
  await push({ [a]: bad, [b]: eventText("B changed") });
  expect([rendered(), copied.builds]).toEqual([[b], 1]);
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
  expect([rendered(), copied.builds]).toEqual([[a], 1]);
  expect(await live()).toMatchObject({ "site.yml": site, [a]: eventText("A changed") });
});

test("settings that a commit removed neither stop publishing nor ask for a build", async () => {
  await push({ "site.yml": null, [a]: eventText("A changed") });
  expect([rendered(), copied.builds]).toEqual([[a], 1]);
  await push({ "site.yml": "PRODUCT: sccj\n", [a]: eventText("A changed again") });
  expect([rendered(), copied.builds]).toEqual([[a], 1]);
  expect(await live()).toMatchObject({ "site.yml": site, [a]: eventText("A changed again") });
});

test("what was pushed while the service was down is rendered at its start: only what visitors see otherwise", async () => {
  await push({ [a]: bad, [b]: eventText("B changed"), "media/a.pdf": "bytes", "media/b.pdf": "other" });
  await publisher.close();
  copied.asked = [];
  const head = await commitByHand(repository, store, {
    [b]: eventText("B again"),
    "events/2026/c.md": eventText("C"),
    "media/a.pdf": "other bytes",
    "media/b.pdf": null,
  });
  await start();
  expect([rendered(), copied.builds]).toEqual([[b, "events/2026/c.md"], 1]);
  expect(copied.asked).toMatchObject([{ media: ["media/a.pdf"], removedMedia: ["media/b.pdf"] }]);
  expect(publisher.state()).toMatchObject({ kind: "live", liveCommit: head, path: "pages" });
  expect(await live()).toEqual({
    "site.yml": site,
    "media/a.pdf": "other bytes",
    [a]: eventText("A"),
    [b]: eventText("B again"),
    "events/2026/c.md": eventText("C"),
  });
});
