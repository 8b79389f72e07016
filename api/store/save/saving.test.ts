import { existsSync, lstatSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentStore } from "../content-store";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { removing, testStore, writing } from "../test-support/test-store";

const author = { name: "Mei Tan" };

describe("saving", () => {
  let repository: TemporaryRepository;
  let store: ContentStore;
  let events: object[];
  beforeEach(async () => {
    repository = temporaryRepository();
    events = [];
    store = await testStore(repository.contentDir, { events });
  });
  afterEach(async () => {
    await store.close();
    repository.remove();
  });

  test("one save is one commit of exactly the planned files, shown in work tree and index", async () => {
    const picture = Buffer.from([0x89, 0, 255, 10, 13]);
    const saved = await store.save(
      () => ({
        message: "Add event: Summer night (2026-06-12)",
        files: [
          { path: "events/2026/summer-night.md", bytes: eventText("Summer night") },
          { path: "media/2026/夏 の夜.png", bytes: picture },
        ],
      }),
      { name: "花子" },
    );
    expect(saved).toMatchObject({ changed: true, commit: repository.git("rev-parse", "HEAD") });
    expect(repository.git("log", "-1", "--format=%an|%ae|%cn|%s|%aI")).toBe(
      "花子|staff@website.invalid|Website|Add event: Summer night (2026-06-12)|2026-06-01T03:00:00+00:00",
    );
    expect(
      repository.git("-c", "core.quotePath=false", "show", "--format=", "--name-status", "HEAD").split("\n"),
    ).toEqual(["A\tcontent/events/2026/summer-night.md", "A\tcontent/media/2026/夏 の夜.png"]);
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(repository.read("content/events/2026/summer-night.md")).toBe(eventText("Summer night"));
    expect(saved.snapshot.file("events/2026/summer-night.md")?.file).toMatchObject({
      collection: "events",
      id: "summer-night",
    });
    expect(store.snapshot()).toBe(saved.snapshot);
    const version = store.snapshot().versionOf("media/2026/夏 の夜.png") ?? "";
    expect(Buffer.from((await store.readVersion(version)) ?? []).equals(picture)).toBe(true);
    expect(version).toBe(repository.git("hash-object", "content/media/2026/夏 の夜.png"));
    expect(repository.git("fsck", "--full", "--strict")).toBe("");
  });

  test("a save that changes nothing makes no commit", async () => {
    const before = repository.git("rev-parse", "HEAD");
    const same = await store.save(writing(picnicPath, eventText("Picnic")), author);
    const gone = await store.save(removing("events/2025/never-was.md"), author);
    expect([same.changed, gone.changed, same.commit, gone.commit]).toEqual([false, false, before, before]);
    expect(repository.git("rev-parse", "HEAD")).toBe(before);
  });

  test("removing the last file of a folder removes the folder from commit and work tree", async () => {
    const saved = await store.save(removing(picnicPath), author);
    expect(saved.snapshot.files("events")).toEqual([]);
    expect(existsSync(join(repository.contentDir, "events"))).toBe(false);
    expect(repository.git("ls-files")).toBe("README.md");
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test.each([
    ["adding", writing("events/2026/new.md", eventText("New"))],
    ["editing", writing(picnicPath, eventText("Picnic in the park"))],
    ["removing", removing(picnicPath)],
  ])("%s leaves a maintainer's staged, unsaved and untracked files as they are", async (_, plan) => {
    repository.write("content/people/staged.yml", "staged: 1\n");
    repository.write("README.md", "staged\n");
    repository.git("add", "--all");
    repository.write("README.md", "staged, then unsaved\n");
    repository.write("content/events/2025/untracked.md", "draft\n");
    const before = repository.git("status", "--porcelain", "--untracked-files=all");
    const staged = repository.git("diff", "--cached");
    await store.save(plan, author);
    expect(repository.git("status", "--porcelain", "--untracked-files=all")).toBe(before);
    expect(repository.git("diff", "--cached")).toBe(staged);
    expect(repository.read("README.md")).toBe("staged, then unsaved\n");
    expect(repository.git("show", "--format=", "--name-only", "HEAD").split("\n")).toHaveLength(1);
    repository.git("commit", "--quiet", "--message", "Maintainer's own");
    expect(repository.git("show", "--format=", "--name-only", "HEAD").split("\n")).toEqual([
      "README.md",
      "content/people/staged.yml",
    ]);
  });

  test("a maintainer's unsaved text of the very same file stays, and the save is committed all the same", async () => {
    repository.write(`content/${picnicPath}`, "my unsaved text\n");
    await store.save(writing(picnicPath, eventText("Picnic by staff")), author);
    expect(repository.read(`content/${picnicPath}`)).toBe("my unsaved text\n");
    expect(repository.git("show", `HEAD:content/${picnicPath}`)).toContain("Picnic by staff");
    expect(repository.git("status", "--porcelain")).toBe(`M content/${picnicPath}`);
    expect(events).toContainEqual({ event: "store-work-tree-kept", path: `content/${picnicPath}` });
  });

  test("a maintainer's staged change of the very same file stays staged", async () => {
    repository.write(`content/${picnicPath}`, "my staged text\n");
    repository.git("add", "--all");
    await store.save(writing(picnicPath, eventText("Picnic by staff")), author);
    expect(repository.git("show", `:content/${picnicPath}`)).toBe("my staged text");
    expect(repository.read(`content/${picnicPath}`)).toBe("my staged text\n");
    await store.save(removing(picnicPath), author);
    expect(repository.git("show", `:content/${picnicPath}`)).toBe("my staged text");
  });

  test("what a maintainer stages and takes back between two saves is seen", async () => {
    await store.save(writing(picnicPath, eventText("First")), author);
    repository.write(`content/${picnicPath}`, "my staged text\n");
    repository.git("add", "--all");
    await store.save(writing(picnicPath, eventText("Second")), author);
    expect(repository.git("show", `:content/${picnicPath}`)).toBe("my staged text");
    repository.git("reset", "--quiet", "--hard");
    await store.save(writing(picnicPath, eventText("Third")), author);
    expect(repository.git("show", `:content/${picnicPath}`)).toContain("Third");
    repository.git("rm", "--quiet", "--cached", `content/${picnicPath}`);
    await store.save(writing(picnicPath, eventText("Fourth")), author);
    expect(repository.git("ls-files", `content/${picnicPath}`)).toBe("");
    repository.git("reset", "--quiet");
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("an untracked file where a new one is saved stays as it is", async () => {
    repository.write("content/events/2026/new.md", "draft\n");
    await store.save(writing("events/2026/new.md", eventText("New")), author);
    expect(repository.read("content/events/2026/new.md")).toBe("draft\n");
  });

  test("never writes through a symbolic link", async () => {
    const outside = join(repository.root, "outside");
    mkdirSync(outside);
    symlinkSync(outside, join(repository.contentDir, "news"));
    await store.save(writing("news/2026/a.md", "text"), author);
    expect(existsSync(join(outside, "2026"))).toBe(false);
    expect(repository.git("show", "HEAD:content/news/2026/a.md")).toBe("text");

    symlinkSync(join(repository.root, "README.md"), join(repository.contentDir, "people.link"));
    mkdirSync(join(repository.contentDir, "people"));
    symlinkSync(join(repository.root, "README.md"), join(repository.contentDir, "people", "a.yml"));
    await store.save(writing("people/a.yml", "name: A\n"), author);
    expect(repository.read("README.md")).toBe("Read me.\n");
    expect(lstatSync(join(repository.contentDir, "people", "a.yml")).isSymbolicLink()).toBe(true);
  });

  test.each([
    "../README.md",
    "/etc/passwd",
    "events/../../x.md",
    "events/2026/.git/x.md",
    "events//x.md",
    "",
    ".",
    "events/2026/a\0.md",
    "events\\x.md",
    "model/ids.ts",
    "events/2026/.GIT/x.md",
    "media/..",
    "media/a/",
    "readme.md",
    "events/2026/-x.exe",
  ])("refuses the path %j", async (path) => {
    const before = repository.git("rev-parse", "HEAD");
    await expect(store.save(writing(path, "x"), author)).rejects.toMatchObject({ code: "invalid-change" });
    expect(repository.git("rev-parse", "HEAD")).toBe(before);
  });

  test("refuses a path named twice and a file where a folder is", async () => {
    const file = { path: picnicPath, bytes: "x" };
    await expect(store.save(() => ({ message: "x", files: [file, file] }), author)).rejects.toMatchObject({
      code: "invalid-change",
    });
    await expect(store.save(writing(`${picnicPath}/below.md`, "x"), author)).rejects.toMatchObject({
      code: "invalid-change",
    });
    await store.save(writing("media/2026/a.png/b.png", "x"), author);
    await expect(store.save(writing("media/2026/a.png", "x"), author)).rejects.toMatchObject({
      code: "invalid-change",
    });
  });

  test("a plan that throws changes nothing and its own error comes back", async () => {
    const refusal = new RangeError("no");
    const save = store.save(() => {
      throw refusal;
    }, author);
    await expect(save).rejects.toBe(refusal);
    expect(existsSync(join(repository.root, ".git", "index.lock"))).toBe(false);
  });

  test.each([
    ["a\nb <c@d>", "a b c@d"],
    ["-x --amend", "-x --amend"],
    ["  .,\"';: ", "Staff"],
    ["\u0000\u001b[31mred\u2028", "[31mred"],
    ["高橋 さくら", "高橋 さくら"],
  ])("the author %j is written as %j", async (name, written) => {
    await store.save(writing("events/2026/new.md", eventText("New"), "--amend\n\nCo-authored-by: nobody <x@y>"), {
      name,
    });
    expect(repository.git("log", "-1", "--format=%an")).toBe(written);
    expect(repository.git("log", "-1", "--format=%B")).toBe("--amend Co-authored-by: nobody <x@y>");
    expect(repository.git("fsck", "--strict")).toBe("");
  });

  test("keeps the bytes whatever the repository's line-end settings say", async () => {
    repository.write(".gitattributes", "* text=auto eol=crlf\n");
    repository.git("config", "core.autocrlf", "true");
    await store.save(writing("events/2026/new.md", "---\r\na: 1\n---\n"), author);
    const saved = await store.readAt("events/2026/new.md", "HEAD").catch(() => undefined);
    expect(saved).toBeUndefined();
    const bytes = await store.readAt("events/2026/new.md", repository.git("rev-parse", "HEAD"));
    expect(Buffer.from(bytes ?? []).toString()).toBe("---\r\na: 1\n---\n");
  });

  test("a checkout with few folders, whose index has the others as entries, keeps one entry for each file", async () => {
    repository.write("content/news/2025/old.md", "old\n");
    repository.write("content/news/2026/a.md", "a\n");
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "News");
    for (const change of [
      writing("news/2026/a.md", "b\n"),
      writing("news/2026/new.md", "new\n"),
      removing("news/2025/old.md"),
    ]) {
      repository.git("sparse-checkout", "set", "--cone", "--sparse-index", "content/events");
      await store.save(change, author);
      expect(repository.git("status", "--porcelain")).toBe("");
    }
    repository.git("sparse-checkout", "disable");
    expect(repository.git("ls-files", "content/news").split("\n")).toEqual([
      "content/news/2026/a.md",
      "content/news/2026/new.md",
    ]);
    expect(repository.git("fsck", "--full", "--strict")).toBe("");
  });

  test("works without a configured user, with hooks and signing that would fail", async () => {
    repository.git("config", "commit.gpgSign", "true");
    repository.git("config", "gpg.program", "/bin/false");
    const hooks = join(repository.root, ".git", "hooks");
    mkdirSync(hooks, { recursive: true });
    for (const hook of ["pre-commit", "commit-msg", "post-commit", "reference-transaction", "post-index-change"]) {
      writeFileSync(join(hooks, hook), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
    }
    await expect(store.save(writing("events/2026/new.md", eventText("New")), author)).resolves.toMatchObject({
      changed: true,
    });
  });

  test("an executable file stays executable", async () => {
    repository.git("update-index", "--chmod=+x", `content/${picnicPath}`);
    repository.git("commit", "--quiet", "--message", "Executable");
    await store.save(writing(picnicPath, eventText("Picnic 2")), author);
    expect(repository.git("ls-tree", "HEAD", `content/${picnicPath}`)).toMatch(/^100755 /);
  });

  test("saves nothing after it was closed", async () => {
    await store.close();
    await expect(store.save(writing(picnicPath, "x"), author)).rejects.toMatchObject({ code: "closed" });
  });
});
