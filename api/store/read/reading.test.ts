import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { picture } from "../../test-support/pictures";
import type { ContentStore } from "../content-store";
import { openContentStore } from "../open-content-store";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { contentIs, removing, testNow, testStore, writing } from "../test-support/test-store";

const author = { name: "Mei Tan" };
const stores: ContentStore[] = [];
const repositories: TemporaryRepository[] = [];

function repositoryWith(files?: Record<string, string>, contentPath?: string): TemporaryRepository {
  const repository = temporaryRepository({
    ...(files ? { files } : {}),
    ...(contentPath === undefined ? {} : { contentPath }),
  });
  repositories.push(repository);
  return repository;
}

async function opened(contentDir: string): Promise<ContentStore> {
  const store = await testStore(contentDir);
  stores.push(store);
  return store;
}

const messages = async (store: ContentStore): Promise<string[]> =>
  (await store.log()).commits.map(({ message }) => message);
const titles = (store: ContentStore): string[] =>
  store
    .snapshot()
    .files("events")
    .map(({ file }) => file.fields.title);

afterEach(async () => {
  for (const store of stores.splice(0)) await store.close();
  for (const repository of repositories.splice(0)) repository.remove();
});

describe("where the content lies", () => {
  const open = (contentDir: string) => openContentStore({ contentDir, now: () => testNow, log: () => undefined });

  test("a folder outside git is refused with the remedy", async () => {
    const folder = mkdtempSync(join(tmpdir(), "no-repository-"));
    await expect(open(folder)).rejects.toThrow(/not in a git work tree.*git init.*CONTENT_DIR/s);
    rmSync(folder, { recursive: true });
  });

  test("a repository without a commit is refused with the remedy", async () => {
    const repository = repositoryWith();
    repository.git("update-ref", "-d", "HEAD");
    await expect(open(repository.contentDir)).rejects.toThrow(/has no commit yet.*commit -m/s);
  });

  test("the git folder itself, a bare repository and a file are refused", async () => {
    const repository = repositoryWith();
    await expect(open(join(repository.root, ".git"))).rejects.toThrow(/not in a git work tree/);
    repository.git("clone", "--quiet", "--bare", ".", "bare.git");
    await expect(open(join(repository.root, "bare.git"))).rejects.toThrow(/not in a git work tree/);
    await expect(open(join(repository.root, "README.md"))).rejects.toThrow(/is a file/);
  });

  test("a folder that is not there yet is empty and comes with the first save", async () => {
    const repository = repositoryWith({ "README.md": "x" });
    const store = await opened(join(repository.root, "some", "content"));
    expect(titles(store)).toEqual([]);
    await store.save(writing(picnicPath, eventText("Picnic")), author);
    expect(titles(store)).toEqual(["Picnic"]);
    expect(repository.git("ls-files")).toBe(`README.md\nsome/content/${picnicPath}`);
  });

  test("the root of a repository can be the content folder", async () => {
    const repository = repositoryWith({ [picnicPath]: eventText("Picnic") }, "");
    const store = await opened(repository.root);
    await store.save(writing("events/2026/new.md", eventText("New")), author);
    expect(titles(store)).toEqual(["Picnic", "New"]);
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("names with spaces and Japanese, and a link to the folder, work", async () => {
    const repository = repositoryWith({ "サイト の/内容/events/2025/a.md": eventText("A") });
    const link = join(repository.root, "link");
    symlinkSync(join(repository.root, "サイト の", "内容"), link);
    const store = await opened(link);
    await store.save(writing("events/2026/b.md", eventText("B")), author);
    expect(titles(store)).toEqual(["A", "B"]);
    expect(repository.git("-c", "core.quotePath=false", "status", "--porcelain", "--untracked-files=no")).toBe("");
  });

  test("a linked work tree keeps its own branch, index and files", async () => {
    const repository = repositoryWith();
    repository.git("worktree", "add", "--quiet", "-b", "edits", "linked tree");
    const linked = join(repository.root, "linked tree");
    const store = await opened(join(linked, "content"));
    const saved = await store.save(writing("events/2026/new.md", eventText("New")), author);
    expect(repository.git("rev-parse", "edits")).toBe(saved.commit);
    expect(repository.git("rev-parse", "main")).not.toBe(saved.commit);
    expect(repository.git("-C", linked, "status", "--porcelain")).toBe("");
    expect(existsSync(join(repository.contentDir, "events/2026"))).toBe(false);
  });

  test("a submodule's git folder is found", async () => {
    const inner = repositoryWith();
    const outer = repositoryWith({ "README.md": "x" });
    outer.git("-c", "protocol.file.allow=always", "submodule", "--quiet", "add", inner.root, "site content");
    outer.git("-C", "site content", "switch", "--quiet", "-C", "main");
    const store = await opened(join(outer.root, "site content", "content"));
    await store.save(writing("events/2026/new.md", eventText("New")), author);
    expect(outer.git("-C", "site content", "log", "-1", "--format=%s")).toBe("Write events/2026/new.md");
    expect(outer.git("-C", "site content", "status", "--porcelain")).toBe("");
  });
});

describe("what is left out", () => {
  test("bad files, links, submodules, odd names and second ids are reported, the rest lives", async () => {
    const repository = repositoryWith({
      [`content/${picnicPath}`]: eventText("Picnic"),
      "content/events/2024/bad.md": "---\ntitle: [\n---\n",
      "content/events/2026/picnic.md": eventText("Second picnic"),
      "content/model/ids.ts": "export {};\n",
    });
    writeFileSync(
      join(repository.contentDir, "events/2024/latin.md"),
      Buffer.from("---\ntitle: caf\xe9\n---\n", "latin1"),
    );
    symlinkSync("picnic.md", join(repository.contentDir, "events/2025/link.md"));
    mkdirSync(join(repository.contentDir, "media"));
    writeFileSync(Buffer.concat([Buffer.from(`${repository.contentDir}/media/`), Buffer.from([0xff, 0xfe])]), "x");
    repository.git("add", "--all");
    const commit = repository.git("rev-parse", "HEAD");
    repository.git("update-index", "--add", "--cacheinfo", `160000,${commit},content/events/2024/sub`);
    repository.git("commit", "--quiet", "--message", "Odd files");
    const store = await opened(repository.contentDir);
    expect(titles(store)).toEqual(["Picnic"]);
    const leftOut = store.snapshot().problems.filter(({ severity }) => severity !== "warning");
    expect(leftOut.map(({ path }) => path).sort()).toEqual([
      "events/2024/bad.md",
      "events/2024/latin.md",
      "events/2024/sub",
      "events/2025/link.md",
      "events/2026/picnic.md",
      expect.stringMatching(/^media\//),
    ]);
    expect(store.snapshot().file("events/2025/link.md")).toBeUndefined();
    expect(store.snapshot().has("model/ids.ts")).toBe(false);

    await store.save(removing(picnicPath), author);
    expect(titles(store)).toEqual(["Second picnic"]);
    await expect(store.save(writing("events/2025/link.md", "x"), author)).rejects.toMatchObject({
      code: "invalid-change",
    });
  });
});

describe("a picture over 20 MB", () => {
  test("is a problem of its own, is not read, not served and not exported; a smaller one in its place is", async () => {
    const repository = repositoryWith({
      [`content/${picnicPath}`]: eventText("Picnic").replace("\n---", "\nimage: /media/big.jpg\n---"),
    });
    const limit = 20 * 1024 * 1024;
    mkdirSync(join(repository.contentDir, "media"));
    writeFileSync(join(repository.contentDir, "media/big.jpg"), Buffer.alloc(limit + 1, 1));
    const small = await picture("jpeg");
    const fitting = Buffer.alloc(limit, 2);
    small.copy(fitting);
    writeFileSync(join(repository.contentDir, "media/fits.jpg"), fitting);
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "Two large pictures");
    const store = await opened(repository.contentDir);
    expect(store.snapshot().problems).toEqual([
      { path: "media/big.jpg", code: "mediaTooLarge", params: { max: 20 }, severity: "left out" },
    ]);
    expect(store.snapshot().has("media/big.jpg")).toBe(false);
    expect(store.snapshot().has("media/fits.jpg")).toBe(true);
    const folder = join(repository.root, "out", "content");
    await store.exportTo(folder, store.snapshot().commit);
    expect(readdirSync(join(folder, "media"))).toEqual(["fits.jpg"]);

    await store.save(writing("media/big.jpg", small), author);
    expect(store.snapshot().problems).toEqual([]);
    expect(store.snapshot().has("media/big.jpg")).toBe(true);
  });
});

test("an event whose picture is of a kind that is not published is read, and the picture is named", async () => {
  const text = eventText("Picnic").replace("date:", "image: /media/2026/IMG_0001.HEIC\ndate:");
  const repository = repositoryWith({ [`content/${picnicPath}`]: text, "content/media/2026/IMG_0001.HEIC": "bytes" });
  const store = await opened(repository.contentDir);
  expect(titles(store)).toEqual(["Picnic"]);
  expect(store.snapshot().problems).toMatchObject([
    { path: picnicPath, line: 3, field: "image", code: "pictureNotTaken", severity: "warning" },
  ]);
});

test("a committed picture that cannot be shown is named, and costs nothing else", async () => {
  const { contentDir } = repositoryWith({
    [`content/${picnicPath}`]: eventText("Picnic").replace("\n---", "\nimage: /media/a.jpg\n---"),
    "content/media/a.jpg": "",
    "content/media/b.png": "text",
  });
  const store = await opened(contentDir);
  expect(store.snapshot().problems).toEqual([
    { path: "media/a.jpg", code: "pictureEmpty", severity: "warning" },
    { path: "media/b.png", code: "pictureMisnamed", params: { format: "PNG" }, severity: "warning" },
  ]);
  expect(store.snapshot().file(picnicPath)).toBeDefined();
  await store.save(writing("media/a.jpg", await picture("jpeg")), author);
  await store.save(removing("media/b.png"), author);
  expect(store.snapshot().problems).toEqual([]);
});

describe("commits made by others", () => {
  test("are noticed: commit, revert, forced move, another branch, packed refs", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const changes: string[] = [];
    store.onChange(({ commit }) => changes.push(commit));
    const first = repository.git("rev-parse", "HEAD");
    repository.write("content/events/2026/new.md", eventText("New"));
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "By hand");
    await contentIs(store, () => titles(store).length === 2);
    repository.git("revert", "--no-edit", "HEAD");
    await contentIs(store, () => titles(store).length === 1);
    repository.git("pack-refs", "--all");
    repository.git("reset", "--quiet", "--hard", "HEAD~1");
    await contentIs(store, () => titles(store).length === 2);
    repository.git("switch", "--quiet", "-c", "other", first);
    await contentIs(store, () => titles(store).length === 1);
    expect(changes).toHaveLength(4);
    expect(changes.at(-1)).toBe(first);
  });

  test("a save builds on a commit that the store has not yet seen", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    repository.write(`content/${picnicPath}`, eventText("By hand"));
    repository.git("commit", "--quiet", "--all", "--message", "By hand");
    const seen: (string | undefined)[] = [];
    await store.save((snapshot) => {
      seen.push(snapshot.file(picnicPath)?.text);
      return writing("events/2026/new.md", eventText("New"))();
    }, author);
    expect(seen).toEqual([eventText("By hand")]);
    expect(titles(store)).toEqual(["By hand", "New"]);
  });

  test("on a detached HEAD or in a merge reads go on and saves say why not", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const save = () => store.save(writing("events/2026/new.md", eventText("New")), author);
    repository.git("switch", "--quiet", "--detach");
    await expect(save()).rejects.toMatchObject({ code: "no-branch", message: expect.stringMatching(/git switch/) });
    expect(titles(store)).toEqual(["Picnic"]);

    repository.git("switch", "--quiet", "-c", "theirs");
    repository.write(`content/${picnicPath}`, eventText("Theirs"));
    repository.git("commit", "--quiet", "--all", "--message", "Theirs");
    repository.git("switch", "--quiet", "main");
    repository.write(`content/${picnicPath}`, eventText("Ours"));
    repository.git("commit", "--quiet", "--all", "--message", "Ours");
    expect(repository.tryGit("merge", "theirs").ok).toBe(false);
    await expect(save()).rejects.toMatchObject({ code: "busy", message: expect.stringMatching(/merge is unfinished/) });
    repository.git("merge", "--abort");
    expect(repository.tryGit("rebase", "theirs").ok).toBe(false);
    await expect(save()).rejects.toMatchObject({ code: "no-branch", message: expect.stringMatching(/rebase/) });
    repository.git("rebase", "--abort");
    await expect(save()).resolves.toMatchObject({ changed: true });
  });
});

describe("looking back", () => {
  test("the log names author, message and versions, newest first, and goes on with what is committed", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const first = await store.log();
    expect(first.commits).toMatchObject([{ author: "Maintainer", message: "First content", parents: [] }]);
    const edited = await store.save(
      () => ({ ...writing(picnicPath, eventText("Edited"), "Edit event: ピクニック")(), translationChecked: "yes" }),
      { name: "花子" },
    );
    const version = edited.snapshot.file(picnicPath)?.version;
    await store.save(removing(picnicPath), author);
    await store.save(writing("media/2026/a.png", "picture"), author);
    await store.save(() => ({ message: "Check", files: [], translationChecked: "x", evenIfUnchanged: true }), author);
    const log = await store.log();
    expect(log.commit).toBe(store.snapshot().commit);
    expect(log.commits).toMatchObject([
      { message: "Check", trailers: ["x"], files: [] },
      { author: "Mei Tan", message: `Remove ${picnicPath}`, files: [{ path: picnicPath, before: [version] }] },
      {
        author: "花子",
        message: "Edit event: ピクニック",
        commit: edited.commit,
        date: "2026-06-01T03:00:00+00:00",
        trailers: ["yes"],
        files: [{ path: picnicPath, after: version }],
      },
      { message: "First content" },
    ]);
    expect(log.commits.at(-1)).toBe(first.commits[0]);
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("the log starts anew after a force-push, and holds both sides of a merge", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    await store.save(writing(picnicPath, eventText("Gone"), "Gone"), author);
    expect(await messages(store)).toEqual(["Gone", "First content"]);
    repository.git("reset", "--quiet", "--hard", "HEAD~1");
    await contentIs(store, () => titles(store).includes("Picnic"));
    expect(await messages(store)).toEqual(["First content"]);
    repository.git("switch", "--quiet", "-c", "side");
    repository.write("content/events/2026/side.md", eventText("Side"));
    repository.write(`content/${picnicPath}`, eventText("Side picnic"));
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "Side");
    repository.git("switch", "--quiet", "main");
    await contentIs(store, () => titles(store).join() === "Picnic");
    const kept = await store.save(writing(picnicPath, eventText("Main"), "Main"), author);
    expect(repository.tryGit("merge", "side").ok).toBe(false);
    repository.write(`content/${picnicPath}`, eventText("Both"));
    repository.git("add", "--all");
    repository.git("commit", "--quiet", "--message", "Merge");
    await contentIs(store, () => titles(store).includes("Both"));
    const log = await store.log();
    expect(log.commits.map(({ message }) => message).sort()).toEqual(["First content", "Main", "Merge", "Side"]);
    const [merge] = log.commits;
    expect(merge).toMatchObject({ message: "Merge", files: [{ path: picnicPath }] });
    expect(merge?.parents).toEqual([kept.commit, expect.stringMatching(/^[0-9a-f]{40}$/)]);
    expect(merge?.files[0]?.before[0]).toBe(kept.snapshot.file(picnicPath)?.version);
    expect(await store.holds(log.commit, kept.commit)).toBe(true);
    expect(await store.holds(kept.commit, log.commit)).toBe(false);
    expect(await store.holds(log.commit, "0".repeat(40))).toBe(false);
    expect(await store.holds("HEAD", "--output=x")).toBe(false);
  });

  test("old versions are read by id, and nothing else is", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const version = store.snapshot().versionOf(picnicPath) ?? "";
    const edited = await store.save(writing(picnicPath, eventText("Edited")), author);
    await store.save(removing(picnicPath), author);
    expect(Buffer.from((await store.readVersion(version)) ?? []).toString()).toBe(eventText("Picnic"));
    expect([...(await store.sizes([version, "0".repeat(40), "HEAD"]))]).toEqual([
      [version, Buffer.byteLength(eventText("Picnic"))],
    ]);
    expect(await store.sizes([])).toEqual(new Map());
    expect(await store.readVersion(edited.commit)).toBeUndefined();
    expect(await store.readVersion("HEAD")).toBeUndefined();
    expect(Buffer.from((await store.readAt(picnicPath, edited.commit)) ?? []).toString()).toBe(eventText("Edited"));
    expect(await store.readAt(picnicPath, store.snapshot().commit)).toBeUndefined();
    expect(await store.readAt("events", edited.commit)).toBeUndefined();
    expect(await store.readAt(picnicPath, "0".repeat(40))).toBeUndefined();
    expect(store.snapshot().versionOf("media/none.png")).toBeUndefined();
    expect(store.snapshot().versionOf("../README.md")).toBeUndefined();
  });

  test("an export holds exactly the content of a commit, whatever lay there before", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const first = store.snapshot().commit;
    const second = await store.save(
      () => ({
        message: "x",
        files: [
          { path: "media/2026/a.png", bytes: Buffer.from([0, 255]) },
          { path: picnicPath, bytes: eventText("Edited") },
        ],
      }),
      author,
    );
    const folder = join(repository.root, "out", "content");
    await store.exportTo(folder, second.commit);
    expect(readFileSync(join(folder, "media/2026/a.png"))).toEqual(Buffer.from([0, 255]));
    writeFileSync(join(folder, picnicPath), eventText("Edited").replace("Edited", "Broken"));
    mkdirSync(join(folder, "left", "over"), { recursive: true });
    writeFileSync(join(folder, "events", "half.tmp"), "x");
    rmSync(join(folder, "media"), { recursive: true });
    writeFileSync(join(folder, "media"), "a file where a folder belongs");
    await store.exportTo(folder, second.commit);
    const listed = () =>
      repository.git("-c", "core.quotePath=false", "ls-files", "--others", "--", "out/content").split("\n");
    expect(listed()).toEqual([`out/content/${picnicPath}`, "out/content/media/2026/a.png"]);
    expect(readFileSync(join(folder, picnicPath), "utf8")).toBe(eventText("Edited"));
    await store.exportTo(folder, first);
    expect(listed()).toEqual([`out/content/${picnicPath}`]);
    expect(readFileSync(join(folder, picnicPath), "utf8")).toBe(eventText("Picnic"));
  });

  test("an export holds files with the same bytes side by side", async () => {
    const repository = repositoryWith();
    const store = await opened(repository.contentDir);
    const paths = Array.from({ length: 20 }, (_, at) => `media/2026/${String.fromCharCode(97 + at)}.png`);
    const files = paths.map((path) => ({ path, bytes: Buffer.from([1, 2, 3]) }));
    const { commit } = await store.save(() => ({ message: "x", files }), author);
    const folder = join(repository.root, "out", "content");
    await store.exportTo(folder, commit);
    for (const path of paths) expect(readFileSync(join(folder, path))).toEqual(Buffer.from([1, 2, 3]));
  });
});
