import { spawn, type ChildProcess } from "node:child_process";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { childEnvironment } from "./env";
import { buildSite } from "./publish/build/build-site";
import { openRenderer, type Renderer } from "./publish/render/renderer-process";
import { gitIn } from "./store/git-command";
import { ObjectReader } from "./store/read/object-reader";
import { runLimited } from "./store/limited-command";
import { PersistentGitWriter } from "./store/save/persistent-git-writer";
import { rootDir as checkout } from "./support/root-dir";
import { hearChildErrors, started } from "./support/started";

// A promise that nobody hears, or the error of a child, fails the test in which it happens.

let base: string;
let rootDir: string;
let folder: string;
/** The child that was started last. */
let child: ChildProcess;
const note = (message: unknown): void => void ({ process: child } = message as { process: ChildProcess });

beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), "dying-children-"));
  [rootDir, folder] = [join(base, "code"), join(base, "folder")];
  for (const place of [join(rootDir, "site/gatsby/render"), folder]) mkdirSync(place, { recursive: true });
  symlinkSync(join(checkout, "node_modules"), join(folder, "node_modules"));
  writeFileSync(join(rootDir, "tsconfig.json"), "{}");
  subscribe("child_process", note);
});
afterEach(() => {
  unsubscribe("child_process", note);
  jest.restoreAllMocks();
  rmSync(base, { recursive: true, force: true });
});

const content = { contentDir: "", siteFolder: "", builtOn: "2026-06-12", unfinished: [] };
const isOver = (): boolean => child.exitCode !== null || child.signalCode !== null;
const change = { kind: "render", siteFolder: "", builtOn: "", files: [], media: [], removedMedia: [] } as const;

/** Opens a renderer whose program is this script; the content comes at once, or once the process has ended. */
function open(script: string, comes: "at once" | "late" = "at once"): Promise<Renderer> {
  writeFileSync(join(rootDir, "site/gatsby/render/main.ts"), `${script}\nexport {};`);
  return openRenderer({ rootDir, folder }, async () => {
    if (comes === "late" && !isOver()) await once(child, "exit");
    return content;
  });
}

const die = `process.kill(process.pid, "SIGKILL");`;
const live = `setInterval(() => undefined, 1000);`;

test.each<[when: string, script: string, comes: "at once" | "late"]>([
  ["as it starts", die, "at once"],
  ["as it starts, before there is content", die, "late"],
  ["with an error, before there is content", `throw new Error("no node_modules");`, "late"],
  ["with an error", `throw new Error("no node_modules");`, "at once"],
  ["at the first request", `process.on("message", () => { ${die} });`, "at once"],
  ["as it leaves its channel", `${live} process.disconnect();`, "at once"],
])("a renderer that dies %s is an error of its opening, and nothing else", async (_when, script, comes) => {
  await expect(open(script, comes)).rejects.toThrow("The renderer ended");
});

test("a renderer that cannot be started, or has no packages, is an error of its opening", async () => {
  rmSync(join(folder, "node_modules"));
  await expect(open(live)).rejects.toThrow("tsx");
  rmSync(folder, { recursive: true });
  await expect(open(live)).rejects.toThrow("ENOENT");
});

const opens = `process.send({ kind: "opened", deferred: 0 });`;
test.each([
  [
    "after it was opened",
    `process.on("message", () => process.send({ kind: "opened", deferred: 0 }, () => { ${die} }));`,
  ],
  ["at the next request", `let asked = 0; process.on("message", () => { if (asked++ > 0) ${die} ${opens} });`],
  ["without its channel", `${live} process.on("message", () => { ${opens} process.disconnect(); });`],
])("one that dies %s fails what it is asked, and says once that it died", async (_when, script) => {
  const renderer = await open(script);
  const dead = jest.fn<undefined, []>();
  renderer.onDeath(dead);
  await expect(renderer.render(change)).rejects.toThrow("The renderer ended");
  await expect(renderer.more()).rejects.toThrow("The renderer ended");
  expect(dead).toHaveBeenCalledTimes(1);
  await renderer.close();
});

/** Puts this shell script in git's place. */
function replaceGit(script: string): void {
  const bin = join(base, "bin");
  mkdirSync(bin);
  if (script !== "") writeFileSync(join(bin, "git"), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const path = script === "" ? bin : `${bin}:${childEnvironment()["PATH"] ?? ""}`;
  jest.replaceProperty(process, "env", { ...childEnvironment(), PATH: path });
}

test.each([
  ["is not there", ""],
  ["dies as it starts", "kill -KILL $$"],
  ["ends at once", "exit 3"],
  ["dies once it is asked", "read line; kill -KILL $$"],
  ["dies in the middle of an answer", "read line; printf '0123 blob 100\\nhalf'; kill -KILL $$"],
  ["answers nonsense", "echo x; exit 0"],
])("a git that %s fails what needs it, and nothing else", async (_what, script) => {
  replaceGit(script);
  const id = "a".repeat(40);
  const run = gitIn(folder);
  const reader = new ObjectReader(folder);
  const writer = new PersistentGitWriter({ root: folder, commonDir: folder, run, log: () => undefined });
  mkdirSync(join(folder, "objects", "pack"), { recursive: true });
  await expect(reader.bytes(id, "blob")).rejects.toThrow();
  const commit = { parents: [], files: [], author: { name: "A" }, message: "m", at: new Date(0) };
  await expect(writer.write(commit)).rejects.toThrow();
  // Nothing is written to a command without input: a git that waits for some would wait for ever.
  if (!/read|echo/.test(script)) await expect(run({ args: ["status"] })).rejects.toThrow();
  const command = { args: ["fetch"], environment: {}, silentMs: 5000, totalMs: 5000 };
  const { stdout } = await runLimited(folder, command, new AbortController().signal);
  expect(stdout).not.toContain(id);
  reader.close();
  await writer.close();
});

test.each([
  ["dies as it starts", die],
  ["dies in the middle", `process.stdout.write("half a line"); ${die}`],
  ["is not there", undefined],
])("a build that %s is an error of the build, and nothing else", async (_what, script) => {
  mkdirSync(join(rootDir, "node_modules", "gatsby"), { recursive: true });
  if (script !== undefined) writeFileSync(join(rootDir, "node_modules", "gatsby", "cli.js"), script);
  const settings = { publicUrl: "https://chamber.example", gtagId: null, captchaSiteKey: null, contact: null };
  const signal = new AbortController().signal;
  const building = buildSite(
    { contentDir: base, commit: null, builtOn: "2026-06-12", ...settings },
    { rootDir, folder: rootDir, code: "code", onLine: () => undefined, signal },
  );
  await expect(building).rejects.toThrow(/stopped by the system|ended with 1|Cannot find module/);
});

test("a child without pipes, as it is when too many files are open, is an error and is never killed", () => {
  // With its `kill` Node would end this process's own group.
  const withoutPipes = Object.assign(spawn("true"), { stdio: undefined }) as unknown as ChildProcess;
  expect(() => started(withoutPipes)).toThrow(expect.objectContaining({ code: "EMFILE" }) as Error);
  hearChildErrors();
  withoutPipes.emit("error", new Error("EMFILE"));
});
