import { spawn, type ChildProcessWithoutNullStreams } from "node:child_process";
import { once } from "node:events";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { BranchHead } from "./branch-head";
import { commitObject } from "./commit-object";
import { GitChild, startGit } from "./git-child";
import { gitIn } from "./git-command";
import { gitObject, type GitObject } from "./git-objects";
import { SpawningGitWriter } from "./git-writer";
import { KeptGitWriter } from "./kept-git-writer";
import { ObjectReader } from "./object-reader";
import { StaleLocks } from "./stale-locks";
import { temporaryRepository, type TemporaryRepository } from "./test-support/temporary-repository";
import { testStore, writing } from "./test-support/test-store";

// Real git processes: slow where the machine is busy.
jest.setTimeout(60_000);

const ref = "refs/heads/main";
const hash = (type: string, ...options: string[]) => [
  "hash-object",
  ...options,
  "-t",
  type,
  "--no-filters",
  "--stdin-paths",
];
type Name = "blob" | "tree" | "commit" | "branch";
type Start = () => ChildProcessWithoutNullStreams;

let repository: TemporaryRepository;
let reader: ObjectReader;
let writer: KeptGitWriter;
let events: object[];
/** The newest child of each kind. */
let running: Partial<Record<Name, ChildProcessWithoutNullStreams>>;
/** How a child is started once in place of git. */
let instead: Partial<Record<Name, Start | undefined>>;

const shell =
  (script: string): Start =>
  () =>
    spawn("sh", ["-c", script], { cwd: repository.root });

beforeEach(() => {
  repository = temporaryRepository();
  [events, running, instead] = [[], {}, {}];
  const place = {
    root: repository.root,
    gitDir: join(repository.root, ".git"),
    commonDir: join(repository.root, ".git"),
  };
  const stateDir = join(place.gitDir, "state");
  mkdirSync(stateDir);
  const log = (event: object) => void events.push(event);
  reader = new ObjectReader(repository.root);
  const head = new BranchHead(place);
  const staleLocks = new StaleLocks({ place, stateDir, log });
  const { commonDir } = place;
  const spawning = new SpawningGitWriter({
    run: gitIn(repository.root),
    reader,
    head,
    commonDir,
    staleLocks,
    waitMs: 5_000,
  });
  const child = (name: Name, args: readonly string[]) =>
    new GitChild({
      name,
      patienceMs: 400,
      start: () => {
        const start = instead[name] ?? (() => startGit(repository.root, args));
        instead = { ...instead, [name]: undefined };
        return (running[name] = start());
      },
    });
  const children = {
    blob: child("blob", hash("blob", "-w")),
    tree: child("tree", hash("tree", "-w")),
    commit: child("commit", hash("commit", "-w")),
    branch: child("branch", ["update-ref", "-m", "save", "--stdin"]),
  };
  writer = new KeptGitWriter({ children, spawning, head, commonDir, stateDir, log });
});
afterEach(() => {
  writer.close();
  reader.close();
  for (const child of Object.values(running)) child.kill("SIGKILL");
  repository.remove();
});

/** The objects of a commit on HEAD whose only file holds the text. */
function objectsFor(text: string): { readonly objects: GitObject[]; readonly parent: string; readonly commit: string } {
  const blob = gitObject("blob", text);
  const tree = gitObject("tree", Buffer.concat([Buffer.from("100644 a.md\0"), Buffer.from(blob.id, "hex")]));
  const parent = repository.git("rev-parse", "HEAD");
  const commit = commitObject({
    tree: tree.id,
    parents: [parent],
    author: { name: "" },
    message: text,
    at: new Date(),
  });
  return { objects: [blob, tree, commit], parent, commit: commit.id };
}

/** Writes and moves as a save does, and looks with git's own commands at what came of it. */
async function saved(text: string): Promise<void> {
  const { objects, parent, commit } = objectsFor(text);
  await writer.writeObjects(objects);
  expect(await writer.moveRef(ref, parent, commit)).toBe(true);
  expect(repository.git("rev-parse", ref)).toBe(commit);
  expect(repository.git("show", `${ref}:a.md`)).toBe(text);
  expect(repository.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
}

test("the same git processes serve one save after another", async () => {
  await saved("one");
  const first = { ...running };
  await saved("two");
  expect(running).toEqual(first);
  expect(Object.keys(first).sort()).toEqual(["blob", "branch", "commit", "tree"]);
  expect(events).toEqual([]);
});

test("processes killed between two saves are started again", async () => {
  await saved("one");
  const first = Object.values(running);
  for (const child of first) child.kill("SIGKILL");
  await Promise.all(first.map((child) => once(child, "close")));
  await saved("two");
  expect(events).toEqual([]);
});

test.each(["blob", "commit", "branch"] as const)(
  "a %s process killed in the middle of a save loses nothing",
  async (name) => {
    instead[name] = shell("read line; kill -9 $$");
    await saved("one");
    expect(events).toEqual([{ event: "store-git-child-failed", reason: expect.stringContaining("killed") }]);
    await saved("two");
    expect(events).toHaveLength(1);
  },
);

test.each(["tree", "branch"] as const)("a %s process that hangs is killed and holds nobody up", async (name) => {
  await saved("one");
  const hanging = running[name];
  hanging?.kill("SIGSTOP");
  await saved("two");
  expect(hanging?.signalCode).toBe("SIGKILL");
  await saved("three");
  expect(events).toHaveLength(1);
});

test("a lock that a killed process left on the branch is cleared", async () => {
  instead.branch = shell(`read line; touch .git/${ref}.lock; kill -9 $$`);
  await saved("one");
  expect(events).toContainEqual({ event: "store-lock-cleared", lock: "main.lock" });
});

test.each<[string, Name, () => Start]>([
  ["other ids", "blob", () => shell(`while read line; do echo ${"0".repeat(40)}; done`)],
  ["the right ids without writing", "blob", () => () => startGit(repository.root, hash("blob"))],
  ["more than it was asked", "tree", () => shell('while read line; do echo "$line"; echo "$line"; done')],
  ["success without moving the branch", "branch", () => shell("printf 'start: ok\\nprepare: ok\\ncommit: ok\\n'; cat")],
  ["something else", "branch", () => shell("while read line; do echo what; done")],
])("a process that answers %s is not believed", async (_, name, start) => {
  instead[name] = start();
  await saved("one");
  await saved("two");
});

test("an object that lies in a pack is written by git, and nothing is wrong", async () => {
  await saved("one");
  repository.git("repack", "-a", "-d", "-q");
  await saved("two");
  await saved("one");
  expect(events).toEqual([]);
});

test("a branch that moved meanwhile is left where it is", async () => {
  const { objects, parent, commit } = objectsFor("mine");
  await writer.writeObjects(objects);
  repository.git("commit", "--quiet", "--allow-empty", "--message", "By hand");
  const theirs = repository.git("rev-parse", "HEAD");
  expect(await writer.moveRef(ref, parent, commit)).toBe(false);
  expect(repository.git("rev-parse", ref)).toBe(theirs);
  await saved("mine again");
});

test("a closed store leaves no git process behind", async () => {
  const store = await testStore(repository.contentDir);
  await store.save(writing("events/2026/a.md", "---\ntitle: A\n---\n"), { name: "" });
  await store.close();
  // Git itself would say that somebody holds the folder.
  expect(repository.git("status", "--porcelain")).toBe("");
  const { gitWorksIn } = await import("./live-git");
  expect(await gitWorksIn([repository.root], join(repository.root, ".git", "none.lock"))).toBe(false);
});
