import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Without a window: the same engine for half the work. */
const shell = "/usr/bin/chromium-headless-shell";
const places = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const remedy =
  "The browser tests need Chromium. Install it (Debian: sudo apt-get install chromium-headless-shell; Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) and run npm test again.";

/** Path of a Chromium of this system, the shell before others. Raises an Error with the remedy when there is none. */
export function installedChromium(): string {
  const found = places.find((path) => existsSync(path));
  if (found === undefined) throw new Error(remedy);
  return found;
}

/**
 * Path of a Chromium. As root on Debian the shell is installed from the system's packages, also beside a full Chromium, which
 * is used where that fails; on other systems with apt-get, what there is, unless there is one.
 * Raises an Error with the remedy when there is none and it cannot be installed.
 */
export function ensureChromium(say: (line: string) => void): string {
  const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  const isThere = places.some((path) => existsSync(path));
  if (mayInstall && !existsSync(shell) && (!isThere || isDebian())) {
    say("Installing Chromium and Japanese fonts from the system's packages (as root) …");
    const isInstalled =
      run("update", "-qq") &&
      run("install", "-y", "-qq", "--no-install-recommends", "fonts-noto-cjk", isDebian() ? shellPackage : "chromium");
    if (!isInstalled && isThere)
      say(`That failed; the tests run in ${installedChromium()}, which takes twice the time.`);
  }
  return installedChromium();
}

/** The only system that has a package of the shell; Ubuntu has none. */
const shellPackage = "chromium-headless-shell";
function isDebian(): boolean {
  return existsSync("/etc/os-release") && /^ID=debian$/m.test(readFileSync("/etc/os-release", "utf8"));
}

/** Which browser that is, as the summary of a run names it. */
export function describeChromium(path: string): string {
  const { stdout } = spawnSync(path, ["--no-sandbox", "--version"], { encoding: "utf8" });
  return `${path} (${stdout.trim()})`;
}

function run(...parameters: readonly string[]): boolean {
  return spawnSync("apt-get", parameters, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}
