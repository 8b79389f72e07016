import { execFileSync, spawn, spawnSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getuid } from "node:process";
import type { ContentStore } from "./content-store";
import {
  eventText,
  picnicPath,
  temporaryRepository,
  type TemporaryRepository,
} from "./test-support/temporary-repository";
import { testStore, writing } from "./test-support/test-store";

// Real git processes: slow where the machine is busy.
jest.setTimeout(60_000);

const author = { name: "Mei Tan" };
const isRoot = getuid?.() === 0;
const save = (store: ContentStore, name: string, bytes: string | Uint8Array = eventText(name)) =>
  store.save(writing(`events/2026/${name}.md`, bytes), author);

/** A lock that was left behind: older than any command that still runs. */
function leaveLock(path: string, text = ""): void {
  writeFileSync(path, text);
  const past = new Date(Date.now() - 60_000);
  utimesSync(path, past, past);
}

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

  test.each([
    ["index.lock", ""],
    ["index.lock", "DIRC half an index"],
    ["HEAD.lock", ""],
    ["refs/heads/main.lock", "0123"],
    ["packed-refs.lock", ""],
    ["refs/tags/v1.lock", ""],
    ["chamber-store/index-next.lock", ""],
    ["chamber-store/clearing", ""],
  ])("a dead %s is cleared, before the start and while running", async (name, text) => {
    mkdirSync(inGit("chamber-store"), { recursive: true });
    leaveLock(inGit(name), text);
    const opened = await reopen();
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
    leaveLock(inGit(name), text);
    await expect(save(opened, "two")).resolves.toMatchObject({ changed: true });
    expect(repository.git("status", "--porcelain")).toBe("");
  });

  test("the lock of a store whose process died is cleared however young it is", async () => {
    const opened = await reopen();
    writeFileSync(inGit("index.lock"), JSON.stringify({ pid: 2 ** 22 + 1, started: "1", host: thisHost() }));
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
  });

  test("a lock that a living git process may hold is never touched: the save answers busy", async () => {
    const opened = await reopen({ lockWaitMs: 1_500 });
    leaveLock(inGit("index.lock"));
    const git = spawn("git", ["hash-object", "--stdin"], { cwd: repository.root });
    await expect(save(opened, "one")).rejects.toMatchObject({ code: "busy" });
    expect(existsSync(inGit("index.lock"))).toBe(true);
    git.stdin.end();
    await new Promise((resolve) => git.on("close", resolve));
    await expect(save(opened, "one")).resolves.toMatchObject({ changed: true });
  });

  test("a young lock of somebody else is waited for", async () => {
    const opened = await reopen();
    writeFileSync(inGit("index.lock"), "");
    const saving = save(opened, "one");
    setTimeout(() => rmSync(inGit("index.lock")), 300);
    await expect(saving).resolves.toMatchObject({ changed: true });
  });

  test("a commit whose work tree and index were not reached is finished at the next start", async () => {
    const before = repository.git("rev-parse", `HEAD:content/${picnicPath}`);
    const opened = await reopen();
    const { commit } = await opened.save(writing(picnicPath, eventText("Edited")), author);
    await store?.close();
    // The state of a crash right after the branch moved.
    repository.git("reset", "--quiet", "--hard", "HEAD~1");
    repository.git("update-ref", "refs/heads/main", commit);
    writeFileSync(
      inGit("chamber-store", "intent.json"),
      JSON.stringify({ commit, files: [{ path: `content/${picnicPath}`, before }] }),
    );
    repository.write("README.md", "unsaved\n");
    const again = await reopen();
    await save(again, "one");
    expect(repository.read(`content/${picnicPath}`)).toBe(eventText("Edited"));
    expect(repository.git("status", "--porcelain")).toBe("M README.md");
    expect(existsSync(inGit("chamber-store", "intent.json"))).toBe(false);
  });

  test("an intent whose commit never came to the branch is forgotten", async () => {
    mkdirSync(inGit("chamber-store"), { recursive: true });
    writeFileSync(
      inGit("chamber-store", "intent.json"),
      JSON.stringify({ commit: "1".repeat(40), files: [{ path: "README.md", before: null }] }),
    );
    await save(await reopen(), "one");
    expect(repository.read("README.md")).toBe("Read me.\n");
    expect(repository.git("status", "--porcelain")).toBe("");
  });
});

// Written here as the store writes it, so that the lock is of this computer and this boot.
function thisHost(): string {
  return `${execFileSync("hostname", { encoding: "utf8" }).trim()} ${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}`;
}

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
  }, 60_000);

  test("a read-only file system answers read-only, reads go on, and saving works again afterwards", async () => {
    const reason = mount("-t", "tmpfs", "-o", "size=3m", "tmpfs", folder);
    if (reason !== undefined) {
      console.warn(`Read-only file system not tested: ${reason}`);
      return;
    }
    const repository = temporaryRepository({ folder: join(folder, "repository") });
    store = await testStore(repository.contentDir);
    spawnSync("mount", ["-o", "remount,ro", folder]);
    await expect(save(store, "one")).rejects.toMatchObject({ code: "read-only" });
    expect(store.snapshot().files("event")).toHaveLength(1);
    await store.close();
    store = await testStore(repository.contentDir);
    await expect(save(store, "one")).rejects.toMatchObject({ code: "read-only" });
    expect(store.snapshot().files("event")).toHaveLength(1);
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
