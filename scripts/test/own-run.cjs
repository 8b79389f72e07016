// CommonJS, because jest.config.cjs needs it. Run as a program it is the caretaker that `ownRun` starts.
const { spawn, spawnSync } = require("node:child_process");
const { mkdtempSync, readFileSync, readdirSync, realpathSync, rmSync, writeFileSync } = require("node:fs");
const { tmpdir } = require("node:os");
const { basename, join } = require("node:path");

const prefix = "chamber-tests-";
const ownerFile = () => join(tmpdir(), "owner");
const parentPollMs = 500;
const sweepPollMs = 50;

/**
 * Makes this process the owner of a test run, unless it belongs to one: what it starts from now on has a folder of the run
 * for its temporary files, and ends with this process, whatever ends that; the folder is removed then.
 */
function ownRun() {
  if (basename(tmpdir()).startsWith(prefix)) return;
  const folder = mkdtempSync(join(realpathSync(tmpdir()), prefix));
  const caretaker = spawn(process.execPath, [__filename, folder], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  caretaker.unref();
  // The system closes this end when the process is gone, even by SIGKILL.
  caretaker.stdin.unref();
  // Every process of the run inherits it: the caretaker knows them by it, also those that lead a process group of their own.
  process.env.TMPDIR = folder;
  writeFileSync(ownerFile(), String(process.pid));
  process.once("exit", () => {
    if (processesOf(folder).length > 0) return;
    remove(folder);
    caretaker.kill("SIGKILL");
  });
  if (process.env.npm_lifecycle_event !== undefined) endWithParent();
}

/** npm hands a signal to the shell that it runs a script in, which does not hand it on. */
function endWithParent() {
  const parent = process.ppid;
  const look = () => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGTERM");
  };
  setInterval(look, parentPollMs).unref();
}

/** True in the process that owns the run. */
function ownsRun() {
  try {
    return readFileSync(ownerFile(), "utf8") === String(process.pid);
  } catch {
    return false;
  }
}

/** Where temporary files go that are to outlive the run. */
function outsideOfRun() {
  return basename(tmpdir()).startsWith(prefix) ? join(tmpdir(), "..") : tmpdir();
}

/** Ids of the processes, without this one, that were started with a folder, or one in it, for temporary files. */
function processesOf(folder) {
  const isOf = (variable) => variable === `TMPDIR=${folder}` || variable.startsWith(`TMPDIR=${folder}/`);
  return environments()
    .filter(([pid, variables]) => pid !== process.pid && variables.some(isOf))
    .map(([pid]) => pid);
}

function environments() {
  // macOS has no /proc.
  if (process.platform !== "linux") {
    const { stdout } = spawnSync("ps", ["-A", "-E", "-ww", "-o", "pid=,command="], { encoding: "utf8" });
    return stdout.split("\n").map((line) => [Number.parseInt(line, 10), line.split(" ")]);
  }
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [Number(pid), environmentOf(pid)]);
}

function environmentOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8").split("\0");
  } catch {
    // It has ended, or is another user's.
    return [];
  }
}

/** Ends what a run has left, until nothing starts anything any more, and removes its folder. */
function sweep(folder) {
  const left = processesOf(folder);
  for (const pid of left) {
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has ended meanwhile.
    }
  }
  if (left.length > 0) return void setTimeout(sweep, sweepPollMs, folder);
  remove(folder);
}

function remove(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

if (require.main === module) process.stdin.resume().once("close", () => sweep(process.argv[2]));

module.exports = { ownRun, ownsRun, outsideOfRun, processesOf };
