import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ContentStore } from "../store/content-store";
import { openContentHistory } from "../store/open-content-history";
import { eventText, temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { contentIs, removing, testNow, testStore, writing } from "../store/test-support/test-store";
import { newsFile } from "../test-support/item-files";
import { ItemHistories } from "./item-histories";
import { SiteHistories } from "./site-histories";

const now = new Date("2026-06-12T00:00:00Z");
/** What `testStore` writes into its commits. */
const saved = "2026-06-01T03:00:00.000Z";
const picnic = "events/2026/picnic.md";
const author = { name: "Mei" };

let repository: TemporaryRepository;
let store: ContentStore;
let faults: object[];

function commit(path: string, text: string | null, date: string): void {
  if (text === null) repository.git("rm", "--quiet", `content/${path}`);
  else repository.write(`content/${path}`, text);
  repository.git("add", "--all");
  repository.git("commit", "--quiet", "--message", "Change", "--date", date);
}
const historiesOf = (content: Pick<ContentStore, "log" | "readVersion">): SiteHistories =>
  new SiteHistories(content, new ItemHistories(content), (event) => faults.push(event));

beforeEach(async () => {
  faults = [];
  repository = temporaryRepository({ files: { "README.md": "Read me.\n", "content/site.yml": "x: y\n" } });
  commit(picnic, eventText("Picnic"), "2026-02-01T09:00:00+09:00");
  commit("news/2026/office.md", newsFile(), "2026-03-01T00:00:00Z");
  commit(picnic, eventText("Picnic", "Moved."), "2026-04-01T23:30:00-05:00");
  store = await testStore(repository.contentDir);
});
afterEach(async () => {
  await store.close();
  repository.remove();
  expect(faults).toEqual([]);
});

const picnicNow = {
  item: "events/picnic",
  commits: 2,
  first: "2026-02-01T00:00:00.000Z",
  last: "2026-04-02T04:30:00.000Z",
};
const office = { item: "news/office", commits: 1, first: "2026-03-01T00:00:00.000Z", last: "2026-03-01T00:00:00.000Z" };

test("says of every item how often and when it was changed, and follows what is saved and committed by hand", async () => {
  const histories = historiesOf(store);
  expect(await histories.at(now)).toEqual([picnicNow, office]);
  await store.save(writing(picnic, eventText("Picnic", "Moved again.")), author);
  expect(await histories.at(now, { paths: ["site.yml", picnic] })).toEqual([{ ...picnicNow, commits: 3, last: saved }]);
  repository.git("checkout", "--quiet", ".");
  commit("news/2026/office.md", newsFile({ title: "Moved" }), "2026-05-01T00:00:00Z");
  await contentIs(store, () => store.snapshot().file("news/2026/office.md")?.text.includes("title: Moved") === true);
  expect(await histories.at(now, { paths: ["news/2026/office.md"] })).toEqual([
    { ...office, commits: 2, last: "2026-05-01T00:00:00.000Z" },
  ]);
  expect(await histories.at(now, { paths: ["media/2026/a.jpg"] })).toEqual([]);
});

test("an event that was deleted within a year comes with its last text; news and older ones do not", async () => {
  const histories = historiesOf(store);
  await store.save(removing(picnic), author);
  await store.save(removing("news/2026/office.md"), author);
  const removed = { path: picnic, text: eventText("Picnic", "Moved.") };
  const gone = { ...picnicNow, commits: 3, last: saved, removed };
  expect(await histories.at(now)).toEqual([gone]);
  expect(await histories.at(now, { paths: [picnic] })).toEqual([gone]);
  expect(await histories.at(new Date("2027-06-03T00:00:00Z"))).toEqual([]);
  // Undone: the count goes on, so that calendars take it for newer than the cancellation.
  await store.save(writing(picnic, eventText("Picnic", "Moved.")), author);
  expect(await histories.at(now)).toEqual([{ ...picnicNow, commits: 4, last: saved }]);
});

describe("an event that is not public any more comes with what visitors saw last", () => {
  const hidden = [picnic];
  const shown = eventText("Picnic", "Moved.");
  const secret = (fields: string): string => eventText("Secret").replace("---\n", `---\n${fields}\n`);
  /** Saves at moments of their own, by the site. */
  async function saved(...saves: readonly (readonly [at: string, text: string | null])[]): Promise<void> {
    await store.close();
    let now = testNow;
    store = await testStore(repository.contentDir, { now: () => now });
    for (const [at, text] of saves) {
      now = new Date(at);
      await store.save(text === null ? removing(picnic) : writing(picnic, text), author);
    }
  }
  const removed = async () => (await historiesOf(store).at(now, { hidden, paths: [picnic] }))[0];
  const takenBack = (commits: number, last: string, text = shown) => ({
    ...picnicNow,
    commits,
    last,
    removed: { path: picnic, text },
  });

  test.each([
    ["a draft", "draft: true"],
    ["to be shown later", "publishAt: 2026-07-01T09:00+09:00"],
    ["a time that nobody can read", "publishAt: soon"],
  ])("%s: nothing that happens to it afterwards is told", async (_, fields) => {
    await saved(["2026-06-02T00:00:00Z", secret(fields)], ["2026-06-03T00:00:00Z", secret(`venue: Hall\n${fields}`)]);
    expect(await removed()).toEqual(takenBack(3, "2026-06-02T00:00:00.000Z"));
    await saved(["2026-06-04T00:00:00Z", null]);
    expect(await removed()).toEqual(takenBack(3, "2026-06-02T00:00:00.000Z"));
  });

  test("its time has ended, in the version that was public then", async () => {
    const ended = eventText("Open").replace("---\n", "---\nunpublishAt: 2026-06-05T09:00+09:00\n");
    await saved(["2026-06-02T00:00:00Z", ended]);
    expect(await removed()).toEqual(takenBack(3, "2026-06-05T00:00:00.000Z", ended));
    await saved(["2026-06-06T00:00:00Z", secret("draft: true")]);
    expect(await removed()).toEqual(takenBack(3, "2026-06-05T00:00:00.000Z", ended));
  });

  test("what never was public is not told, nor what was perhaps only pushed together", async () => {
    const of = async (path: string) => (await historiesOf(store).at(now, { hidden: [path], paths: [path] }))[0];
    const path = "events/2026/never.md";
    const later = secret("publishAt: 2026-06-05T00:00:00Z");
    await store.save(writing(path, later), author);
    await saved();
    await store.save(writing(path, secret("draft: true")), author);
    expect(await of(path)).toBeUndefined();
    const together = "events/2026/together.md";
    repository.git("checkout", "--quiet", ".");
    commit(together, eventText("Secret"), "2026-06-02T00:00:00Z");
    commit(together, secret("draft: true"), "2026-06-03T00:00:00Z");
    commit("events/2026/gone.md", eventText("Secret"), "2026-06-02T00:00:00Z");
    commit("events/2026/gone.md", null, "2026-06-03T00:00:00Z");
    await contentIs(store, () => store.snapshot().file(together)?.text.includes("draft") === true);
    expect([await of(together), await of("events/2026/gone.md")]).toEqual([undefined, undefined]);
    // The site commits on top of what it shows.
    commit(together, eventText("Shown"), "2026-06-04T00:00:00Z");
    await contentIs(store, () => store.snapshot().file(together)?.text.includes("Shown") === true);
    await store.save(writing(together, secret("draft: true")), author);
    expect((await of(together))?.removed).toEqual({ path: together, text: eventText("Shown") });
  });

  test("its time has come while it is still hidden: it is not cancelled", async () => {
    await saved(["2026-06-02T00:00:00Z", secret("publishAt: 2026-06-05T00:00:00Z")]);
    expect(await removed()).toBeUndefined();
  });
});

test("a build reads the same without a store; a squashed history counts anew; a shallow one or none is not trusted", async () => {
  const build = await openContentHistory(repository.contentDir);
  expect(build && (await historiesOf(build).at(now))).toEqual([picnicNow, office]);
  build?.close();
  const folder = mkdtempSync(join(tmpdir(), "clones-"));
  try {
    repository.git("clone", "--quiet", "--depth", "1", `file://${repository.root}`, join(folder, "shallow"));
    expect(await openContentHistory(join(folder, "shallow", "content"))).toBeUndefined();
    expect(await openContentHistory(folder)).toBeUndefined();
    const shallow = await testStore(join(folder, "shallow", "content"));
    const atClone = "2026-04-02T04:30:00.000Z";
    expect(await historiesOf(shallow).at(now)).toEqual(
      [picnicNow, office].map((each) => ({ ...each, commits: 1, first: atClone, last: atClone })),
    );
    await shallow.close();
    repository.git("checkout", "--quiet", "--orphan", "squashed");
    repository.git("commit", "--quiet", "--message", "All", "--date", "2026-06-02T00:00:00Z");
    const squashed = await openContentHistory(repository.contentDir);
    expect(squashed && (await historiesOf(squashed).at(now))).toMatchObject([
      { item: "events/picnic", commits: 1, last: "2026-06-02T00:00:00.000Z" },
      { item: "news/office", commits: 1 },
    ]);
    squashed?.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("without a log the site has no histories, and the fault is named", async () => {
  const broken = historiesOf({ ...store, log: () => Promise.reject(new Error("no log")) });
  expect(await broken.at(now)).toEqual([]);
  expect(faults.splice(0)).toEqual([{ event: "histories-unreadable", reason: "no log" }]);
});

test("what pages are made of has its times too, by collection; settings and redirects are no page", async () => {
  commit("pages/terms.yml", "id: terms\n", "2026-05-02T00:00:00Z");
  commit("plans.yml", "plans: []\n", "2026-05-03T00:00:00Z");
  commit("redirects.yml", "entries: []\n", "2026-05-04T00:00:00Z");
  const build = await openContentHistory(repository.contentDir);
  const paths = ["pages/terms.yml", "plans.yml", "redirects.yml", "site.yml"];
  const [terms, plans] = ["2026-05-02T00:00:00.000Z", "2026-05-03T00:00:00.000Z"];
  expect(build && (await historiesOf(build).at(now, { paths }))).toEqual([
    { item: "plans/plans", commits: 1, first: plans, last: plans },
    { item: "pages/terms", commits: 1, first: terms, last: terms },
  ]);
  build?.close();
});
