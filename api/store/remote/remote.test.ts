import { chmodSync, existsSync, lstatSync, readlinkSync, renameSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ContentRemote, ContentStore, Snapshot } from "../content-store";
import { sharedRemote, type SharedRemote } from "../test-support/shared-remote";
import { eventText, picnicPath, type TemporaryRepository } from "../test-support/temporary-repository";
import { contentIs, testStore, writing } from "../test-support/test-store";
import type { RemoteOptions } from "./open-remote";
import { remoteAddress } from "./remote-address";

const author = { name: "Mei Tan" };
const stale = new Error("stale");
/** Saves the picnic only over the version that was loaded. */
const edit = (version: string | undefined, title: string) => (snapshot: Snapshot) => {
  if (snapshot.versionOf(picnicPath) !== version) throw stale;
  return { message: `Edit: ${title}`, files: [{ path: picnicPath, bytes: eventText(title) }] };
};
const add = (store: ContentStore, name: string) =>
  store.save(writing(`events/2026/${name}.md`, eventText(name)), author);

let shared: SharedRemote;
let stores: ContentStore[];
let events: object[];
beforeEach(() => {
  shared = sharedRemote(2);
  stores = [];
  events = [];
});
afterEach(async () => {
  await Promise.all(stores.map((store) => store.close()));
  shared.remove();
});

async function open(number: 0 | 1, changes: Partial<RemoteOptions> = {}): Promise<ContentStore> {
  const store = await testStore(clone(number).contentDir, {
    remote: shared.options({ limitMs: patienceMs, ...changes }),
    events,
  });
  stores.push(store);
  return store;
}
function clone(number: 0 | 1): TemporaryRepository {
  const found = shared.clones[number];
  if (!found) throw new Error("no such clone");
  return found;
}
function remoteOf(store: ContentStore): ContentRemote {
  if (!store.remote) throw new Error("no remote");
  return store.remote;
}
const tip = () => shared.bare.git("rev-parse", "main");
/** A push by another user, from the second clone. */
function push(path: string, text: string): void {
  const maintainer = clone(1);
  maintainer.git("pull", "--quiet");
  maintainer.write(path, text);
  maintainer.git("add", "--all");
  maintainer.git("commit", "--quiet", "--message", `By hand: ${path}`);
  maintainer.git("push", "--quiet", "origin", "main");
}

test("a save is on the remote when it is acknowledged, and on the branch, work tree and index here", async () => {
  const store = await open(0);
  const saved = await add(store, "one");
  expect(tip()).toBe(saved.commit);
  expect(clone(0).git("rev-parse", "HEAD")).toBe(saved.commit);
  expect(clone(0).read("content/events/2026/one.md")).toBe(eventText("one"));
  expect(clone(0).git("status", "--porcelain")).toBe("");
  expect(store.snapshot().commit).toBe(saved.commit);
  expect(remoteOf(store).state()).toMatchObject({ kind: "in-step" });
});

test("two servers save at the same time: all saves are on the remote, each once, and both servers end with them", async () => {
  const [first, second] = [await open(0), await open(1)];
  const saved = await Promise.all(
    [1, 2, 3, 4, 5].flatMap((number) => [add(first, `a${String(number)}`), add(second, `b${String(number)}`)]),
  );
  await Promise.all([remoteOf(first).check(), remoteOf(second).check()]);
  const commits = shared.bare.git("rev-list", "main").split("\n");
  expect(commits).toHaveLength(11);
  expect(commits.slice(0, -1).sort()).toEqual(saved.map(({ commit }) => commit).sort());
  for (const store of [first, second]) expect(store.snapshot().files("events")).toHaveLength(11);
  for (const number of [0, 1] as const) expect(clone(number).git("status", "--porcelain")).toBe("");
  expect(shared.bare.git("fsck", "--full", "--strict", "--no-dangling")).toBe("");
});

test("two servers save the same item: the slower one's plan refuses on the faster one's text", async () => {
  const [first, second] = [await open(0), await open(1)];
  const version = first.snapshot().versionOf(picnicPath);
  await first.save(edit(version, "Picnic in May"), author);
  await expect(second.save(edit(version, "Picnic in June"), author)).rejects.toBe(stale);
  expect(second.snapshot().file(picnicPath)?.text).toBe(eventText("Picnic in May"));
  expect(tip()).toBe(second.snapshot().commit);
});

test("a refusal on old content is not final: a server that is behind saves over the version that another one made", async () => {
  const [first, second] = [await open(0), await open(1)];
  const { snapshot } = await first.save(edit(first.snapshot().versionOf(picnicPath), "Picnic in May"), author);
  const saved = await second.save(edit(snapshot.versionOf(picnicPath), "Picnic in June"), author);
  expect(tip()).toBe(saved.commit);
  await expect(
    second.save(edit(saved.snapshot.versionOf(picnicPath), "Picnic in June"), author),
  ).resolves.toMatchObject({ changed: false });
});

test("what is so already only here is not taken for saved", async () => {
  const [first, second] = [await open(0), await open(1)];
  await first.save(writing(picnicPath, eventText("Changed")), author);
  const saved = await second.save(writing(picnicPath, eventText("Picnic")), author);
  expect(saved.changed).toBe(true);
  expect(shared.bare.git("show", `main:content/${picnicPath}`)).toBe(eventText("Picnic").trim());
});

test("a push by somebody else arrives by polling, with files of every kind, and leaves unsaved work alone", async () => {
  const store = await open(0, { pollMs: 50 });
  const here = clone(0);
  here.write("README.md", "Unsaved work\n");
  const there = clone(1);
  there.write("run.sh", "#!/bin/sh\n");
  chmodSync(join(there.root, "run.sh"), 0o755);
  symlinkSync("run.sh", join(there.root, "link"));
  there.write("README.md", "Read this.\n");
  push("content/events/2026/pushed.md", eventText("Pushed"));
  await contentIs(store, () => store.snapshot().has("events/2026/pushed.md"));
  await remoteOf(store).check();
  expect(here.git("rev-parse", "HEAD")).toBe(tip());
  expect(here.read("README.md")).toBe("Unsaved work\n");
  expect(here.git("status", "--porcelain")).toBe("M README.md");
  expect(lstatSync(join(here.root, "run.sh")).mode & 0o111).not.toBe(0);
  expect(readlinkSync(join(here.root, "link"))).toBe("run.sh");
  // A file becomes a folder, a folder a file.
  there.git("rm", "--quiet", "-r", "link", "content/events/2026");
  there.write("content/events/2026", "no folder any more");
  push("link/inside.txt", "a folder now");
  await remoteOf(store).check();
  expect(here.read("link/inside.txt")).toBe("a folder now");
  expect(here.git("status", "--porcelain")).toBe("M README.md");
});

test("the remote is gone: saves are refused and kept nowhere, reads go on, and all is well when it is back", async () => {
  const store = await open(0);
  await remoteOf(store).check();
  renameSync(shared.bare.root, `${shared.bare.root}.away`);
  await expect(add(store, "one")).rejects.toMatchObject({ code: "remote-unavailable" });
  expect(remoteOf(store).state()).toMatchObject({ kind: "unreachable" });
  expect(store.snapshot().files("events")).toHaveLength(1);
  expect(clone(0).git("rev-list", "--count", "HEAD")).toBe("1");
  renameSync(`${shared.bare.root}.away`, shared.bare.root);
  await remoteOf(store).check();
  expect(remoteOf(store).state()).toMatchObject({ kind: "in-step" });
  await expect(add(store, "one")).resolves.toMatchObject({ changed: true });
});

/** A remote whose program for a service never says a word. */
function hanging(number: 0 | 1, service: "receive-pack" | "upload-pack"): RemoteOptions["address"] {
  const program = join(shared.folder, `hanging-${service}`);
  writeFileSync(program, "#!/bin/sh\nexec sleep 600\n", { mode: 0o755 });
  clone(number).git("config", "remote.slow.url", shared.bare.root);
  clone(number).git("config", `remote.slow.${service.replace("-", "")}`, `'${program}'`);
  return remoteAddress("slow");
}
/** What the remote does at a moment of a push. */
const hook = (name: "pre-receive" | "post-receive", script: string) =>
  writeFileSync(join(shared.bare.root, "hooks", name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });

test.each(["receive-pack", "upload-pack"] as const)(
  "a remote whose %s hangs is given up within the limit; reads go on",
  async (service) => {
    const store = await open(0, { address: hanging(0, service), limitMs: 1_000 });
    await expect(add(store, "one")).rejects.toMatchObject({
      code: "remote-unavailable",
      message: expect.stringContaining("in time") as string,
    });
    expect(remoteOf(store).state()).toMatchObject({ kind: "unreachable" });
    expect(store.snapshot().files("events")).toHaveLength(1);
    expect(tip()).toBe(clone(0).git("rev-parse", "HEAD"));
    expect(existsSync(join(clone(0).root, ".git/index.lock"))).toBe(false);
  },
);

test("a push whose answer is lost has landed all the same: the save is acknowledged, once", async () => {
  const store = await open(0);
  hook("post-receive", "kill -9 $PPID");
  const saved = await add(store, "one");
  expect(saved.changed).toBe(true);
  expect(tip()).toBe(saved.commit);
  expect(shared.bare.git("rev-list", "--count", "main")).toBe("2");
  expect(clone(0).git("rev-list", "--count", "HEAD")).toBe("2");
});

test("a hook of the remote that refuses is told, and nothing is kept here", async () => {
  const store = await open(0);
  hook("pre-receive", "echo not today >&2; exit 1");
  await expect(add(store, "one")).rejects.toMatchObject({ code: "remote-unavailable" });
  expect(remoteOf(store).state().reason).toContain("refused");
  expect(clone(0).git("rev-list", "--count", "HEAD")).toBe("1");
});

test("killed between push and local move: the next start takes the save over from the remote", async () => {
  const first = await open(0);
  const saved = await add(first, "one");
  await first.close();
  clone(0).git("reset", "--quiet", "--hard", "HEAD~1");
  // As a crash leaves it: the record of the last synchronisation is as old as the branch.
  const synced = clone(0).git("for-each-ref", "--format=%(refname)", "refs/chamber/synced");
  clone(0).git("update-ref", synced, "HEAD");
  const store = await open(0);
  await remoteOf(store).check();
  expect(store.snapshot().commit).toBe(saved.commit);
  expect(clone(0).git("status", "--porcelain")).toBe("");
});

test("a commit made in the work tree is pushed with the next look, or joined with what others pushed", async () => {
  const store = await open(0);
  await remoteOf(store).check();
  const commitHere = (name: string) => {
    clone(0).write(`content/events/2026/${name}.md`, eventText(name));
    clone(0).git("add", "--all");
    clone(0).git("commit", "--quiet", "--message", name);
    return clone(0).git("rev-parse", "HEAD");
  };
  const ahead = commitHere("here");
  await remoteOf(store).check();
  expect(tip()).toBe(ahead);
  push("content/events/2026/there.md", eventText("There"));
  const beside = commitHere("beside");
  const saved = await add(store, "three");
  expect(tip()).toBe(saved.commit);
  expect(shared.bare.git("rev-list", "main").split("\n")).toContain(beside);
  expect(store.snapshot().files("events")).toHaveLength(5);
  expect(clone(0).git("status", "--porcelain")).toBe("");
});

test("both changed the same lines: a clear state, saves are refused, nothing is forced", async () => {
  const store = await open(0);
  await remoteOf(store).check();
  push(`content/${picnicPath}`, eventText("Theirs"));
  const theirs = tip();
  clone(0).write(`content/${picnicPath}`, eventText("Ours"));
  clone(0).git("commit", "--quiet", "--all", "--message", "Ours");
  const ours = clone(0).git("rev-parse", "HEAD");
  await expect(add(store, "one")).rejects.toMatchObject({ code: "remote-diverged" });
  expect(remoteOf(store).state()).toMatchObject({ kind: "diverged" });
  expect(tip()).toBe(theirs);
  expect(clone(0).git("rev-parse", "HEAD")).toBe(ours);
  clone(0).git("reset", "--quiet", "--hard", theirs);
  await expect(add(store, "one")).resolves.toMatchObject({ changed: true });
  expect(remoteOf(store).state()).toMatchObject({ kind: "in-step" });
});

test("history that a maintainer takes away on the remote does not come back with the next save", async () => {
  const store = await open(0);
  const first = await add(store, "one");
  await add(store, "secret");
  shared.bare.git("update-ref", "refs/heads/main", first.commit);
  const saved = await add(store, "two");
  expect(shared.bare.git("rev-list", "main").split("\n")).toHaveLength(3);
  expect(saved.snapshot.has("events/2026/secret.md")).toBe(false);
  expect(existsSync(join(clone(0).contentDir, "events/2026/secret.md"))).toBe(false);
  expect(tip()).toBe(clone(0).git("rev-parse", "HEAD"));
});

test("a text shared outside the content: both write, both read, nothing is lost", async () => {
  const [first, second] = [await open(0), await open(1)];
  const [mine, yours] = [remoteOf(first).sharedText("notes"), remoteOf(second).sharedText("notes")];
  await mine.change((text) => `${text}one\n`);
  await yours.change((text) => `${text}two\n`);
  await remoteOf(first).check();
  expect(mine.text()).toBe("one\ntwo\n");
  expect(shared.bare.git("rev-list", "--count", "main")).toBe("1");
});
