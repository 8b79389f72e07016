import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inheritedEnvironment } from "../../api/env";
import { rootDir } from "../../api/support/root-dir";
import { until } from "../../api/test-support/until";
import { processesOf } from "./own-run.cjs";
import { bin } from "./run-step";

const ownRun = JSON.stringify(join(__dirname, "own-run.cjs"));
/** Leads a process group of its own and starts its server again whenever that ends, as a product or a browser may. */
const product = "while :; do sh -c 'while :; do sleep 600; done'; done";
const startProduct = `
  const { spawn } = require("node:child_process");
  spawn("sh", ["-c", ${JSON.stringify(product)}], { detached: true, stdio: "ignore" }).unref();
  spawn("git", ["cat-file", "--batch"], { cwd: ${JSON.stringify(rootDir)}, stdio: ["pipe", "ignore", "ignore"] });
`;

let folder: string;
beforeEach(() => {
  // Looks like no run's folder: what is started below owns a run of its own.
  folder = join(mkdtempSync(join(tmpdir(), "own-run-")), "temporary");
  mkdirSync(folder);
});
afterEach(() => rmSync(join(folder, ".."), { recursive: true, force: true }));

function start(command: string, parameters: readonly string[], variables: Readonly<Record<string, string>> = {}) {
  const { JEST_WORKER_ID: _, ...inherited } = inheritedEnvironment();
  return spawn(command, parameters, {
    cwd: join(folder, ".."),
    detached: true,
    stdio: "ignore",
    env: { ...inherited, TMPDIR: folder, npm_lifecycle_event: undefined, ...variables },
  });
}

const writeProgram = (name: string, text: string): string => {
  const path = join(folder, "..", name);
  writeFileSync(path, text);
  return path;
};

/** A run that starts a product and goes on until it is ended. */
const run = (): string =>
  writeProgram("run.cjs", `require(${ownRun}).ownRun();\n${startProduct}\nsetInterval(() => undefined, 1000);`);

/** Owner, product, its server and what that waits with, git, and the caretaker. */
async function isUnderWay(processes: number): Promise<void> {
  await until("the run is under way", () => processesOf(folder).length >= processes);
}
const nothingIsLeft = () =>
  until("nothing is left", () => processesOf(folder).length === 0 && readdirSync(folder).length === 0);
const signal = (pid: number | undefined, name: NodeJS.Signals): boolean => process.kill(pid ?? NaN, name);

test.each<[what: string, end: (owner: ChildProcess) => void]>([
  ["Ctrl-C, a SIGINT to its process group", ({ pid }) => void signal(-(pid ?? NaN), "SIGINT")],
  ["SIGTERM to its owner", ({ pid }) => void signal(pid, "SIGTERM")],
  ["SIGKILL of its owner", ({ pid }) => void signal(pid, "SIGKILL")],
])("%s ends everything that a run has started", async (_what, end) => {
  const owner = start(process.execPath, [run()]);
  await isUnderWay(6);
  end(owner);
  await nothingIsLeft();
});

test("a run ends with the shell of npm, which hands on no signal", async () => {
  const shell = start("sh", ["-c", `'${process.execPath}' '${run()}'; true`], { npm_lifecycle_event: "test" });
  await isUnderWay(7);
  signal(shell.pid, "SIGTERM");
  await nothingIsLeft();
});

test("a torture run that is ended takes its servers along", async () => {
  const torture = ["--kills", "0", "--interleavings", "0", "--startKills", "0"];
  const program = ["--import", require.resolve("tsx"), join(rootDir, "scripts/torture.ts"), ...torture];
  // tsx keeps its cache in the folder for temporary files.
  const owner = start(process.execPath, program, { TSX_DISABLE_CACHE: "1" });
  await until("a server runs", () => processesOf(folder).some(isServer));
  signal(owner.pid, "SIGTERM");
  await nothingIsLeft();
});
const isServer = (pid: number): boolean =>
  spawnSync("ps", ["-o", "args=", "-p", String(pid)], { encoding: "utf8" }).stdout.includes("bench-server");

test("a run that comes to its end leaves nothing", async () => {
  const program = `require(${ownRun}).ownRun();\n${startProduct}\nsetTimeout(() => process.exit(), 500);`;
  await once(start(process.execPath, [writeProgram("run.cjs", program)]), "exit");
  await nothingIsLeft();
});

test.each(["SIGTERM", "SIGKILL"] as const)("%s to jest alone ends its workers and what they started", async (name) => {
  const started = join(folder, "..", "started");
  for (const file of ["a", "b"])
    writeProgram(
      `${file}.test.js`,
      `test("waits", async () => {\n${startProduct}\nrequire("node:fs").writeFileSync(${JSON.stringify(started)} + "-${file}", "");\n
      await new Promise((resolve) => setTimeout(resolve, 600_000));\n}, 600_000);`,
    );
  const config = `require(${ownRun}).ownRun();\nmodule.exports = { cacheDirectory: __dirname + "/cache", maxWorkers: 2 };`;
  const jest = start(bin("jest"), ["--config", writeProgram("jest.config.cjs", config)]);
  await until("both files run", () => ["a", "b"].every((file) => existsSync(`${started}-${file}`)));
  signal(jest.pid, name);
  await nothingIsLeft();
});
