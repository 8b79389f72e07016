import { until } from "../../test-support/until";
import type { ContentStore } from "../content-store";
import { eventText, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { testStore } from "../test-support/test-store";
import { keptSaves } from "../history/content-log";

const path = "events/2026/one.md";
const day = 24 * 60 * 60_000;
let repository: TemporaryRepository;
let store: ContentStore;
let now: Date;
beforeEach(async () => {
  now = new Date("2026-06-12T09:00:00Z");
  repository = temporaryRepository();
  store = await opened();
});
afterEach(async () => {
  await store.close();
  repository.remove();
});

const opened = () => testStore(repository.contentDir, { maintenance: true, now: () => now });
const save = async (title: string) =>
  (await store.save(() => ({ message: title, files: [{ path, bytes: eventText(title) }] }), { name: "Mei" })).commit;
const kept = () => repository.git("for-each-ref", "--format=%(objectname)", keptSaves).split("\n").filter(Boolean);
const restart = async () => {
  await store.close();
  store = await opened();
  await until("the start's commit is kept", () => kept().includes(repository.git("rev-parse", "HEAD").trim()));
};
const drop = () => {
  repository.git("reset", "--quiet", "--hard", "HEAD~1");
  repository.git("reflog", "expire", "--expire=now", "--all");
  repository.git("gc", "--quiet", "--prune=now");
};

test("of saves that build on each other the last is kept, and each that a rewritten history has dropped", async () => {
  await save("one");
  const dropped = await save("two");
  await until("the last alone is kept", () => kept().join() === dropped);
  drop();
  const other = await save("three");
  await until("both are kept", () => kept().sort().join() === [dropped, other].sort().join());
  drop();
  await until("the store has followed", () => store.snapshot().commit !== other);
  expect((await store.dropped(new Date(0))).map(({ commit }) => commit).sort()).toEqual([dropped, other].sort());
});

test("a start lets go of what the branch builds on, and after a month of what was dropped", async () => {
  const dropped = await save("one");
  await until("it is kept", () => kept().includes(dropped));
  drop();
  const saved = await save("two");
  await until("it is kept", () => kept().includes(saved));
  repository.git("commit", "--quiet", "--allow-empty", "--message", "By hand");
  const head = repository.git("rev-parse", "HEAD").trim();
  await restart();
  await until("the branch's own are let go", () => kept().sort().join() === [dropped, head].sort().join());
  now = new Date(now.getTime() + 31 * day);
  await restart();
  await until("the old one is let go", () => kept().join() === head);
});

test("it is in no clone and in no push", async () => {
  const saved = await save("one");
  await until("it is kept", () => kept().includes(saved));
  repository.git("init", "--quiet", "--bare", ".git/other.git");
  repository.git("push", "--quiet", "--all", ".git/other.git");
  expect(repository.git("ls-remote", ".git/other.git")).not.toContain("chamber");
});
