import { spawn } from "node:child_process";
import { once } from "node:events";
import { execPath, kill } from "node:process";
import { createInterface } from "node:readline";
import { setTimeout as wait } from "node:timers/promises";
import { gitEnvironment } from "../store/git-environment";
import { seededRandom } from "../store/test-support/seeded-random";
import { temporaryRepository, type TemporaryRepository } from "../store/test-support/temporary-repository";
import { rootDir } from "../support/root-dir";
import { eventFile } from "../test-support/item-files";

const publishAt = "2026-12-01T09:00+09:00";
const ids = Array.from({ length: 9 }, (_, index) => `picnic-${String(index).padStart(2, "0")}`);
const before = eventFile({ title: "Picnic" }, "Drinks.");
const after = eventFile({ title: "Autumn picnic" }, "Drinks.");
const prepared = eventFile({ title: "Autumn picnic", publishAt }, "Drinks.");
const pathOf = (id: string, ending = ".md"): string => `content/events/2026/${id}${ending}`;

let repository: TemporaryRepository;
beforeEach(() => {
  const files = ids.flatMap((id) => [
    [pathOf(id), before],
    [pathOf(id, ".next.md"), prepared],
  ]);
  repository = temporaryRepository({ files: Object.fromEntries(files) as Record<string, string> });
});
afterEach(() => repository.remove());

/** How many changes are in place at a commit. Fails for one that is there by half. */
function inPlace(commit: string): number {
  const tree = repository.git("ls-tree", "-r", "--name-only", commit).split("\n");
  const done = ids.filter((id) => !tree.includes(pathOf(id, ".next.md")));
  for (const id of ids)
    expect(repository.git("show", `${commit}:${pathOf(id)}`)).toBe((done.includes(id) ? after : before).trim());
  return done.length;
}

/** Starts the process; `published` resolves after the first change that it put in place. */
function start() {
  const program = ["scripts/run.mjs", "api/prepared/test-support/apply-prepared.ts"];
  const args = [...program, repository.contentDir, publishAt];
  const child = spawn(execPath, args, { detached: true, env: gitEnvironment(), cwd: rootDir });
  const { pid } = child;
  if (pid === undefined) throw new Error("The process did not start");
  child.stderr.resume();
  child.stdin.on("error", () => undefined);
  const published = new Promise<void>((resolve) =>
    createInterface(child.stdout).on("line", (line) => {
      if (line.includes("prepared-change-published")) resolve();
    }),
  );
  return { child, pid, published, ended: once(child, "close") };
}

test("killed while it is put in place, a prepared change is undone or done, once, and nothing has to be repaired", async () => {
  const random = seededRandom(20_261_201);
  let kills = 0;
  while (inPlace("HEAD") < ids.length - 2) {
    const { pid, published, ended } = start();
    await Promise.race([published, ended.then(() => Promise.reject(new Error("The process ended by itself")))]);
    // The next one is being written.
    await wait(random() * 40);
    kill(kills % 2 === 0 ? -pid : pid, "SIGKILL");
    await ended;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(2);
  const { child, ended } = start();
  child.stdin.end();
  await ended;
  const commits = repository.git("rev-list", "--reverse", "HEAD").split("\n");
  expect(commits.map(inPlace)).toEqual([0, ...ids.map((_, index) => index + 1)]);
  expect(repository.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
  expect(repository.git("status", "--porcelain")).toBe("");
});
