import { spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { getuid, pid, ppid } from "node:process";
import type { ContentStore } from "../content-store";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "../test-support/temporary-repository";
import { testStore, writing } from "../test-support/test-store";

const author = { name: "Mei Tan" };
const isRoot = getuid?.() === 0;
const save = (store: ContentStore, name: string, bytes: string | Uint8Array = eventText(name)) =>
  store.save(writing(`events/2026/${name}.md`, bytes), author);

describe("left over from a crash", () => {
  let repository: TemporaryRepository;
  let store: ContentStore | undefined;
  const inGit = (...names: string[]) => join(repository.root, ".git", ...names);
  const reopen = async (options: Parameters<typeof testStore>[1] = {}) => {
    await store?.close();
    store = await testStore(repository.contentDir, options);
    return store;
  };
  beforeEach(() => {
    repository = temporaryRepository();
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    repository.remove();
  });

  /** The lock of a store whose process has ended. */
  const dead = (more: object = {}) => JSON.stringify({ host: hostname(), pid: 2 ** 22 + 1, token: "dead", ...more });
  const old = (path: string) => {
    const past = new Date(Date.now() - 60_000);
    utimesSync(path, past, past);
  };

  test.each([
    ["whose process ended", {}],
    ["of an earlier process with the same number", { pid }],
  ])("the lock of a store %s is taken over, before the start and while running", async (_, owner) => {
    mkdirSync(inGit("chamber-store"), { recursive: true });
    writeFileSync(inGit("index.lock"), dead(owner));
    const opened = await reopen();
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
    writeFileSync(inGit("index.lock"), dead(owner));
    await expect(save(opened, "two")).resolves.toMatchObject({ changed: true });
    expect(repository.git("status", "--porcelain")).toBe("");
    expect(existsSync(inGit("index.lock"))).toBe(false);
  });

  test("a start removes the lock of a store that died a moment before, without waiting for a save", async () => {
    writeFileSync(inGit("index.lock"), dead());
    const opened = await reopen();
    await opened.close();
    store = undefined;
    expect(existsSync(inGit("index.lock"))).toBe(false);
  });

  test("two stores take over one dead lock: both save, one after the other", async () => {
    const [first, second] = [await reopen(), await testStore(repository.contentDir)];
    writeFileSync(inGit("index.lock"), dead());
    writeFileSync(inGit("chamber-store", "claim-dead"), dead({ token: "died while it took over" }));
    const saved = await Promise.all([save(first, "one"), save(second, "two"), save(first, "three")]);
    await second.close();
    expect(repository.git("rev-list", "--count", "HEAD")).toBe("4");
    expect(new Set(saved.map(({ commit }) => commit)).size).toBe(3);
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test.each([
    ["of a store that runs", dead({ pid: ppid })],
    ["of a store on another computer", dead({ host: "elsewhere" })],
    ["of a git command", ""],
    ["of a git command that was killed", "DIRC half an index"],
  ])("a lock %s is never touched: the save answers busy and names the file and the remedy", async (_, text) => {
    const opened = await reopen({ lockWaitMs: 1_500 });
    writeFileSync(inGit("index.lock"), text);
    if (!text.startsWith("{")) old(inGit("index.lock"));
    const message = expect.stringMatching(/index\.lock".*delete that file/) as string;
    await expect(save(opened, "one")).rejects.toMatchObject({ code: "busy", message });
    expect(readFileSync(inGit("index.lock"), "utf8")).toBe(text);
    rmSync(inGit("index.lock"));
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
  });

  test.each(["HEAD.lock", "refs/heads/main.lock"])("a foreign %s: busy with the remedy", async (name) => {
    const opened = await reopen({ lockWaitMs: 300 });
    writeFileSync(inGit(name), "");
    old(inGit(name));
    const message = expect.stringContaining(`${name}"`) as string;
    await expect(save(opened, "one")).rejects.toMatchObject({ code: "busy", message });
    rmSync(inGit(name));
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test.each(["packed-refs.lock", "refs/tags/v1.lock"])("a foreign %s is in no save's way", async (name) => {
    writeFileSync(inGit(name), "");
    await expect(save(await reopen(), "one")).resolves.toMatchObject({ changed: true });
  });

  test("locks that a killed git child left on the branch are removed with its unfinished save", async () => {
    const from = repository.git("rev-parse", "HEAD");
    mkdirSync(inGit("chamber-store"), { recursive: true });
    writeFileSync(inGit("chamber-store", "save.json"), JSON.stringify({ ref: "refs/heads/main", from, paths: [] }));
    for (const name of ["HEAD.lock", "refs/heads/main.lock", "chamber-store/next-index.lock"])
      writeFileSync(inGit(name), "");
    await expect(save(await reopen(), "one")).resolves.toMatchObject({ changed: true });
    expect(readdirSync(inGit("chamber-store")).filter((name) => !name.startsWith("owner-"))).toEqual([]);
  });

  test("a young lock of another command is waited for", async () => {
    const opened = await reopen();
    writeFileSync(inGit("index.lock"), "");
    const saving = save(opened, "one");
    setTimeout(() => rmSync(inGit("index.lock")), 300);
    await expect(saving).resolves.toMatchObject({ changed: true });
  });

  test("a commit whose work tree and index were not reached is finished at the next start", async () => {
    const from = repository.git("rev-parse", "HEAD");
    const opened = await reopen();
    const { commit } = await opened.save(writing(picnicPath, eventText("Edited")), author);
    await store?.close();
    // The state of a crash right after the branch moved.
    repository.git("reset", "--quiet", "--hard", "HEAD~1");
    repository.git("update-ref", "refs/heads/main", commit);
    const note = { ref: "refs/heads/main", from, paths: [`content/${picnicPath}`] };
    writeFileSync(inGit("chamber-store", "save.json"), JSON.stringify(note));
    repository.write("README.md", "unsaved\n");
    const again = await reopen();
    await save(again, "one");
    expect(repository.read(`content/${picnicPath}`)).toBe(eventText("Edited"));
    expect(repository.git("status", "--porcelain")).toBe("M README.md");
    expect(existsSync(inGit("chamber-store", "save.json"))).toBe(false);
  });

  describe("between index and branch", () => {
    /** The state of a crash after the save's index came to its place, and before the branch moved. */
    const crashed = () => {
      const from = repository.git("rev-parse", "HEAD");
      mkdirSync(inGit("chamber-store"), { recursive: true });
      const kept = (name: string) => inGit("chamber-store", `next-index-${name}`);
      linkSync(inGit("index"), kept("before"));
      const blob = repository.git("hash-object", "-w", "README.md");
      repository.git("update-index", "--add", "--cacheinfo", `100644,${blob},content/${picnicPath}`);
      repository.git("update-index", "--add", "--cacheinfo", `100644,${blob},content/events/2026/new.md`);
      linkSync(inGit("index"), kept("placed"));
      const note = { ref: "refs/heads/main", from, paths: [`content/${picnicPath}`, "content/events/2026/new.md"] };
      writeFileSync(inGit("chamber-store", "save.json"), JSON.stringify(note));
    };
    const isTidy = () => expect(readdirSync(inGit("chamber-store")).filter((one) => !/^owner-/.test(one))).toEqual([]);

    test("the next start takes the index back", async () => {
      repository.write("NOTES.md", "By hand.\n");
      repository.git("add", "NOTES.md");
      crashed();
      await (await reopen()).close();
      store = undefined;
      expect(repository.git("status", "--porcelain")).toBe("A  NOTES.md");
      isTidy();
    });

    test("what somebody has staged since stays", async () => {
      crashed();
      repository.write("NOTES.md", "By hand.\n");
      repository.git("add", "NOTES.md");
      await save(await reopen(), "one");
      expect(repository.git("status", "--porcelain", "NOTES.md")).toBe("A  NOTES.md");
      isTidy();
    });
  });

  test("the note of a save whose commit never came to the branch is forgotten", async () => {
    const note = { ref: "refs/heads/main", from: repository.git("rev-parse", "HEAD"), paths: ["README.md"] };
    mkdirSync(inGit("chamber-store"), { recursive: true });
    writeFileSync(inGit("chamber-store", "save.json"), JSON.stringify(note));
    await save(await reopen(), "one");
    expect(repository.read("README.md")).toBe("Read me.\n");
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test.each([
    ["MERGE_HEAD", "busy", /merge is unfinished/],
    ["CHERRY_PICK_HEAD", "busy", /cherry-pick is unfinished/],
    ["REVERT_HEAD", "busy", /revert is unfinished/],
  ])("an unfinished operation (%s) refuses saves with its remedy", async (name, code, message) => {
    const opened = await reopen();
    writeFileSync(inGit(name), `${repository.git("rev-parse", "HEAD")}\n`);
    await expect(save(opened, "one")).rejects.toMatchObject({
      code,
      message: expect.stringMatching(message) as string,
    });
    rmSync(inGit(name));
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
  });
});

/** Mounts a file system for a test, or says why that is not possible here. */
function mount(...args: readonly string[]): string | undefined {
  if (!isRoot) return "only root may mount";
  const { status, stderr } = spawnSync("mount", [...args], { encoding: "utf8" });
  return status === 0 ? undefined : `mount failed: ${stderr.trim()}`;
}

describe("disks that refuse", () => {
  let folder: string;
  let store: ContentStore | undefined;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "store-disk-"));
  });
  afterEach(async () => {
    await store?.close();
    store = undefined;
    spawnSync("umount", ["--lazy", folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  test("a full disk answers disk-full, reads go on, and saving works again once there is room", async () => {
    const reason = mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", folder);
    if (reason !== undefined) {
      console.warn(`Full disk not tested: ${reason}`);
      return;
    }
    const repository = temporaryRepository({ folder: join(folder, "repository") });
    store = await testStore(repository.contentDir);
    for (let cycle = 0; cycle < 10; cycle += 1) {
      const before = repository.git("rev-parse", "HEAD");
      const filler = join(folder, "filler");
      // Down to the last few pages, a different number each time, so that the save fails at different steps.
      spawnSync("dd", ["if=/dev/zero", `of=${filler}`, "bs=4k"]);
      spawnSync("truncate", ["--size", `-${4096 * cycle}`, filler]);
      const outcome = await save(store, `cycle-${cycle}`, eventText("Night", "x".repeat(3000))).catch(
        (error: unknown) => error,
      );
      if (outcome instanceof Error) {
        expect(String(outcome)).toMatch(/disk is full/);
        expect(outcome).toMatchObject({ code: "disk-full" });
        expect(repository.git("rev-parse", "HEAD")).toBe(before);
      }
      expect(store.snapshot().file(picnicPath)?.text).toBe(eventText("Picnic"));
      rmSync(filler);
      await expect(save(store, `after-${cycle}`)).resolves.toMatchObject({ changed: true });
      expect(repository.git("status", "--porcelain")).toBe("");
    }
    expect(repository.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
  });

  test("a read-only file system answers read-only, reads go on, and saving works again afterwards", async () => {
    const reason = mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", folder);
    if (reason !== undefined) {
      console.warn(`Read-only file system not tested: ${reason}`);
      return;
    }
    const repository = temporaryRepository({ folder: join(folder, "repository") });
    store = await testStore(repository.contentDir);
    spawnSync("mount", ["-o", "remount,ro", folder]);
    const message = expect.stringMatching(/^The repository may not be written: /) as string;
    await expect(save(store, "one")).rejects.toMatchObject({ code: "read-only", message });
    expect(store.snapshot().files("events")).toHaveLength(1);
    await store.close();
    store = await testStore(repository.contentDir);
    await expect(save(store, "one")).rejects.toMatchObject({ code: "read-only" });
    expect(store.snapshot().files("events")).toHaveLength(1);
    spawnSync("mount", ["-o", "remount,rw", folder]);
    await expect(save(store, "one")).resolves.toMatchObject({ changed: true });
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("an objects folder without write permission answers read-only", async () => {
    if (isRoot) {
      console.warn("Permissions not tested: they do not bind root (the read-only file system is tested instead)");
      return;
    }
    const repository = temporaryRepository({ folder: join(folder, "repository") });
    store = await testStore(repository.contentDir);
    chmodSync(join(repository.root, ".git"), 0o500);
    await expect(save(store, "one")).rejects.toMatchObject({ code: "read-only" });
    chmodSync(join(repository.root, ".git"), 0o700);
    await expect(save(store, "one")).resolves.toMatchObject({ changed: true });
  });
});
