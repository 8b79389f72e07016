import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment } from "../../env";
import { processLives } from "../../support/process-lives";
import { until } from "../../test-support/until";
import { gitIn } from "../git-command";
import { damagePacked } from "../test-support/damage-packed";
import { picnicPath, temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { RepositoryCheck } from "./check-repository";

let repository: TemporaryRepository;
let closing: AbortController;
beforeEach(() => {
  repository = temporaryRepository();
  closing = new AbortController();
});
afterEach(() => {
  jest.restoreAllMocks();
  repository.remove();
});

/** Puts a git in front of the real one. */
function insteadOfGit(...lines: readonly string[]): void {
  const folder = join(repository.root, ".git", "other-git");
  mkdirSync(folder);
  writeFileSync(join(folder, "git"), ["#!/bin/sh", ...lines, ""].join("\n"), { mode: 0o755 });
  const environment = childEnvironment();
  jest.replaceProperty(process, "env", { ...environment, PATH: `${folder}:${environment["PATH"] ?? ""}` });
}

/** The check of the repository; what it logs is added to `events`. */
const checkOf = (events: object[]): RepositoryCheck =>
  new RepositoryCheck(repository.root, gitIn(repository.root), (event) => events.push(event), closing.signal);

test("damage of any version is found and logged, and is over when it is mended; an odd old commit is none", async () => {
  const odd = repository.git("cat-file", "commit", "HEAD").replace(/<[^>]*>/g, "<no>address>");
  repository.write("odd", `${odd}\n`);
  repository.git(
    "update-ref",
    "refs/heads/odd",
    repository.git("hash-object", "-t", "commit", "-w", "--literally", "odd"),
  );
  const events: object[] = [];
  const check = checkOf(events);
  await check.look();
  expect(check.isDamaged).toBe(false);

  const text = repository.read(`content/${picnicPath}`);
  const id = repository.git("rev-parse", `HEAD:content/${picnicPath}`);
  const object = join(repository.root, ".git", "objects", id.slice(0, 2), id.slice(2));
  repository.git("rm", "--quiet", `content/${picnicPath}`);
  repository.git("commit", "--quiet", "--message", "Without it");
  rmSync(object);
  for (const bytes of ["", "damaged"]) {
    writeFileSync(object, bytes);
    await check.look();
    expect([check.isDamaged, events.at(-1)]).toEqual([true, expect.objectContaining({ event: "store-damaged" })]);
  }

  rmSync(object);
  repository.write("mended", text);
  repository.git("hash-object", "-w", "mended");
  await check.look();
  expect(check.isDamaged).toBe(false);
});

test("damage within a pack is found", async () => {
  damagePacked(repository, repository.git("rev-parse", `HEAD:content/${picnicPath}`));
  const check = new RepositoryCheck(repository.root, gitIn(repository.root), () => undefined, closing.signal);
  await check.look();
  expect(check.isDamaged).toBe(true);
});

test("what is saved while git looks is no damage: git may have passed its place before it was there", async () => {
  const run = gitIn(repository.root);
  const tree = "4".repeat(40);
  const saved = repository.git("cat-file", "commit", "HEAD").replace(/^tree \w+/, `tree ${tree}`);
  const check = new RepositoryCheck(
    repository.root,
    async (command) => {
      const heads = await run(command);
      repository.write("saved", `${saved}\n`);
      const commit = repository.git("hash-object", "-t", "commit", "-w", "--literally", "saved");
      repository.git("update-ref", "refs/heads/main", commit);
      return heads;
    },
    () => undefined,
    closing.signal,
  );
  await check.look();
  expect(check.isDamaged).toBe(false);
});

test("closing ends the git that looks, and is no damage", async () => {
  const note = join(repository.root, ".git", "pid");
  insteadOfGit(
    'case "$*" in *for-each-ref*) exit 0; esac',
    `echo $$ > "${note}.new"`,
    `mv "${note}.new" "${note}"`,
    "exec sleep 600",
  );
  const events: object[] = [];
  const check = checkOf(events);
  const looking = check.look();
  await until("git has begun", () => existsSync(note));
  closing.abort();
  await looking;
  expect([check.isDamaged, events]).toEqual([false, []]);
  await until("git has ended", () => !processLives(Number(readFileSync(note, "utf8"))));
});

test("of a line for each of many objects a few hundred characters are logged", async () => {
  insteadOfGit(
    'case "$*" in *for-each-ref*) exit 0; esac',
    'for i in $(seq 5000); do echo "missing blob $i"; done',
    "exit 1",
  );
  const events: { readonly reason?: string }[] = [];
  const check = checkOf(events);
  await check.look();
  expect(check.isDamaged).toBe(true);
  expect(events[0]?.reason).toMatch(/missing blob \d+\n/);
  expect(events[0]?.reason?.length).toBeLessThan(600);
});
