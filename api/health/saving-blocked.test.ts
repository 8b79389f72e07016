import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { getuid } from "node:process";
import type { Agent } from "supertest";
import { inheritedEnvironment } from "../env";
import { eventFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

const id = "2026-04-04-spring-picnic";
const path = `content/events/2026/${id}.md`;
let server: TestServer;
let mei: Agent;
let root: string;
beforeEach(async () => {
  server = await startTestServer({
    files: { [`events/2026/${id}.md`]: eventFile({ title: "Picnic", date: "2026-04-04" }) },
    overrides: { lockWaitMs: 200 },
  });
  mei = await server.loggedIn("Mei Tan");
  root = join(server.settings.contentDir, "..");
});
afterEach(() => server.close());

const inGit = (...names: string[]) => join(root, ".git", ...names);
const save = (title: string, language = "en") =>
  mei
    .post("/api/editEvent")
    .set("Accept-Language", language)
    .field({ _id: id, date: "2026-04-04", title, description: "Drinks and talks." });
const health = async (language = "en") =>
  (await mei.get("/api/health").set("Accept-Language", language).expect(200)).body as {
    attention: string[];
    blocked?: { message: string; reason: string };
    branches?: object;
  };

/** A branch whose commit changes the same line as the last one of main. */
function conflict(): void {
  const text = readFileSync(join(root, path), "utf8");
  const commit = (title: string) => {
    writeFileSync(join(root, path), text.replace(/title: .*/, `title: ${title}`));
    server.git("commit", "--quiet", "--all", "--message", title);
  };
  server.git("switch", "--quiet", "--create", "topic");
  commit("Of the topic");
  server.git("switch", "--quiet", "main");
  commit("Of main");
}
const stops = (...args: string[]) =>
  spawnSync("git", args, { cwd: root, env: { ...inheritedEnvironment(), GIT_EDITOR: "true", ...identity } });
const identity = Object.fromEntries(
  ["AUTHOR", "COMMITTER"].flatMap((who) => [
    [`GIT_${who}_NAME`, "Ren"],
    [`GIT_${who}_EMAIL`, "ren@example.invalid"],
  ]),
);
const leftLock = (name: string) => () => {
  writeFileSync(inGit(name), "");
  const past = new Date(Date.now() - 60_000);
  utimesSync(inGit(name), past, past);
  return () => rmSync(inGit(name));
};

test.each([
  [
    "an unfinished merge",
    /in the middle of a merge/,
    /git merge --abort/,
    () => {
      conflict();
      stops("merge", "topic");
      return () => void stops("merge", "--abort");
    },
  ],
  [
    "an unfinished cherry-pick",
    /in the middle of a cherry-pick/,
    /--abort/,
    () => {
      conflict();
      stops("cherry-pick", "topic");
      return () => void stops("cherry-pick", "--abort");
    },
  ],
  [
    "an unfinished revert",
    /in the middle of a revert/,
    /git revert --continue/,
    () => {
      conflict();
      stops("commit", "--allow-empty", "--message", "Later");
      stops("revert", "--no-edit", "topic");
      return () => void stops("revert", "--abort");
    },
  ],
  [
    "an unfinished rebase",
    /in the middle of a rebase/,
    /git rebase --continue/,
    () => {
      conflict();
      stops("rebase", "topic");
      return () => void stops("rebase", "--abort");
    },
  ],
  [
    "a bisect",
    /in the middle of a bisect/,
    /git bisect reset/,
    () => {
      conflict();
      stops("bisect", "start", "HEAD", "HEAD~1");
      return () => void stops("bisect", "reset");
    },
  ],
  [
    "a detached HEAD",
    /looking at an earlier state/,
    /git switch <branch>/,
    () => {
      stops("checkout", "--quiet", "--detach");
      return () => void stops("switch", "--quiet", "main");
    },
  ],
  [
    "a left index.lock",
    /git command is at work, or broke off/,
    /index\.lock".*delete that file/,
    leftLock("index.lock"),
  ],
  [
    "a slip in the settings of git",
    /settings of git on the server have a fault/,
    /mend what it names.*config/,
    () => {
      const before = readFileSync(inGit("config"));
      appendFileSync(inGit("config"), "[user\n");
      return () => writeFileSync(inGit("config"), before);
    },
  ],
  [
    "a setting that git does not know",
    /settings of git on the server have a fault/,
    /mend what it names.*unknown repository extension/,
    () => {
      const before = readFileSync(inGit("config"));
      server.git("config", "core.repositoryFormatVersion", "1");
      server.git("config", "extensions.ofANewerGit", "true");
      return () => writeFileSync(inGit("config"), before);
    },
  ],
  ...["HEAD", "refs/heads/main"].map(
    (name) =>
      [
        `an empty ${name} after a loss of power`,
        /content on the server is damaged/,
        /names no commit.*backup/,
        () => {
          const before = readFileSync(inGit(name));
          writeFileSync(inGit(name), "");
          return () => writeFileSync(inGit(name), before);
        },
      ] as const,
  ),
  [
    "a .git that was moved away",
    /content on the server is damaged/,
    /names no commit.*backup/,
    () => {
      renameSync(inGit(), join(root, "away"));
      return () => renameSync(join(root, "away"), inGit());
    },
  ],
  [
    "a branch that names a commit which was lost",
    /content on the server is damaged/,
    /damaged.*backup/,
    () => {
      const before = readFileSync(inGit("refs/heads/main"));
      writeFileSync(inGit("refs/heads/main"), `${"0123456789".repeat(4)}\n`);
      return () => writeFileSync(inGit("refs/heads/main"), before);
    },
  ],
  [
    "a folder of objects that was moved away",
    /content on the server is damaged/,
    /damaged.*backup/,
    () => {
      renameSync(inGit("objects"), join(root, "away"));
      return () => renameSync(join(root, "away"), inGit("objects"));
    },
  ],
  [
    "a folder in the place of the index",
    /content on the server is damaged/,
    /remove ".git\/index"/,
    () => {
      rmSync(inGit("index"));
      mkdirSync(inGit("index"));
      return () => rmSync(inGit("index"), { recursive: true });
    },
  ],
  ...["logs", "chamber-store"].map(
    (name) =>
      [
        `a file in the place of the folder ${name}`,
        /in the place of a folder.*a maintainer has to move it/,
        new RegExp(name),
        () => {
          const [folder, away] = [inGit(name), join(root, "away")];
          mkdirSync(folder, { recursive: true });
          renameSync(folder, away);
          writeFileSync(folder, "");
          return () => {
            rmSync(folder);
            renameSync(away, folder);
          };
        },
      ] as const,
  ),
  [
    "a HEAD that names a tag",
    /looking at an earlier state/,
    /git switch <branch>/,
    () => {
      server.git("tag", "v1");
      writeFileSync(inGit("HEAD"), "ref: refs/tags/v1\n");
      return () => writeFileSync(inGit("HEAD"), "ref: refs/heads/main\n");
    },
  ],
  [
    "a data folder that was moved away",
    /data folder is missing/,
    /DATA_DIR.*bring it back/,
    () => {
      const { dataDir } = server.settings;
      renameSync(dataDir, `${dataDir} away`);
      return () => renameSync(`${dataDir} away`, dataDir);
    },
  ],
  ["a left lock of the branch", /git command is at work/, /main\.lock".*delete/, leftLock("refs/heads/main.lock")],
] as const)(
  "%s: health, its strict form and the save say what is so and what to do",
  async (_, says, remedy, begin) => {
    const end = begin();
    const { attention, blocked } = await health();
    expect(attention).toEqual(["saving-blocked"]);
    expect(blocked?.message).toMatch(says);
    expect(blocked?.reason).toMatch(remedy);
    expect((await health("ja")).blocked?.message).toMatch(/^システム担当者.*。$/);
    const strict = await server.browser().get("/api/health?strict").expect(503);
    expect(strict.body).toMatchObject({ attention: ["saving-blocked"] });
    expect(strict.body).not.toHaveProperty("blocked");
    const refused = await save("By staff").expect(503);
    expect(refused.body.error.message).toMatch(says);
    expect(refused.body.error.message).toMatch(/your text is kept/);
    expect((await save("By staff", "ja").expect(503)).body.error.message).toMatch(/入力した内容は残っています/);
    end();
    expect(await health()).toMatchObject({ attention: [] });
    await save("By staff").expect(200);
  },
);

test.each([
  ["cut short", (index: string) => writeFileSync(index, readFileSync(index).subarray(0, 40))],
  ["of other bytes", (index: string) => writeFileSync(index, "no index\n".repeat(20))],
  ["empty", (index: string) => writeFileSync(index, "")],
  ["missing", (index: string) => rmSync(index)],
])(
  "a damaged index (%s) is in no save's way: it is made again of the commit, and what was there is kept",
  async (_, damage) => {
    appendFileSync(join(root, "content/README.md"), "unsaved\n");
    damage(inGit("index"));
    const damaged = existsSync(inGit("index")) && readFileSync(inGit("index"));
    await save("By staff").expect(200);
    expect(await health()).toMatchObject({ attention: [] });
    if (damaged) expect(readFileSync(inGit("chamber-store", "damaged-index"))).toEqual(damaged);
    await save("By staff again").expect(200);
    expect(server.git("status", "--porcelain")).toBe(" M content/README.md\n");
  },
);

test.each([["objects"], ["refs", "heads"], ["logs", "refs", "heads"]])(
  "a folder that may not be written (%s) is named before anybody saves, and no longer than that lasts",
  async (...names) => {
    const mount = (...args: string[]) => getuid?.() === 0 && spawnSync("mount", args).status === 0;
    const folder = inGit(...names);
    if (getuid?.() !== 0) {
      chmodSync(folder, 0o500);
      expect(await health()).toMatchObject({
        attention: ["saving-blocked"],
        blocked: { reason: /may not be written/ },
      });
      chmodSync(folder, 0o700);
      expect(await health()).toMatchObject({ attention: [] });
      return;
    }
    if (!mount("--bind", folder, folder)) {
      console.warn("Not tested: nothing can be mounted here");
      return;
    }
    try {
      mount("-o", "remount,bind,ro", folder);
      const { attention, blocked } = await health();
      expect(attention).toEqual(["saving-blocked"]);
      expect(blocked?.reason).toMatch(/may not be written/);
      expect((await save("By staff").expect(503)).body.error.message).toMatch(/read-only/);
    } finally {
      spawnSync("umount", ["--lazy", folder]);
    }
    expect(await health()).toMatchObject({ attention: [] });
    await save("By staff").expect(200);
  },
);

test.each([
  ["a file", () => writeFileSync(join(root, "content/media"), "")],
  ["a link", () => symlinkSync("events", join(root, "content/media"))],
  ["a submodule", () => void stops("clone", "--quiet", root, join(root, "content/media"))],
])("%s in the place of the folder of pictures: the save of one says so, and those of texts go on", async (_, place) => {
  place();
  server.git("-c", "advice.addEmbeddedRepo=false", "add", "--all");
  server.git("commit", "--quiet", "--message", "In the way");
  const refused = await save("With a picture")
    .attach("image", await picture("png"), "a.png")
    .expect(503);
  expect(refused.body.error.message).toMatch(/in the place of a folder.*your text is kept/);
  await save("By staff").expect(200);
});

test.each([
  ["a stash that is put back", () => stops("stash", "pop")],
  ["a squashed merge", () => stops("merge", "--squash", "topic")],
  ["a pick that is not committed", () => stops("cherry-pick", "--no-commit", "topic")],
  [
    "an edit that a rebase puts back",
    () => {
      server.git("branch", "saved");
      server.git("reset", "--quiet", "--hard", "HEAD~1");
      stops("stash", "pop");
      stops("rebase", "--autostash", "saved");
    },
  ],
])("%s leaves a conflict with a save: health names it until it is resolved, and saves go on", async (_, begin) => {
  const edit = () =>
    writeFileSync(join(root, path), readFileSync(join(root, path), "utf8").replace("Picnic", "By hand"));
  edit();
  stops("stash");
  stops("switch", "--quiet", "--create", "topic");
  edit();
  stops("commit", "--quiet", "--all", "--message", "By hand");
  stops("switch", "--quiet", "main");
  await save("By staff").expect(200);
  begin();
  expect(server.git("status", "--porcelain")).toMatch(/^UU /);
  const named = { attention: ["unmerged-edit"], unmerged: [{ path, author: "Mei Tan" }] };
  expect(await health()).toMatchObject(named);
  await save("By staff later").expect(200);
  expect(await health()).toMatchObject(named);
  // Resolved with the maintainer's side, but not committed yet.
  stops("checkout", "--theirs", "--", path);
  stops("add", path);
  expect(await health()).toMatchObject(named);
  stops("restore", "--staged", "--worktree", path);
  expect(await health()).toMatchObject({ attention: [] });
});

test("on another branch saves go on, and health names both branches until the first is checked out again", async () => {
  stops("switch", "--quiet", "--create", "topic");
  await save("On the topic").expect(200);
  const { attention, branches } = await health();
  expect(attention).toEqual(["other-branch"]);
  expect(branches).toEqual({ atStart: "main", now: "topic" });
  expect(JSON.stringify((await server.browser().get("/api/health")).body)).not.toContain("topic");
});

test("on a new branch without a commit saves are refused in other words than those of a damaged repository", async () => {
  stops("switch", "--quiet", "--orphan", "pages");
  const { attention, blocked } = await health();
  expect(attention).toEqual(["saving-blocked", "other-branch"]);
  expect(blocked?.message).toMatch(/new branch, which has no content yet/);
  expect(blocked?.reason).toMatch(/branch pages has no commit yet.*git switch <branch>/);
  await save("By staff").expect(503);
  stops("switch", "--quiet", "main");
  expect((await health()).attention).toEqual([]);
  await save("By staff").expect(200);
});
