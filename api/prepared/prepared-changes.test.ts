import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";
import type { ContentStore } from "../store/content-store";
import { commitByHand } from "../store/test-support/commit-by-hand";
import { sharedRemote, type SharedRemote } from "../store/test-support/shared-remote";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { contentIs, testStore } from "../store/test-support/test-store";
import { eventFile } from "../test-support/item-files";
import { PreparedChanges } from "./prepared-changes";

const path = "events/2026/picnic.md";
const next = "events/2026/picnic.next.md";
const publishAt = "2026-12-01T09:00+09:00";
const time = Date.parse(publishAt);
const event = (fields: Readonly<Record<string, string>>, body = "Drinks."): string =>
  eventFile({ title: "Picnic", ...fields }, body);
const prepared = (fields: Readonly<Record<string, string>>, body?: string): string =>
  event({ ...fields, publishAt }, body);

let repository: TemporaryRepository;
let store: ContentStore;
let changes: PreparedChanges;
let now: number;
let events: Readonly<Record<string, unknown>>[];

beforeEach(async () => {
  [now, events] = [time - 1, []];
  repository = temporaryRepository({
    files: { [`content/${path}`]: event({}), [`content/${next}`]: prepared({ time: "18:00" }) },
  });
  store = await testStore(repository.contentDir);
  changes = open();
});
afterEach(async () => {
  await changes.close();
  await store.close();
  repository.remove();
});

const open = (pollMs = 600_000): PreparedChanges =>
  new PreparedChanges({ store, clock: () => new Date(now), log: (event) => events.push(event), pollMs });
const text = (of: string): string => repository.git("show", `HEAD:content/${of}`);
const isThere = (of: string): boolean => repository.git("ls-files", `content/${of}`) !== "";
const count = (): number => Number(repository.git("rev-list", "--count", "HEAD"));

test("until its time nothing happens; then its text without the time stands in its place, once", async () => {
  await changes.look();
  expect(count()).toBe(1);
  now = time;
  await Promise.all([changes.look(), changes.look()]);
  expect(count()).toBe(2);
  expect(text(path)).toBe(event({ time: "18:00" }).trim());
  expect(isThere(next)).toBe(false);
  await changes.look();
  expect(count()).toBe(2);
});

test("the service wakes for the time by itself, and a clock that jumps is followed at the next poll", async () => {
  await changes.close();
  const timer = jest.spyOn(globalThis, "setTimeout");
  now = time - 200;
  changes = open();
  await changes.look();
  expect(timer).toHaveBeenCalledWith(expect.any(Function), 200);
  timer.mockRestore();
  now = time;
  await contentIs(store, () => !store.snapshot().has(next));
  await changes.close();
  await commitByHand(repository, store, { [next]: prepared({ time: "19:00" }).replace("2026-12", "2036-12") });
  changes = open(10);
  await changes.look();
  now = Date.parse("2037-01-01T00:00Z");
  await contentIs(store, () => !store.snapshot().has(next));
});

test("where others changed other fields since, both changes count", async () => {
  await commitByHand(repository, store, { [path]: event({ title: "Summer picnic" }, "Drinks and music.") });
  now = time;
  await changes.look();
  expect(text(path)).toBe(event({ title: "Summer picnic", time: "18:00" }, "Drinks and music.").trim());
  expect([isThere(next), changes.problems()]).toEqual([false, []]);
});

test("where others changed another value of the same list, both changes count", async () => {
  const plans = readFileSync(join(sampleContent, "plans.yml"), "utf8");
  const cheaper = plans.replace("applicationFee: 15000", "applicationFee: 14000");
  await commitByHand(repository, store, { "plans.yml": plans });
  await commitByHand(repository, store, { "plans.next.yml": `${cheaper}publishAt: ${publishAt}\n` });
  await commitByHand(repository, store, { "plans.yml": plans.replace("en: per year", "en: a year") });
  now = time;
  await changes.look();
  expect(text("plans.yml")).toBe(cheaper.replace("en: per year", "en: a year").trim());
  expect([isThere("plans.next.yml"), changes.problems()]).toEqual([false, []]);
});

test.each([
  ["the version that a file records is that which was changed, whatever history says", undefined, "Summer picnic"],
  ["where it is not there, history says which", "0".repeat(40), "Picnic"],
  ["one that is no version is as good as none", "yesterday", "Picnic"],
])("%s", async (_, recorded, title) => {
  const preparedFrom = recorded ?? store.snapshot().versionOf(path) ?? "";
  await commitByHand(repository, store, {
    [path]: event({ title: "Summer picnic" }),
    [next]: prepared({ time: "18:00" }).replace("publishAt:", `# prepared from ${preparedFrom}\n$&`),
  });
  now = time;
  await changes.look();
  expect(text(path).replace("# prepared from yesterday\n", "")).toBe(event({ title, time: "18:00" }).trim());
  expect(isThere(next)).toBe(false);
});

test("a change that will not be published is named as soon as both have changed one field, once, and no longer when they agree", async () => {
  await changes.look();
  expect(changes.problems()).toEqual([]);
  await commitByHand(repository, store, { [path]: event({ time: "12:00" }) });
  await changes.look();
  await changes.look();
  expect(changes.problems()).toEqual([{ path: next, field: "time", code: "preparedConflict", severity: "warning" }]);
  expect(events.filter(({ event: name }) => name === "prepared-change-conflict")).toHaveLength(1);
  expect([count(), isThere(next)]).toEqual([2, true]);
  await commitByHand(repository, store, { [path]: event({}) });
  await changes.look();
  expect(changes.problems()).toEqual([]);
  expect([count(), isThere(next)]).toEqual([3, true]);
});

test("where both changed one field nothing is lost: it waits, and is named until somebody decides", async () => {
  await commitByHand(repository, store, { [path]: event({ time: "12:00" }) });
  now = time;
  await changes.look();
  await changes.look();
  expect([count(), isThere(next), text(path)]).toEqual([2, true, event({ time: "12:00" }).trim()]);
  expect(changes.problems()).toEqual([{ path: next, field: "time", code: "preparedConflict", severity: "warning" }]);
  expect(events.filter(({ event: name }) => name === "prepared-change-conflict")).toHaveLength(1);
  await commitByHand(repository, store, { [path]: event({ title: "Summer picnic" }) });
  await changes.look();
  expect(changes.problems()).toEqual([]);
  expect(text(path)).toBe(event({ title: "Summer picnic", time: "18:00" }).trim());
});

test("one that cannot be understood, has no entry or no time, waits and is named", async () => {
  now = time;
  await changes.close();
  await commitByHand(repository, store, {
    [next]: prepared({ date: "someday" }),
    "events/2026/gone.next.md": prepared({}),
    "events/2026/never.md": event({ title: "Never" }),
    "events/2026/never.next.md": event({ title: "Never again" }),
  });
  changes = open();
  await changes.look();
  expect(count()).toBe(2);
  expect(store.snapshot().problems).toMatchObject([
    { path: next, field: "date", line: 3 },
    { path: "events/2026/never.next.md", field: "publishAt", code: "preparedWithoutTime" },
    { path: "events/2026/gone.next.md", code: "preparedWithoutEntry" },
  ]);
  expect(
    store
      .snapshot()
      .files("events")
      .map(({ path: each }) => each),
  ).toEqual(["events/2026/never.md", path]);
});

test("one that cannot be put in place keeps no other one waiting, and the log says why once", async () => {
  await changes.close();
  await commitByHand(repository, store, {
    "events/2026/walk.md": event({ title: "Walk" }),
    "events/2026/walk.next.md": prepared({ title: "Walk", time: "18:00" }),
  });
  now = time;
  changes = new PreparedChanges({
    store: {
      ready: store.ready,
      snapshot: () => store.snapshot(),
      onChange: (listener) => store.onChange(listener),
      log: () => store.log(),
      readVersion: (version) => store.readVersion(version),
      save: (plan, author) =>
        store.save((newest) => {
          const change = plan(newest);
          if (change.files.some((file) => file.path === path)) throw new Error("The picnic is refused");
          return change;
        }, author),
    },
    clock: () => new Date(now),
    log: (each) => events.push(each),
    pollMs: 600_000,
  });
  await changes.look();
  await changes.look();
  expect([isThere(next), isThere("events/2026/walk.next.md")]).toEqual([true, false]);
  expect(text("events/2026/walk.md")).toBe(event({ title: "Walk", time: "18:00" }).trim());
  expect(events.filter(({ event: name }) => name === "prepared-change-postponed")).toEqual([
    { event: "prepared-change-postponed", path: next, reason: "The picnic is refused" },
  ]);
});

describe("of several servers on a remote", () => {
  let shared: SharedRemote;
  const stores: ContentStore[] = [];
  afterEach(async () => {
    for (const each of stores.splice(0)) await each.close();
    shared.remove();
  });

  test("one makes the commit, and the others follow it", async () => {
    shared = sharedRemote(3);
    const [first] = shared.clones;
    first?.git("rm", "--quiet", "content/events/2025/picnic.md");
    first?.write(`content/${path}`, event({}));
    first?.write(`content/${next}`, prepared({ time: "18:00" }));
    first?.git("add", "--all");
    first?.git("commit", "--quiet", "--message", "Prepared");
    first?.git("push", "--quiet", shared.bare.root, "HEAD:main");
    for (const clone of shared.clones) stores.push(await testStore(clone.contentDir, { remote: shared.options() }));
    for (const each of stores) await each.remote?.check();
    const before = Number(shared.bare.git("rev-list", "--count", "main"));
    now = time;
    const servers = stores.map(
      (each) => new PreparedChanges({ store: each, clock: () => new Date(now), log: (event) => events.push(event) }),
    );
    await Promise.all(servers.map((server) => server.look()));
    for (const each of stores) await each.remote?.check();
    await Promise.all(servers.map((server) => server.look()));
    expect(Number(shared.bare.git("rev-list", "--count", "main"))).toBe(before + 1);
    expect(stores.map((each) => [each.snapshot().has(next), each.snapshot().file(path)?.text])).toEqual(
      stores.map(() => [false, event({ time: "18:00" })]),
    );
    for (const server of servers) await server.close();
  });
});
