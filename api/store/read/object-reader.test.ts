import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment } from "../../env";
import { damagePacked } from "../test-support/damage-packed";
import { temporaryRepository, type TemporaryRepository } from "../test-support/temporary-repository";
import { ObjectReader } from "./object-reader";

let repository: TemporaryRepository;
let reader: ObjectReader;

beforeEach(() => {
  repository = temporaryRepository();
  reader = new ObjectReader(repository.root);
});
afterEach(() => {
  jest.restoreAllMocks();
  reader.close();
  repository.remove();
});

/** Puts a git in front of the real one that is killed so many times when it starts to read objects. */
function killStarts(times: number): void {
  const folder = join(repository.root, ".git", "killed-git");
  const git = execFileSync("sh", ["-c", "command -v git"]).toString().trim();
  mkdirSync(folder);
  const marks = Array.from({ length: times }, (_, number) => join(folder, `mark-${String(number)}`));
  for (const mark of marks) writeFileSync(mark, "");
  const kill = marks.map((mark) => `if rm "${mark}" 2>/dev/null; then kill -KILL $$; fi`);
  writeFileSync(join(folder, "git"), ["#!/bin/sh", ...kill, `exec "${git}" "$@"`, ""].join("\n"), { mode: 0o755 });
  const environment = childEnvironment();
  jest.replaceProperty(process, "env", { ...environment, PATH: `${folder}:${environment["PATH"] ?? ""}` });
}

test("a read that loses its process is repeated", async () => {
  const head = repository.git("rev-parse", "HEAD");
  killStarts(1);
  expect(await reader.read(head)).toMatchObject({ type: "commit" });
});

test("a read that loses its process twice is reported as killed, which a save repeats; the next read works", async () => {
  const head = repository.git("rev-parse", "HEAD");
  killStarts(2);
  await expect(reader.read(head)).rejects.toMatchObject({ name: "GitCommandError", exitCode: null });
  expect(await reader.read(head)).toMatchObject({ type: "commit" });
});

test.each(["blob", "tree", "commit"])(
  "a %s that is damaged in a pack is as good as missing, and others are read",
  async (type) => {
    const at = { commit: "HEAD", tree: "HEAD:content", blob: "HEAD:README.md" };
    const ids = Object.entries(at).map(([name, place]) => ({ name, id: repository.git("rev-parse", place) }));
    damagePacked(repository, ids.find(({ name }) => name === type)?.id ?? "");
    const objects = await Promise.all([...ids, ...ids].map(async ({ id }) => reader.read(id)));
    const found = ids.map(({ name }) => (name === type ? undefined : name));
    expect(objects.map((object) => object?.type)).toEqual([...found, ...found]);
  },
);
