import { spawn } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gitEnvironment } from "../git-environment";
import type { ContentStore } from "../content-store";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { testStore, writing } from "../test-support/test-store";
import { until } from "../../test-support/until";

const author = { name: "Mei Tan" };
const added = "events/2026/new.md";
let repository: TemporaryRepository;
let store: ContentStore;
let events: { readonly event?: string; readonly path?: string }[];
beforeEach(async () => {
  repository = temporaryRepository();
  repository.git("config", "user.name", "Ren");
  repository.git("config", "user.email", "ren@example.invalid");
  events = [];
  store = await testStore(repository.contentDir, { events });
});
afterEach(async () => {
  await store.close();
  repository.remove();
});

/**
 * A git command of a maintainer that has read the index and, when this resolves, is stopped before it goes on: a hook that
 * git asks for changed files waits until `release` is called.
 */
async function stoppedCommand(...args: readonly string[]): Promise<{ release(): Promise<number | null> }> {
  const [hook, reached, go] = ["hook", "reached", "go"].map((name) => join(repository.root, ".git", name)) as [
    string,
    string,
    string,
  ];
  writeFileSync(hook, `#!/bin/sh\n: > '${reached}'\nwhile [ ! -e '${go}' ]; do sleep 0.01; done\nprintf 'x\\0/\\0'\n`, {
    mode: 0o755,
  });
  const child = spawn("git", ["-c", `core.fsmonitor='${hook}'`, ...args], {
    cwd: repository.root,
    env: gitEnvironment({ GIT_EDITOR: "true" }),
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  await until("git is in its hook", () => existsSync(reached));
  return {
    release: () => {
      writeFileSync(go, "");
      return ended;
    },
  };
}
const isPutBack = (path: string) =>
  events.some((one) => one.event === "store-index-entry-put-back" && one.path === path) &&
  !existsSync(join(repository.root, ".git", "index.lock"));
const stageNote = () => {
  repository.write("NOTES.md", "By hand.\n");
  repository.git("add", "NOTES.md");
};

test.each([
  ["a commit", ["commit", "--quiet", "--message", "By hand"]],
  ["an amend", ["commit", "--quiet", "--amend", "--message", "By hand"]],
])(
  "%s that began before a save and ends after it: run again it commits what is its own, and the save stays",
  async (_, args) => {
    stageNote();
    const command = await stoppedCommand(...args);
    await store.save(writing(added, eventText("New")), author);
    await store.save(writing(picnicPath, eventText("Picnic by staff")), author);
    const code = await command.release();
    expect(code).not.toBe(0);
    await until("both files are put back", () => isPutBack(`content/${added}`) && isPutBack(`content/${picnicPath}`));
    expect(repository.git("status", "--porcelain", "--untracked-files=no")).toBe("A  NOTES.md");
    repository.git(...args);
    expect(repository.git("diff", "--name-only", "HEAD@{1}", "HEAD")).toBe("NOTES.md");
    expect(repository.git("show", `HEAD:content/${added}`)).toContain("title: New");
    expect(repository.git("show", `HEAD:content/${picnicPath}`)).toContain("Picnic by staff");
  },
);

test("whoever finds a save on the branch finds it in the index: a commit of all that is edited cannot take it back", async () => {
  const inGit = (name: string) => readFileSync(join(repository.root, ".git", name), "latin1");
  const names = ["one", "two", "three", "four"].map((name) => `events/2026/${name}.md`);
  const saved: string[] = [];
  const saving = (async () => {
    for (const name of names) saved.push((await store.save(writing(name, eventText(name)), author)).commit);
  })();
  const seen: { readonly commit: string; readonly index: string }[] = [];
  while (saved.length < names.length) {
    seen.push({ commit: inGit("refs/heads/main").trim(), index: inGit("index") });
    await new Promise(setImmediate);
  }
  await saving;
  for (const [at, name] of names.entries()) {
    const later = seen.filter(({ commit }) => saved.indexOf(commit) >= at);
    expect(later.filter(({ index }) => !index.includes(name))).toEqual([]);
    expect(later).not.toEqual([]);
  }
});

test("a reset that began before a save and ends after it drops the save, which is found in the reflog", async () => {
  repository.git("commit", "--quiet", "--allow-empty", "--message", "Mistake");
  const command = await stoppedCommand("reset", "--quiet", "--hard", "HEAD~1");
  const { commit } = await store.save(writing(added, eventText("New")), author).catch(async (error: unknown) => {
    await command.release();
    throw error;
  });
  expect(await command.release()).toBe(0);
  await until("the commit is followed", () => store.snapshot().commit === repository.git("rev-parse", "HEAD"));
  const since = new Date("2026-05-01T00:00:00Z");
  expect(await store.dropped(since)).toMatchObject([{ commit, author: "Mei Tan", files: [{ path: added }] }]);
});

test("an entry is put back once: a maintainer's git rm --cached goes through, and so does a staged reversal", async () => {
  await store.save(writing(added, eventText("New")), author);
  repository.git("rm", "--quiet", "--cached", `content/${added}`);
  await until("the file is put back", () => isPutBack(`content/${added}`));
  repository.git("rm", "--quiet", "--cached", `content/${added}`);
  await store.save(writing(picnicPath, eventText("Picnic by staff")), author);
  expect(repository.git("ls-files", `content/${added}`)).toBe("");
  await store.save(writing(picnicPath, eventText("Picnic again")), author);
  repository.git("rm", "--quiet", `content/${picnicPath}`);
  repository.git("commit", "--quiet", "--message", "Over");
  await store.save(writing("events/2026/other.md", eventText("Other")), author);
  expect(repository.git("ls-files", `content/${picnicPath}`)).toBe("");
});
