// Runs before anything is installed, hence plain JavaScript with Node's own modules only (docs/decisions/002).
// Makes sure that Node, git and the packages of the lockfile are there; says what to do when they are not.
import { createHash } from "node:crypto";
import { spawnSync } from "node:child_process";
import { appendFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const marker = join(root, "node_modules", ".installed-from-lockfile");

/** Ends the process with a sentence that says what is wrong and what to do. */
function stop(message) {
  console.error(`\n✗ ${message}\n`);
  process.exit(1);
}

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
// The sanitiser consists of ES modules that older ones cannot require.
if (major < 20 || major === 21 || (major === 20 && minor < 19) || (major === 22 && minor < 12)) {
  stop(
    `Node ${process.versions.node} is too old: install Node 24 (20.19 and 22.12 work, too) from your system's packages, then run this again.`,
  );
}
if (spawnSync("git", ["--version"], { stdio: "ignore" }).status !== 0) {
  stop("git was not found: install it (Debian: apt-get install git), then run this again.");
}

const lockfile = join(root, "package-lock.json");
if (!existsSync(lockfile)) stop("package-lock.json is missing: get it back with `git checkout -- package-lock.json`.");
const fingerprint = createHash("sha256")
  .update(readFileSync(lockfile))
  .update(`${process.platform} ${process.arch} ${process.versions.modules}`)
  .digest("hex");
const installed = existsSync(marker) ? readFileSync(marker, "utf8") : "";
// The service needs no package of the tests: a sixth of all. Where those are there, they stay.
const isForService = process.argv.includes("--omit=dev");
const wanted = isForService ? `${fingerprint} without dev` : fingerprint;

if (installed !== wanted && installed !== fingerprint) {
  console.log("▸ Installing the packages of package-lock.json (one to three minutes the first time) …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const parameters = ["ci", ...(isForService ? ["--omit=dev"] : []), "--no-audit", "--no-fund", "--loglevel=error"];
  const result = spawnSync(npm, parameters, { cwd: root, stdio: "inherit" });
  if (result.status !== 0) {
    stop(
      "The packages could not be installed. Check that the npm registry can be reached and that the disk has 1.5 GB free, then run this again.",
    );
  }
  writeFileSync(marker, wanted);
  const took = `${Math.round(performance.now() / 1000)} s`;
  console.log(`✓ Packages installed in ${took}`);
  // The page that CI shows of a run.
  if (process.env.GITHUB_STEP_SUMMARY)
    appendFileSync(process.env.GITHUB_STEP_SUMMARY, `Packages installed in ${took}\n\n`);
}
