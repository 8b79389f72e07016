import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import type { HistoryAnswer } from "../../content/model/api/history-answers";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { formatProblem } from "../../content/model/problems/problem";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { inheritedEnvironment } from "../env";
import { eventFile } from "../test-support/item-files";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const changes = ["rename", "rename and edit", "delete"] as const;
const saves = ["before", "after", "twice, back again"] as const;
const ways = [
  "merge --no-ff",
  "rebase of the branch",
  "main merged into the branch",
  "pull --rebase in the served tree",
] as const;
type Change = (typeof changes)[number] | "rename, then edit";
type Saves = (typeof saves)[number];
type Way = (typeof ways)[number];

/** Every row has an event of its own, and all of them one history. */
const bodies = [
  "Talks about supply chains.",
  "A walk through the old town.",
  "Wine, cheese and a quiz in three rounds.",
];
let count = 0;
let now = testNow;
let server: TestServer;
let mei: Agent;
let root: string;
let clone: string;
beforeAll(async () => {
  const rows = changes.length * saves.length * ways.length + 20;
  const files = Array.from({ length: rows }, (_, at) => [pathOf(idOf(at)), textOf(at)] as const);
  server = await startTestServer({
    files: { "site.yml": readFileSync(join(sampleContent, "site.yml")), ...Object.fromEntries(files) },
    overrides: { clock: () => now },
  });
  mei = await server.loggedIn("Mei Tan");
  root = join(server.settings.contentDir, "..");
  clone = mkdtempSync(join(tmpdir(), "api-test-clone-"));
  execFileSync("git", ["clone", "--quiet", root, clone]);
});
afterAll(async () => {
  await server.close();
  rmSync(clone, { recursive: true, force: true });
});
beforeEach(() => {
  count += 1;
  now = new Date(now.getTime() + 60_000);
});

const idOf = (at: number): string => `2026-09-10-evening-${String(at)}`;
const pathOf = (id: string): string => `events/2026/${id}.md`;
const textOf = (at: number): string =>
  eventFile(
    { title: `Evening ${String(at)}`, date: "2026-09-10", time: "19:00" },
    `${bodies.join(` Number ${String(at)}.\n\n`)}\n`,
  );

/** Runs git as a maintainer, whose clock may be behind or before the service's; resolves with false where there is a conflict. */
function git(folder: string, seconds: number, ...args: readonly string[]): boolean {
  const date = new Date(now.getTime() + seconds * 1_000).toISOString();
  const ren = { GIT_AUTHOR_NAME: "Ren", GIT_AUTHOR_EMAIL: "r@x.example", GIT_AUTHOR_DATE: date };
  const committer = { GIT_COMMITTER_NAME: "Ren", GIT_COMMITTER_EMAIL: "r@x.example", GIT_COMMITTER_DATE: date };
  const env = { ...inheritedEnvironment(), ...ren, ...committer, GIT_EDITOR: "true" };
  return spawnSync("git", args, { cwd: folder, env }).status === 0;
}
const must = (folder: string, seconds: number, ...args: readonly string[]): void => {
  if (!git(folder, seconds, ...args)) throw new Error(`git ${args.join(" ")}`);
};
const present = 0;

const health = async (): Promise<StaffHealthAnswer> => {
  const head = server.git("rev-parse", "HEAD").trim();
  await until("the commit is followed", async () => (await mei.get("/api/health")).body.commit === head);
  return (await mei.get("/api/health").expect(200)).body as StaffHealthAnswer;
};
const save = async (id: string, fields: object): Promise<{ readonly commit: string }> =>
  (await mei.put(`/api/collections/events/${id}`).send(fields).expect(200)).body as { commit: string };
const fileOf = (id: string, folder = root): string => readFileSync(join(folder, "content", pathOf(id)), "utf8");
const redirects = (): string => {
  const file = join(root, "content/redirects.yml");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
};
/** Resolves when the service has seen the newest commit, and has committed what that makes it commit. */
const settled = async (expectation: () => boolean | Promise<boolean>, event: string): Promise<StaffHealthAnswer> => {
  await until(event, expectation);
  return health();
};

function edit(folder: string, id: string, from: string, to: string): void {
  const text = fileOf(id, folder);
  if (!text.includes(from)) throw new Error(`${id} has no "${from}"`);
  writeFileSync(join(folder, "content", pathOf(id)), text.replace(from, to));
}

/** A branch of a maintainer's clone. */
function branch(
  change: Change,
  id: string,
  to: string,
  seconds: number,
  line: readonly [string, string] = [bodies[1] ?? "", "A walk."],
): void {
  must(clone, seconds, "fetch", "--quiet", "origin");
  must(clone, seconds, "checkout", "--quiet", "-B", "topic", "origin/main");
  if (change === "delete") must(clone, seconds, "rm", "--quiet", `content/${pathOf(id)}`);
  else must(clone, seconds, "mv", `content/${pathOf(id)}`, `content/${pathOf(to)}`);
  if (change === "rename, then edit") must(clone, seconds, "commit", "--quiet", "--all", "--message", `rename ${id}`);
  if (change !== "rename" && change !== "delete") edit(clone, to, ...line);
  must(clone, seconds, "commit", "--quiet", "--all", "--message", `${change} ${id}`);
}

/** Joins the branch with what staff saved meanwhile; a file that one side changed and the other removed is removed, and a rebase leaves its saves out. */
function integrate(way: Way, gone: string, options: readonly string[] = []): void {
  const goOn = (folder: string, ok: boolean, ...next: readonly string[]): void => {
    if (ok) return;
    must(folder, present, "rm", "--quiet", `content/${pathOf(gone)}`);
    must(folder, present, ...next);
  };
  must(clone, present, "fetch", "--quiet", "origin");
  const forward = (): void => {
    must(root, present, "fetch", "--quiet", clone, "topic");
    must(root, present, "merge", "--quiet", "--ff-only", "FETCH_HEAD");
  };
  if (way === "merge --no-ff") {
    must(root, present, "fetch", "--quiet", clone, "topic");
    goOn(root, git(root, present, "merge", "--no-ff", "--no-edit", ...options, "FETCH_HEAD"), "commit", "--no-edit");
  } else if (way === "rebase of the branch") {
    goOn(clone, git(clone, present, "rebase", ...options, "origin/main"), "rebase", "--continue");
    forward();
  } else if (way === "main merged into the branch") {
    goOn(clone, git(clone, present, "merge", "--no-edit", ...options, "origin/main"), "commit", "--no-edit");
    forward();
  } else {
    must(root, present, "fetch", "--quiet", clone, "topic");
    let isDone = git(root, present, "rebase", ...options, "FETCH_HEAD");
    for (let times = 0; !isDone && times < 2; times += 1) isDone = git(root, present, "rebase", "--skip");
    if (!isDone) throw new Error("The rebase did not end");
  }
}

const addressesNow = () =>
  readWithHistory(server.settings.contentDir, (read) => contentAddresses(server.settings.contentDir, read));

const checked: (readonly [Change, string])[] = [];
const rows = changes.flatMap((change) => ways.flatMap((way) => saves.map((when) => [change, when, way] as const)));
test.each(rows)("a branch's %s, saves by staff: %s, joined by %s", async (change, when, way) => {
  const id = idOf(count);
  const to = `2026-09-10-night-${String(count)}`;
  const has: string[] = [];
  await act(id, to, change, when, has);
  integrate(way, id);
  if (change === "delete") {
    const named = async () =>
      (await health()).problems.filter(({ path }) => path === pathOf(id)).map(({ message }) => message);
    await until("the address is named", async () => (await named()).length > 0);
    expect(await named()).toEqual([expect.stringMatching(/away(?! \(not committed)/)]);
  } else {
    const { problems } = await settled(
      () => redirects().includes(`from: /events/${id}\n    to: /events/${to}\n`),
      "the redirect is written",
    );
    expect(problems.filter(({ path }) => path.includes(id) || path.includes(to))).toEqual([]);
    for (const text of has) expect(fileOf(to)).toContain(text);
    expect(
      ((await mei.get(`/api/history/events/${to}`).expect(200)).body as HistoryAnswer).revisions.length,
    ).toBeGreaterThan(0);
  }
  // What the maintainer tells the rebase to leave out is dropped from the branch.
  const isSkipped =
    change === "delete" && way === "pull --rebase in the served tree" && (when === "before" || when === "after");
  expect([...(await takenBackOf(id)), ...(await takenBackOf(to))]).toHaveLength(isSkipped ? 1 : 0);
  checked.push([change, id]);
});

test("the check names of all of them what was deleted alone", async () => {
  const { lost } = await addressesNow();
  const named = (id: string) => lost.filter(({ path }) => path === pathOf(id)).map((each) => formatProblem(each));
  for (const [change, id] of checked)
    expect([id, named(id)]).toEqual([
      id,
      change === "delete" ? [expect.stringMatching(/away(?! \(not committed)/)] : [],
    ]);
});

const later = (seconds: number) => (now = new Date(now.getTime() + seconds * 1_000));
const takenBackOf = async (id: string) => (await health()).takenBack?.filter(({ _id }) => _id === id) ?? [];

test.each([
  ["before", "rename and edit", "merge --no-ff"],
  ["after", "rename and edit", "merge --no-ff"],
  ["after", "rename and edit", "main merged into the branch"],
  ["after", "rename and edit", "rebase of the branch"],
  ["before", "rename, then edit", "merge --no-ff"],
  ["after", "rename, then edit", "merge --no-ff"],
  ["after", "rename, then edit", "main merged into the branch"],
  ["after", "rename, then edit", "rebase of the branch"],
] as const)(
  "a save %s the branch's %s of the same line, which a join (%s) leaves out, is named and comes back",
  async (when, change, way) => {
    const id = idOf(count);
    const to = `2026-09-10-night-${String(count)}`;
    branch(change, id, to, 0, ["19:00", "21:00"]);
    later(when === "after" ? 10 : -10);
    const { commit } = await save(id, { time: "20:00" });
    later(20);
    integrate(way, id, ["-X", way === "main merged into the branch" ? "ours" : "theirs"]);
    expect(fileOf(to)).toContain("21:00");
    await settled(() => redirects().includes(`/events/${id}\n    to: /events/${to}\n`), "the redirect is written");
    expect(await takenBackOf(to)).toMatchObject([{ commit, author: "Mei Tan", canReturn: true }]);
    await mei.post("/api/takenBackSave").send({ kind: "events", _id: to, commit, act: "bring-back" }).expect(204);
    expect(fileOf(to)).toContain("20:00");
    expect(await takenBackOf(to)).toEqual([]);
  },
);

test.each(["merge --no-ff", "main merged into the branch"] as const)(
  "of two renames, one on each side, that a join (%s) decides by hand, both addresses lead on",
  async (way) => {
    const [id, to, other] = [idOf(count), `2026-09-10-night-${String(count)}`, `2026-09-10-dusk-${String(count)}`];
    branch("rename", id, to, 0);
    later(10);
    must(root, present, "mv", `content/${pathOf(id)}`, `content/${pathOf(other)}`);
    must(root, present, "commit", "--quiet", "--message", "Dusk");
    await settled(
      () => redirects().includes(`/events/${id}\n    to: /events/${other}\n`),
      "the first redirect is written",
    );
    later(20);
    const folder = way === "merge --no-ff" ? root : clone;
    must(folder, present, "fetch", "--quiet", folder === root ? clone : "origin", folder === root ? "topic" : "main");
    expect(git(folder, present, "merge", "--no-ff", "FETCH_HEAD")).toBe(false);
    git(folder, present, "rm", "--quiet", "--cached", `content/${pathOf(id)}`);
    must(folder, present, "rm", "--quiet", "--force", `content/${pathOf(other)}`);
    must(folder, present, "add", "--all", "content");
    must(folder, present, "commit", "--quiet", "--no-edit");
    if (folder === clone) {
      must(root, present, "fetch", "--quiet", clone, "topic");
      must(root, present, "merge", "--quiet", "--ff-only", "FETCH_HEAD");
    }
    const { problems } = await settled(
      () => redirects().includes(`/events/${other}\n    to: /events/${to}\n`),
      "the second redirect is written",
    );
    expect(problems.filter(({ path }) => path.includes(id) || path.includes(other))).toEqual([]);
    expect(redirects()).toMatch(new RegExp(`/events/${id}\\n    to: /events/(?:${other}|${to})\\n`));
    for (const each of [id, to, other]) expect(await takenBackOf(each)).toEqual([]);
  },
);

test.each([10, -10])(
  "a saved file that a merge keeps though the branch deleted it is there, and nothing is named (%d s)",
  async (seconds) => {
    const id = idOf(count);
    branch("delete", id, "", 0);
    later(seconds);
    await save(id, { time: "20:00" });
    later(20);
    must(root, present, "fetch", "--quiet", clone, "topic");
    expect(git(root, present, "merge", "--no-ff", "FETCH_HEAD")).toBe(false);
    must(root, present, "add", `content/${pathOf(id)}`);
    must(root, present, "commit", "--quiet", "--no-edit");
    const { problems } = await health();
    expect(await takenBackOf(id)).toEqual([]);
    expect(problems.filter(({ path }) => path.includes(id))).toEqual([]);
    const { revisions } = (await mei.get(`/api/history/events/${id}`).expect(200)).body as HistoryAnswer;
    expect(revisions[0]).toMatchObject({ author: "Mei Tan" });
    const { items } = (await mei.get("/api/deleted/events").expect(200)).body as { items: readonly { _id: string }[] };
    expect(items.filter(({ _id }) => _id === id)).toEqual([]);
  },
);

test("a rename that was served, merged with a branch's later edit of the old file, keeps the address and the edit", async () => {
  const [id, to] = [idOf(count), `2026-09-10-night-${String(count)}`];
  must(clone, 0, "fetch", "--quiet", "origin");
  must(clone, 0, "checkout", "--quiet", "-B", "topic", "origin/main");
  must(root, present, "mv", `content/${pathOf(id)}`, `content/${pathOf(to)}`);
  must(root, present, "commit", "--quiet", "--message", "Night");
  const written = () => redirects().includes(`/events/${id}\n    to: /events/${to}\n`);
  await settled(written, "the redirect is written");
  later(5);
  await save(to, { title: "Night" });
  later(5);
  edit(clone, id, "19:00", "21:00");
  must(clone, 0, "commit", "--quiet", "--all", "--message", "The hours");
  later(20);
  integrate("merge --no-ff", id);
  expect(fileOf(to)).toMatch(/title: Night[^]*21:00/);
  const { problems } = await settled(written, "the redirect is written");
  expect(problems.filter(({ path }) => path.includes(id) || path.includes(to))).toEqual([]);
  expect([...(await takenBackOf(id)), ...(await takenBackOf(to))]).toEqual([]);
});

async function act(id: string, to: string, change: Change, when: Saves, has: string[]): Promise<void> {
  // By the clocks alone: the branch never knows a save.
  branch(change, id, to, 0);
  const title = `Evening ${String(count)}`;
  later(when === "after" ? 10 : -10);
  await save(id, { title: `${title} changed` });
  later(20);
  if (when === "twice, back again") await save(id, { title });
  has.push(when === "twice, back again" ? `title: ${title}\n` : `title: ${title} changed\n`);
}
