import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { kill, pid } from "node:process";
import { gitIn } from "../git-command";
import { gitChildrenOf } from "../test-support/store-process";
import { temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { PersistentGitWriter } from "./persistent-git-writer";

let repository: TemporaryRepository;
let writer: PersistentGitWriter;
/** Children that other tests of this process are ending. */
let others: readonly number[];
const ownChildren = () => gitChildrenOf(pid).filter((child) => !others.includes(child));
beforeEach(() => {
  others = gitChildrenOf(pid);
  repository = temporaryRepository();
  writer = writerOf(repository);
});
afterEach(async () => {
  await writer.close();
  repository.remove();
});

function writerOf({ root }: TemporaryRepository, run = gitIn(root)): PersistentGitWriter {
  return new PersistentGitWriter({ root, commonDir: join(root, ".git"), run, log: () => undefined });
}
const packs = (ending: string) =>
  readdirSync(join(repository.root, ".git/objects/pack")).filter((name) => name.endsWith(ending));
const fileOf = (text: string, path = "a.md") => [{ path, after: { mode: "100644", bytes: Buffer.from(text) } }];
const commitOf = (text: string, parents = [repository.git("rev-parse", "HEAD")]) => ({
  parents,
  files: fileOf(text),
  author: { name: "Mei Tan" },
  message: `${text}\n`,
  at: new Date("2026-06-01T03:00:00Z"),
});
/** Writes a commit and moves the branch to it, as a save does. */
async function save(text: string): Promise<string> {
  const commit = await writer.write(commitOf(text));
  repository.git("update-ref", "refs/heads/main", commit);
  expect(repository.git("show", "main:a.md")).toBe(text);
  expect(repository.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
  return commit;
}

test("one process serves all commits, and no ref is written", async () => {
  await save("one");
  const first = ownChildren();
  await save("two");
  expect(ownChildren()).toEqual(first);
  expect(first).toHaveLength(1);
  expect(repository.git("for-each-ref", "--format=%(refname)")).toBe("refs/heads/main");
});

test("odd names, a removed file that becomes a folder, and two parents", async () => {
  const [path, other] = ['a "b" \\ 夏.md', "a.md/inside.md"];
  await save("one");
  const parent = repository.git("rev-parse", "HEAD");
  const commit = await writer.write({
    ...commitOf("two"),
    files: [...fileOf("odd", path), ...fileOf("inside", other), { path: "a.md", after: undefined }],
  });
  expect(repository.git("show", `${commit}:${path}`)).toBe("odd");
  expect(repository.git("show", `${commit}:${other}`)).toBe("inside");
  const tree = repository.git("rev-parse", `${parent}^{tree}`);
  const merge = await writer.write({ ...commitOf("merge", [commit, parent]), tree, files: [] });
  expect(repository.git("log", "-1", "--format=%P %T", merge)).toBe(`${commit} ${parent} ${tree}`);
  const alone = await writer.write(commitOf("alone", []));
  expect(repository.git("log", "-1", "--format=%P|%an|%s", alone)).toBe("|Mei Tan|alone");
  expect(repository.git("ls-tree", "--name-only", alone)).toBe("a.md");
});

test("a process that was killed between two commits is started again", async () => {
  await save("one");
  for (const child of ownChildren()) kill(child, "SIGKILL");
  await save("two").catch(() => undefined);
  await save("three");
});

test("a process that is killed at its work is reported as killed; the commit can be written again", async () => {
  await save("one");
  const [child = 0] = ownChildren();
  kill(child, "SIGSTOP");
  const writing = writer.write(commitOf("two"));
  setTimeout(() => kill(child, "SIGKILL"), 100);
  await expect(writing).rejects.toMatchObject({ exitCode: null });
  await save("two");
});

test.each(["fast-import", ""])(
  "a mark %j on a pack that a killed process did not finish refuses no commit",
  async (mark) => {
    await save("one");
    const commit = commitOf("two");
    const before = packs(".pack");
    const id = await writer.write(commit);
    const [pack = ""] = packs(".pack").filter((name) => !before.includes(name));
    for (const child of ownChildren()) kill(child, "SIGKILL");
    for (const ending of ["pack", "idx", "rev"])
      rmSync(join(repository.root, ".git/objects/pack", pack.replace(/pack$/, ending)), { force: true });
    writeFileSync(join(repository.root, ".git/objects/pack", pack.replace(/pack$/, "keep")), mark);
    await expect(writer.write(commit)).resolves.toBe(id);
  },
);

test("what git refuses is reported with its words, and the next commit works", async () => {
  const missing = commitOf("one", ["1".repeat(40)]);
  await expect(writer.write(missing)).rejects.toMatchObject({ exitCode: expect.any(Number) as number });
  await save("one");
});

test("an object that others removed meanwhile is written again", async () => {
  await save("one");
  await save("two");
  repository.git("reset", "--quiet", "--hard", "HEAD~2");
  repository.git("reflog", "expire", "--expire=now", "--all");
  for (const name of packs(".keep")) rmSync(join(repository.root, ".git/objects/pack", name));
  repository.git("repack", "-a", "-d", "-q");
  await save("one");
});

test("many packs become few, also those that a killed process had marked as kept", async () => {
  let parent = repository.git("rev-parse", "HEAD");
  const saveMany = async (count: number) => {
    for (let number = 0; number < count; number += 1) parent = await writer.write(commitOf(`text ${parent}`, [parent]));
    repository.git("update-ref", "refs/heads/main", parent);
  };
  await saveMany(30);
  for (const child of ownChildren()) kill(child, "SIGKILL");
  await save("after").catch(() => undefined);
  parent = repository.git("rev-parse", "HEAD");
  await saveMany(25);
  await writer.repackIfNeeded();
  expect(packs(".pack").length).toBeLessThan(5);
  expect(packs(".keep")).toEqual([]);
  expect(readFileSync(join(repository.root, ".git/HEAD"), "utf8")).toContain("main");
  await save("last");
});

test("commits are written while packs are merged, before git has read them and after", async () => {
  const git = gitIn(repository.root);
  const steps: string[] = [];
  let goOn: () => void = () => undefined;
  const saved = new Promise<void>((resolve) => (goOn = resolve));
  const merging = writerOf(repository, async (command) => {
    steps.push("begins");
    await saved;
    const answer = await git(command);
    steps.push("ends");
    return answer;
  });
  let parent = repository.git("rev-parse", "HEAD");
  const write = async (text: string) => (parent = await merging.write(commitOf(text, [parent])));
  for (let number = 0; number < 50; number += 1) await write(`text ${parent}`);
  const many = packs(".pack");
  const merged = [merging.repackIfNeeded(), merging.repackIfNeeded()];
  await write("while it waits");
  expect(steps).toEqual(["begins"]);
  goOn();
  // Until the packs are merged, one commit after another.
  for (let number = 0; !steps.includes("ends"); number += 1) await write(`while it works ${number}`);
  await Promise.all(merged);
  expect(steps).toEqual(["begins", "ends"]);
  // A slow machine writes more packs meanwhile than were merged.
  expect(many.length).toBeGreaterThanOrEqual(50);
  expect(packs(".pack").filter((name) => many.includes(name)).length).toBeLessThan(5);
  const last = await write("text after it");
  await merging.close();
  repository.git("update-ref", "refs/heads/main", last);
  expect(repository.git("show", "main:a.md")).toBe("text after it");
  expect(repository.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
});

test("a closed writer leaves no process and no mark behind", async () => {
  await save("one");
  await writer.close();
  expect(ownChildren()).toEqual([]);
  expect(packs(".keep")).toEqual([]);
  await expect(writer.write(commitOf("two"))).rejects.toThrow("closed");
});
