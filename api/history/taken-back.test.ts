import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Agent } from "supertest";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import type { HistoryAnswer } from "../../content/model/api/history-answers";
import { inheritedEnvironment } from "../env";
import { keptSaves } from "../store/history/content-log";
import { eventFile } from "../test-support/item-files";
import { until } from "../test-support/until";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";

const id = "2026-04-04-spring-picnic";
const path = `events/2026/${id}.md`;
const ren = {
  GIT_AUTHOR_NAME: "Ren",
  GIT_AUTHOR_EMAIL: "r@x.example",
  GIT_COMMITTER_NAME: "Ren",
  GIT_COMMITTER_EMAIL: "r@x.example",
};
let server: TestServer;
let mei: Agent;
let root: string;
let now: Date;
beforeEach(async () => {
  now = testNow;
  server = await startTestServer({
    files: { [path]: eventFile({ time: "All day", place: "Tokyo" }), "README.md": "Read me.\n" },
    overrides: { clock: () => now },
  });
  mei = await server.loggedIn("Mei Tan");
  root = join(server.settings.contentDir, "..");
});
afterEach(() => server.close());

const git = (...args: string[]) => {
  const env = { ...inheritedEnvironment(), ...ren, GIT_EDITOR: "true" };
  const { status, stderr } = spawnSync("git", args, { cwd: root, encoding: "utf8", env });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
};
const file = () => readFileSync(join(root, "content", path), "utf8");
const write = (text: string) => writeFileSync(join(root, "content", path), text);
const settled = async () => {
  const head = server.git("rev-parse", "HEAD").trim();
  await until("the commit is followed", async () => (await mei.get("/api/health")).body.commit === head);
};
const health = async () => {
  await settled();
  return (await mei.get("/api/health").expect(200)).body as StaffHealthAnswer;
};
const history = async () => (await mei.get(`/api/history/events/${id}`).expect(200)).body as HistoryAnswer;
const save = async (fields: object) => {
  now = new Date(now.getTime() + 1_000);
  const saved = await mei.put(`/api/collections/events/${id}`).send(fields).expect(200);
  return saved.body as { commit: string; version: string };
};
const decide = (commit: string, act: string) =>
  mei.post("/api/takenBackSave").send({ kind: "events", _id: id, commit, act });

/** A maintainer's editor that read the file before staff saved, and writes its own text over it. */
async function overwritten() {
  const opened = file();
  const saved = await save({ time: "10:00" });
  write(opened.replace("place: Tokyo", "place: Osaka"));
  git("commit", "--quiet", "--all", "--message", "The place");
  return saved;
}

test("a maintainer's commit that takes a save back is named with person, path and way back, and one call merges both", async () => {
  const { commit } = await overwritten();
  const { attention, takenBack } = await health();
  expect(attention).toEqual(["save-taken-back"]);
  expect(takenBack).toEqual([
    expect.objectContaining({
      kind: "events",
      _id: id,
      title: "Spring picnic",
      path,
      commit,
      author: "Mei Tan",
      canReturn: true,
    }),
  ]);
  expect(takenBack?.[0]?.by).toEqual({ author: "Ren", commit: server.git("rev-parse", "HEAD").trim() });
  expect((await server.browser().get("/api/health?strict").expect(503)).body).not.toHaveProperty("takenBack");
  expect((await history()).revisions.map(({ takesBack }) => takesBack)).toEqual([true, undefined, undefined]);
  await decide(commit, "bring-back").expect(204);
  expect(file()).toMatch(/time: "?10:00"?\nplace: Osaka/);
  expect((await health()).attention).toEqual([]);
  await decide(commit, "bring-back").expect(404);
});

/** A file as an editor that formats leaves it: every value, mark and blank in other signs. */
const formatted = (text: string) =>
  text
    .replaceAll(/^(title|time|place): (?!")(.+)$/gm, '$1:   "$2"')
    .replaceAll(/^\* /gm, "- ")
    .replaceAll(/\*(\w+)\*/g, "_$1_")
    .replaceAll("\n", "\r\n");
const menu = "Come *early*.\n\n* Cake at 5,000 yen\n* Tea";
test.each([
  ["a field", { time: "10:00" }, /time: +"?10:00"?\r\n/],
  ["a line of the text", { description: menu.replace("5,000", "6,000") }, /Cake at 6,000 yen/],
])("so is one of an editor that formats, too, and had %s from before the save", async (_, fields, saved) => {
  write(eventFile({ time: "All day", place: "Tokyo" }, menu));
  git("commit", "--quiet", "--all", "--message", "The menu");
  const opened = file();
  const { commit } = await save(fields);
  const fresh = file();
  write(formatted(fresh));
  git("commit", "--quiet", "--all", "--message", "Format");
  expect((await health()).attention).toEqual([]);
  write(formatted(opened).replace("Tokyo", "Osaka"));
  git("commit", "--quiet", "--all", "--message", "The place");
  const { attention, takenBack } = await health();
  expect(attention).toEqual(["save-taken-back"]);
  expect(takenBack).toMatchObject([{ commit, author: "Mei Tan", by: { author: "Ren" } }]);
  expect((await history()).revisions[0]).toMatchObject({ takesBack: true });
  await decide(commit, "bring-back").expect(204);
  expect(file()).toMatch(saved);
  expect(file()).toContain('place:   "Osaka"\r\n');
  expect((await health()).attention).toEqual([]);
});

test.each([
  ["ours, of the branch that was made before the save", "theirs"],
  ["the file as it was before the save, by hand", "by hand"],
  ["the saved file, over a later commit of the other branch", "saved"],
])("a merge takes one side's file whole (%s): named where it drops a save", async (_, how) => {
  git("switch", "--quiet", "--create", "topic");
  write(file().replace("place: Tokyo", "place: Osaka"));
  if (how !== "by hand") git("commit", "--quiet", "--all", "--message", "The place");
  else git("checkout", "--quiet", "--", ".");
  git("commit", "--quiet", "--allow-empty", "--message", "Of the branch");
  git("switch", "--quiet", "main");
  const { commit } = await save({ time: "10:00" });
  if (how === "theirs") {
    git("switch", "--quiet", "topic");
    git("merge", "--quiet", "--no-edit", "--strategy", "ours", "main");
    git("switch", "--quiet", "main");
    git("merge", "--quiet", "--ff-only", "topic");
  } else {
    git("merge", "--quiet", "--no-commit", "--no-ff", "--strategy", "ours", "topic");
    if (how === "by hand") git("checkout", "--quiet", "topic", "--", `content/${path}`);
    git("commit", "--quiet", "--message", "Merge branch 'topic'");
  }
  const { attention, takenBack } = await health();
  if (how === "saved") expect(attention).toEqual([]);
  else {
    expect(attention).toEqual(["save-taken-back"]);
    expect(takenBack).toMatchObject([{ commit, author: "Mei Tan", canReturn: true }]);
    await decide(commit, "bring-back").expect(204);
    expect(file()).toMatch(/time: "?10:00/);
    expect((await health()).attention).toEqual([]);
  }
});

test.each([
  ["alone", "theirs"],
  ["beside another edit of the file", "theirs beside"],
  ["by hand", "by hand"],
  ["below another commit", "theirs below"],
  ["whose commit is the younger one", "theirs later"],
])(
  "a merge has the other branch's edit of the same line in place of a save (%s): named, also in the history",
  async (_, how) => {
    git("branch", "--quiet", "topic");
    const edit = () => {
      git("switch", "--quiet", "topic");
      write(file().replace("time: All day", "time: 12:00"));
      git("commit", "--quiet", "--all", "--message", "The hours");
      git("switch", "--quiet", "main");
    };
    if (how !== "theirs later") edit();
    if (how === "theirs beside") await save({ title: "Picnic" });
    const { commit } = await save({ time: "10:00" });
    if (how === "theirs later") {
      await settled();
      edit();
    }
    if (how === "by hand") {
      expect(() => git("merge", "--quiet", "topic")).toThrow();
      write(file().replace(/<<<<<<<[^]*=======\n([^]*)>>>>>>> topic\n/, "$1"));
      git("commit", "--quiet", "--all", "--no-edit");
    } else git("merge", "--quiet", "--no-edit", "--strategy-option", "theirs", "topic");
    if (how === "theirs below") {
      write(file().replace("place: Tokyo", "place: Osaka"));
      git("commit", "--quiet", "--all", "--message", "The place");
    }
    expect(file()).toMatch(/time: "?12:00/);
    const { attention, takenBack } = await health();
    expect(attention).toEqual(["save-taken-back"]);
    expect(takenBack).toMatchObject([{ commit, author: "Mei Tan", canReturn: true }]);
    const { dropped, revisions } = await history();
    expect([dropped?.commit === commit, ...revisions.map(({ takesBack }) => takesBack)]).toContain(true);
    await decide(commit, how === "by hand" ? "leave" : "bring-back").expect(204);
    expect(file()).toMatch(how === "by hand" ? /time: "?12:00/ : /time: "?10:00/);
    expect((await health()).attention).toEqual([]);
  },
);

test("a merge that has both edits, in words of its own, takes nothing back, nor does a later edit of what it kept", async () => {
  git("switch", "--quiet", "--create", "topic");
  write(file().replace("time: All day", "time: 12:00").replace("place: Tokyo", "place: Osaka"));
  git("commit", "--quiet", "--all", "--message", "The hours");
  git("switch", "--quiet", "main");
  await save({ time: "10:00" });
  expect(() => git("merge", "--quiet", "topic")).toThrow();
  write(file().replace(/<<<<<<<[^]*>>>>>>> topic\n/, "time: 10:00 - 12:00\nplace: Osaka\n"));
  git("commit", "--quiet", "--all", "--no-edit");
  expect((await health()).attention).toEqual([]);
  git("switch", "--quiet", "--create", "another");
  write(file().replace("Drinks and talks", "Drinks"));
  git("commit", "--quiet", "--all", "--message", "The text");
  git("switch", "--quiet", "main");
  await save({ time: "11:00" });
  git("merge", "--quiet", "--no-edit", "another");
  write(file().replace(/time: .*/, "time: 12:00"));
  git("commit", "--quiet", "--all", "--message", "Later");
  expect((await health()).attention).toEqual([]);
});

test.each([
  ["all of them", "before both"],
  ["all of them, which a commit by hand stands between", "before both, and before another commit by hand"],
  ["the first alone, which a later save was merged beside", "before the first"],
])(
  "of several saves by staff one after the other, a commit takes back %s: one call brings them back",
  async (_, when) => {
    const opened = file();
    const first = await save({ time: "10:00" });
    if (when === "before both, and before another commit by hand") {
      write(file().replace("Drinks and talks", "Drinks"));
      git("commit", "--quiet", "--all", "--message", "The text");
    }
    // The maintainer's editor writes before or after the second save.
    if (when === "before the first") write(opened.replace("place: Tokyo", "place: Osaka"));
    const second = await save({ title: "Picnic" });
    if (when !== "before the first") write(opened.replace("place: Tokyo", "place: Osaka"));
    git("commit", "--quiet", "--all", "--message", "The place");
    const { commit } = when === "before the first" ? first : second;
    expect((await health()).takenBack).toMatchObject([{ commit, author: "Mei Tan", by: { author: "Ren" } }]);
    expect((await history()).revisions[0]).toMatchObject({ takesBack: true });
    await decide(commit, "bring-back").expect(204);
    expect(file()).toMatch(/title: Picnic[^]*time: "?10:00"?\nplace: Osaka/);
    expect((await health()).takenBack).toBeUndefined();
  },
);

test("left as it is, saved again, or reverted on purpose, it is not named", async () => {
  const { commit } = await overwritten();
  expect((await health()).attention).toEqual(["save-taken-back"]);
  await decide(commit, "leave").expect(204);
  expect((await health()).attention).toEqual([]);
  await overwritten();
  expect((await health()).attention).toEqual(["save-taken-back"]);
  await save({ title: "Picnic" });
  expect((await health()).attention).toEqual([]);
  git("revert", "--no-edit", "HEAD");
  expect((await health()).attention).toEqual([]);
});

test("what a maintainer edits, deletes or adds on top of a save is not named", async () => {
  await save({ time: "10:00" });
  write(file().replace(/time: .*/, "time: 11:00"));
  git("commit", "--quiet", "--all", "--message", "Later");
  expect((await health()).attention).toEqual([]);
  git("rm", "--quiet", `content/${path}`);
  git("commit", "--quiet", "--message", "Over");
  expect((await health()).attention).toEqual([]);
});

test.each([
  ["reset", () => git("reset", "--quiet", "--hard", "HEAD~1")],
  [
    "reset before unreachable objects are removed",
    () => {
      git("reset", "--quiet", "--hard", "HEAD~1");
      git("gc", "--quiet", "--prune=now");
    },
  ],
  [
    "reset before the reflog is emptied and unreachable objects are removed",
    () => {
      git("reset", "--quiet", "--hard", "HEAD~1");
      git("reflog", "expire", "--expire=now", "--all");
      git("gc", "--quiet", "--prune=now");
    },
  ],
  [
    "left out of a rebase whose traces are removed",
    () => {
      git("commit", "--quiet", "--allow-empty", "--message", "On top");
      git("rebase", "--quiet", "--keep-empty", "--onto", "HEAD~2", "HEAD~1");
      git("reflog", "expire", "--expire=now", "--all");
      git("gc", "--quiet", "--prune=now");
    },
  ],
  [
    "amended away",
    () => {
      git("checkout", "--quiet", "HEAD~1", "--", "content");
      git("commit", "--quiet", "--amend", "--allow-empty", "--message", "Mine");
    },
  ],
  [
    "made on a branch that is left again",
    () => {
      git("branch", "--quiet", "topic");
      git("reset", "--quiet", "--hard", "HEAD~1");
    },
  ],
])("a save that is %s is named, in the history, too, and is brought back with one call", async (_, drop) => {
  expect((await health()).attention).toEqual([]);
  const { commit, version } = await save({ time: "10:00" });
  await until("the save is kept", () => server.git("for-each-ref", `${keptSaves}/${commit}`) !== "");
  drop();
  const { attention, takenBack } = await health();
  expect(attention).toEqual(["save-taken-back"]);
  expect(takenBack).toMatchObject([{ commit, author: "Mei Tan", path }]);
  expect(takenBack?.[0]).not.toHaveProperty("by");
  expect((await history()).dropped).toMatchObject({ commit, version });
  await mei.get(`/api/itemAt/events/${id}/${version}`).expect(200);
  await decide(commit, "bring-back").expect(204);
  expect(file()).toMatch(/time: "?10:00"?/);
  expect((await health()).attention).toEqual([]);
});

test.each([["an entry that is as it was"], ["an entry that staff saved on the first, too"]])(
  "a save on another branch is named once the first branch is checked out again (%s), and comes back",
  async (which) => {
    git("branch", "--quiet", "topic");
    if (which !== "an entry that is as it was") {
      await save({ time: "09:00" });
      await settled();
    }
    git("switch", "--quiet", "topic");
    write(file().replace("Drinks and talks", "Drinks"));
    git("commit", "--quiet", "--all", "--message", "The text");
    expect((await health()).attention).toContain("other-branch");
    const { commit } = await save({ time: "10:00" });
    expect((await health()).attention).toContain("other-branch");
    git("switch", "--quiet", "main");
    const { attention, takenBack } = await health();
    expect(attention).toEqual(["save-taken-back"]);
    expect(takenBack).toMatchObject([{ commit, author: "Mei Tan", path, canReturn: true }]);
    await decide(commit, "bring-back").expect(204);
    expect(file()).toMatch(/time: "?10:00"?/);
    expect((await health()).attention).toEqual([]);
  },
);

test.each(["cherry-pick", "rebase"])(
  "an edit of the same line from before a save, which a %s puts in its place, is named; one of another line is not",
  async (how) => {
    git("switch", "--quiet", "--create", "topic");
    const editOn = (from: string, to: string, message: string) => {
      write(file().replace(from, to));
      git("commit", "--quiet", "--all", "--message", message, "--date", testNow.toISOString());
    };
    editOn("Drinks and talks", "Drinks", "The text");
    git("switch", "--quiet", "main");
    now = new Date(testNow.getTime() + 60_000);
    const first = await save({ time: "09:00" });
    await settled();
    const put = () => {
      if (how === "cherry-pick") git("cherry-pick", "--strategy-option", "theirs", "main..topic");
      else {
        git("switch", "--quiet", "topic");
        git("rebase", "--quiet", "--strategy-option", "theirs", "main");
        git("branch", "--quiet", "--force", "main", "topic");
        git("switch", "--quiet", "main");
      }
    };
    put();
    expect((await health()).attention).toEqual([]);
    expect(file()).toMatch(/time: "?09:00"?/);
    git("branch", "--quiet", "--force", "topic", `${first.commit}~1`);
    git("switch", "--quiet", "topic");
    editOn("time: All day", "time: 12:00", "The hours");
    git("switch", "--quiet", "main");
    put();
    expect(file()).toMatch(/time: "?12:00/);
    const { attention, takenBack } = await health();
    expect(attention).toEqual(["save-taken-back"]);
    expect(takenBack).toMatchObject([{ commit: first.commit, author: "Mei Tan", by: { author: "Ren" } }]);
    await decide(first.commit, "bring-back").expect(204);
    expect(file()).toMatch(/time: "?09:00"?/);
    expect((await health()).attention).toEqual([]);
  },
);

test("a rebase, an amended message and another edit in the same commit keep a save, and are not named", async () => {
  await save({ time: "10:00" });
  git("commit", "--quiet", "--amend", "--message", "Reworded");
  expect((await health()).attention).toEqual([]);
  await save({ time: "11:00" });
  write(file().replace("place: Tokyo", "place: Osaka"));
  git("commit", "--quiet", "--all", "--amend", "--no-edit");
  expect((await health()).attention).toEqual([]);
});

const commitTime = (time: string) => {
  write(file().replace(/time: .*/, `time: "${time}"`));
  git("commit", "--quiet", "--all", "--message", `At ${time}`);
};
test.each([
  [
    "a maintainer's edit of the same line",
    async () => {
      commitTime("9:00");
      await settled();
      return [await save({ time: "11:00" })];
    },
    /time: "?11:00"?/,
  ],
  [
    "another save, and a maintainer's edit of the same line between them",
    async () => {
      await save({ title: "Picnic", time: "10:00" });
      commitTime("9:00");
      await settled();
      return [await save({ time: "11:00" })];
    },
    /title: Picnic[^]*time: "?11:00"?/,
  ],
  [
    "a maintainer's commit that took it back, and was named",
    async () => {
      write(file().replace("place: Tokyo", "place: Kobe"));
      await save({ time: "10:00" });
      git("commit", "--quiet", "--all", "--message", "Kobe");
      await settled();
      const opened = file();
      const saved = await save({ time: "11:00" });
      write(opened);
      git("commit", "--quiet", "--all", "--message", "As it was");
      expect((await health()).attention).toEqual(["save-taken-back"]);
      return [saved];
    },
    /time: "?11:00"?/,
  ],
])("a save that is reset together with %s is named and comes back", async (_, act, brought) => {
  const base = server.git("rev-parse", "HEAD").trim();
  const [last] = await act();
  await settled();
  git("reset", "--quiet", "--hard", base);
  const { attention, takenBack } = await health();
  expect([attention, takenBack?.map(({ commit }) => commit)]).toEqual([["save-taken-back"], [last?.commit]]);
  expect((await history()).dropped).toMatchObject({ commit: last?.commit });
  await decide(last?.commit ?? "", "bring-back").expect(204);
  expect(file()).toMatch(brought);
  expect((await health()).attention).toEqual([]);
});

test("a save of an entry that a maintainer had added, reset together with that commit, is named and comes back", async () => {
  const added = path.replace("04-04", "05-05");
  writeFileSync(join(root, "content", added), eventFile({ time: "All day", place: "Kyoto" }));
  git("add", "--all");
  git("commit", "--quiet", "--message", "Another");
  await settled();
  const saved = await mei
    .put(`/api/collections/events/${basename(added, ".md")}`)
    .send({ time: "9:00" })
    .expect(200);
  git("reset", "--quiet", "--hard", "HEAD~2");
  const { attention, takenBack } = await health();
  expect([attention, takenBack?.map(({ path: of }) => of)]).toEqual([["save-taken-back"], [added]]);
  const bringBack = { kind: "events", _id: basename(added, ".md"), commit: saved.body.commit, act: "bring-back" };
  await mei.post("/api/takenBackSave").send(bringBack).expect(204);
  expect(readFileSync(join(root, "content", added), "utf8")).toMatch(/time: "?9:00"?\nplace: Kyoto/);
});

test("a maintainer's commit that is left out of a rebase takes no save on top of it away", async () => {
  write(`${file()}Bring a hat.\n`);
  git("commit", "--quiet", "--all", "--message", "Hats");
  await settled();
  await save({ time: "10:00" });
  git("rebase", "--quiet", "--onto", "HEAD~2", "HEAD~1");
  expect(file()).toMatch(/time: "?10:00"?\n/);
  expect(file()).not.toContain("hat");
  expect((await health()).attention).toEqual([]);
});

test("an added item whose commit was dropped comes back; several saves of one item come back as the last left it", async () => {
  const added = await mei
    .post("/api/addEvent")
    .field({ date: "2026-08-01", title: "Night", description: "Hi" })
    .expect(201);
  const { _id, version } = added.body.item as { _id: string; version: string };
  await save({ time: "10:00" });
  await save({ title: "Picnic" });
  git("reset", "--quiet", "--hard", "HEAD~3");
  const { takenBack } = await health();
  expect(takenBack?.map((one) => [one._id, one.author]).sort()).toEqual(
    [
      [_id, "Mei Tan"],
      [id, "Mei Tan"],
    ].sort(),
  );
  for (const one of takenBack ?? [])
    await mei
      .post("/api/takenBackSave")
      .send({ kind: "events", _id: one._id, commit: one.commit, act: "bring-back" })
      .expect(204);
  expect(file()).toMatch(/title: Picnic[^]*time: "?10:00"?/);
  expect((await mei.get(`/api/getSingleEvent/${_id}`).expect(200)).body.version).toBe(version);
  expect((await health()).attention).toEqual([]);
});

test("an added item that a maintainer's merge leaves out is named and comes back", async () => {
  git("branch", "side");
  const add = async (title: string): Promise<string> => {
    const { body } = await mei
      .post("/api/addEvent")
      .field({ date: "2026-08-01", title, description: title })
      .expect(201);
    return (body.item as { _id: string })._id;
  };
  const [lost, kept] = [await add("Night of lanterns"), await add("Harbour walk")];
  await settled();
  git("switch", "--quiet", "side");
  write(file().replace("place: Tokyo", "place: Osaka"));
  git("commit", "--quiet", "--all", "--message", "Osaka");
  git("switch", "--quiet", "main");
  git("merge", "--quiet", "--no-ff", "--no-commit", "side");
  git("rm", "--quiet", "--force", `content/events/2026/${lost}.md`);
  git("commit", "--quiet", "--message", "Merge side");
  const { attention, takenBack } = await health();
  expect(attention).toEqual(["save-taken-back"]);
  expect(takenBack).toMatchObject([{ _id: lost, author: "Mei Tan" }]);
  const bringBack = { kind: "events", _id: lost, commit: takenBack?.[0]?.commit, act: "bring-back" };
  await mei.post("/api/takenBackSave").send(bringBack).expect(204);
  await mei.get(`/api/getSingleEvent/${lost}`).expect(200);
  await mei.get(`/api/getSingleEvent/${kept}`).expect(200);
  expect((await health()).attention).toEqual([]);
});

test("a file deleted by a commit of an index from before its save, which stays in the work tree, is named", async () => {
  const added = await mei
    .post("/api/addEvent")
    .field({ date: "2026-08-01", title: "Night", description: "Hi" })
    .expect(201);
  const { _id } = added.body.item as { _id: string };
  git("rm", "--quiet", "--cached", `content/events/2026/${_id}.md`);
  git("commit", "--quiet", "--message", "By hand");
  expect(existsSync(join(root, `content/events/2026/${_id}.md`))).toBe(true);
  const { takenBack } = await health();
  expect(takenBack).toMatchObject([{ _id, title: "Night", by: { author: "Ren" } }]);
});

test("an uncommitted edit of the same line is named with its path and who saved, until it holds the save", async () => {
  write(file().replace("time: All day", "time: 9:00"));
  await save({ time: "10:00" });
  const { attention, unmerged } = await health();
  expect(attention).toEqual(["unmerged-edit"]);
  expect(unmerged).toEqual([{ path: `content/${path}`, author: "Mei Tan" }]);
  git("checkout", "--quiet", "--", "content");
  expect((await health()).attention).toEqual([]);
});

test.each([
  ["at once", false, false],
  ["after a restart", true, false],
  ["and staff saved another field meanwhile", false, true],
])("committed in place of the save, %s, it is named, and the save comes back", async (_, isRestarted, isSavedAgain) => {
  write(file().replace("time: All day", "time: 9:00"));
  const { commit } = await save({ time: "10:00" });
  if (isSavedAgain) await save({ title: "Picnic" });
  if (isRestarted) {
    await server.restart();
    mei = await server.loggedIn("Mei Tan");
  }
  git("commit", "--quiet", "--all", "--message", "The time");
  const { attention, takenBack } = await health();
  expect(attention).toEqual(["save-taken-back"]);
  expect(takenBack).toMatchObject([{ path, commit, author: "Mei Tan", by: { author: "Ren" }, canReturn: true }]);
  expect((await history()).revisions[0]).toMatchObject({ takesBack: true });
  await decide(commit, "bring-back").expect(204);
  expect(file()).toMatch(/time: "?10:00"?/);
  if (isSavedAgain) expect(file()).toContain("title: Picnic");
  expect((await health()).attention).toEqual([]);
});

test("a staged edit of the same line, committed in place of the save, is named", async () => {
  write(file().replace("time: All day", "time: 9:00"));
  git("add", "content");
  const { commit } = await save({ time: "10:00" });
  git("commit", "--quiet", "--message", "The time");
  expect((await health()).takenBack).toMatchObject([{ path, commit, by: { author: "Ren" } }]);
});

test("an edit that took the save in, or was thrown away, is not named, nor what is edited after it", async () => {
  write(file().replace("time: All day", "time: 9:00"));
  await save({ time: "10:00" });
  const held = file().replace("time: 9:00", "time: 10:00").replace("place: Tokyo", "place: Osaka");
  write(held);
  git("commit", "--quiet", "--all", "--message", "The place");
  expect((await health()).attention).toEqual([]);
  write(file().replace("time: 10:00", "time: 11:00"));
  git("commit", "--quiet", "--all", "--message", "The time");
  expect((await health()).attention).toEqual([]);
});

const renamedPath = "events/2026/2026-04-04-hanami.md";
const rename = (to: string) => {
  mkdirSync(dirname(join(root, "content", to)), { recursive: true });
  git("mv", `content/${path}`, `content/${to}`);
};
test.each([
  ["renamed", renamedPath, undefined],
  ["renamed and edited", renamedPath, ["place: Tokyo", "place: Osaka"] as const],
  ["moved to another folder", `events/2025/${id}.md`, undefined],
  ["moved to another folder and edited", `events/2025/${id}.md`, ["place: Tokyo", "place: Osaka"] as const],
])(
  "saves of a file that a maintainer had %s before them are named after the commit, and come back",
  async (_, to, edit) => {
    const now = () => readFileSync(join(root, "content", to), "utf8");
    rename(to);
    if (edit) {
      writeFileSync(join(root, "content", to), now().replace(...edit));
      git("add", "content");
    }
    if (!edit) await save({ title: "Picnic" });
    const { commit } = await save({ time: "10:00" });
    git("commit", "--quiet", "--message", "Another name");
    expect(existsSync(join(root, "content", path))).toBe(false);
    const { attention, takenBack } = await health();
    expect(attention).toContain("save-taken-back");
    const renamedId = basename(to, ".md");
    expect(takenBack).toMatchObject([{ _id: renamedId, commit, author: "Mei Tan", by: { author: "Ren" } }]);
    await mei
      .post("/api/takenBackSave")
      .send({ kind: "events", _id: renamedId, commit, act: "bring-back" })
      .expect(204);
    expect(now()).toMatch(/time: "?10:00"?/);
    expect(now()).toContain(edit ? "place: Osaka" : "title: Picnic");
    expect(existsSync(join(root, "content", path))).toBe(false);
    expect((await health()).takenBack).toBeUndefined();
  },
);

test.each([
  ["renamed", undefined],
  ["renamed and edited", ["place: Tokyo", "place: Osaka"] as const],
])(
  "saves that a reset dropped before a maintainer had their file %s come back into the renamed file",
  async (_, edit) => {
    const now = () => readFileSync(join(root, "content", renamedPath), "utf8");
    await save({ title: "Picnic" });
    const { commit } = await save({ time: "10:00" });
    git("reset", "--quiet", "--hard", "HEAD~2");
    rename(renamedPath);
    if (edit) {
      writeFileSync(join(root, "content", renamedPath), now().replace(...edit));
      git("add", "content");
    }
    git("commit", "--quiet", "--message", "Another name");
    const renamedId = basename(renamedPath, ".md");
    const isNamed = async () => JSON.stringify((await health()).takenBack ?? []).includes(commit);
    await until("the dropped saves are named", isNamed);
    expect((await health()).takenBack).toMatchObject([{ _id: renamedId, commit, author: "Mei Tan" }]);
    await mei
      .post("/api/takenBackSave")
      .send({ kind: "events", _id: renamedId, commit, act: "bring-back" })
      .expect(204);
    expect(now()).toMatch(/time: "?10:00"?/);
    expect(now()).toContain("title: Picnic");
    if (edit) expect(now()).toContain("place: Osaka");
    expect(existsSync(join(root, "content", path))).toBe(false);
    expect((await health()).takenBack).toBeUndefined();
  },
);

test("a file renamed after its save, and one deleted where another is added, take nothing back", async () => {
  await save({ time: "10:00" });
  rename(renamedPath);
  git("commit", "--quiet", "--message", "Another name");
  expect((await health()).takenBack).toBeUndefined();
  now = new Date(now.getTime() + 1_000);
  await mei.put("/api/collections/events/2026-04-04-hanami").send({ time: "11:00" }).expect(200);
  git("rm", "--quiet", `content/${renamedPath}`);
  mkdirSync(dirname(join(root, "content", path)), { recursive: true });
  write(eventFile({ title: "Another evening", time: "10:00" }, "Quite another text.\n\nNothing of it was there."));
  git("add", "content");
  git("commit", "--quiet", "--message", "Another one");
  expect((await health()).takenBack).toBeUndefined();
});
