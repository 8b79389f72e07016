import { spawnSync } from "node:child_process";
import { readFileSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitEnvironment } from "./git-environment";
import { editedIndex, type IndexEdit } from "./index-edit";
import { seededRandom } from "./test-support/seeded-random";
import { temporaryRepository } from "./test-support/temporary-repository";

const now = () => Math.floor(Date.now() / 1000) + 1;
const repository = temporaryRepository({ files: { "a.md": "a", "kept.md": "kept" } });
afterAll(() => repository.remove());
const indexFile = join(repository.root, ".git", "index");
const blob = repository.git("hash-object", "-w", "a.md");
const other = repository.git("hash-object", "-w", "kept.md");

/** Runs git with an index of its own beside the checkout's. */
function gitOn(name: string, args: readonly string[], input = ""): string {
  const env = gitEnvironment({ GIT_INDEX_FILE: join(repository.root, ".git", name) });
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: repository.root, env, input, encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return stdout + stderr;
}

const paths = [
  "a.md",
  "content/events/2026/a.md",
  "content/events/2026/a-b.md",
  "content/events/2026.md",
  "content/ニュース/日本 語.md",
  "content/e",
  "z",
  `long/${"n".repeat(4200)}`,
];

test("a hundred random edits leave what git's own command leaves", () => {
  const random = seededRandom(7);
  const pick = <T>(items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)];
  for (const name of ["ours", "gits"]) writeFileSync(join(repository.root, ".git", name), readFileSync(indexFile));
  for (let round = 0; round < 34; round += 1) {
    const edits = new Map<string, IndexEdit>();
    for (let count = 0; count < 3; count += 1) {
      const path = pick(paths) ?? "";
      const id = pick([blob, other, undefined]);
      edits.set(path, { path, id, ...(random() < 0.3 ? { mode: "100755" } : {}) });
    }
    const ours = join(repository.root, ".git", "ours");
    writeFileSync(ours, editedIndex(readFileSync(ours), [...edits.values()], now()) ?? "left to git");
    const info = [...edits.values()].map(({ path, id, mode = "100644" }) =>
      id === undefined ? `0 ${"0".repeat(40)}\t${path}\0` : `${mode} ${id} 0\t${path}\0`,
    );
    gitOn("gits", ["update-index", "-z", "--index-info"], info.join(""));
    expect(gitOn("ours", ["ls-files", "--stage", "-z"])).toBe(gitOn("gits", ["ls-files", "--stage", "-z"]));
  }
  // Verifies the checksum, too.
  expect(gitOn("ours", ["fsck", "--no-dangling"])).toBe("");
}, 30_000);

test("a file in the way of a folder, an unfinished merge and other forms of index are left to git", () => {
  const edit = (path: string) => editedIndex(readFileSync(indexFile), [{ path, id: blob }], now());
  expect(edit("b.md")).toBeInstanceOf(Buffer);
  expect(edit("a.md/b")).toBeUndefined();
  repository.write("folder/b.md", "b");
  repository.git("add", "folder/b.md");
  expect(edit("folder")).toBeUndefined();
  const merge = `100644 ${blob} 1\ta.md\0` + `100644 ${other} 2\ta.md\0`;
  gitOn("merging", ["update-index", "-z", "--add", "--index-info"], merge);
  const merging = readFileSync(join(repository.root, ".git", "merging"));
  expect(editedIndex(merging, [{ path: "a.md", id: blob }], now())).toBeUndefined();
  expect(editedIndex(Buffer.from("DIRC"), [], now())).toBeUndefined();
  const cut = readFileSync(indexFile).subarray(0, 100);
  expect(editedIndex(cut, [{ path: "b.md", id: blob }], now())).toBeUndefined();
});

test("a change that a file got in the second in which the index was written is still seen", () => {
  repository.git("config", "core.trustctime", "false");
  repository.git("config", "core.checkStat", "minimal");
  const second = Math.floor(Date.now() / 1000);
  const racy = join(repository.root, "racy.md");
  writeFileSync(racy, "before");
  utimesSync(racy, second, second);
  repository.git("add", "racy.md");
  utimesSync(indexFile, second, second);
  writeFileSync(racy, "after.");
  utimesSync(racy, second, second);
  writeFileSync(indexFile, editedIndex(readFileSync(indexFile), [{ path: "new.md", id: blob }], second) ?? "");
  utimesSync(indexFile, second + 10, second + 10);
  expect(repository.git("status", "--porcelain", "racy.md")).toBe("AM racy.md");
});
