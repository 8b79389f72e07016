import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// The shell without a window first: the same engine for half the work.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

const remedy =
  "The browser tests need Chromium. Install it (Debian, Ubuntu: sudo apt-get install chromium; macOS: brew install --cask chromium) and run npm test again.";

/** Where a Chromium of this system is, or undefined. */
function findChromium(): string | undefined {
  return places.find((path) => existsSync(path));
}

/**
 * Path of a Chromium; as root on a Debian-like system without one it is installed from the system's packages.
 * Raises an Error with the remedy when there is none and it cannot be installed.
 */
export function ensureChromium(say: (line: string) => void): string {
  const found = findChromium();
  if (found) return found;
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) throw new Error(remedy);
  say("Installing Chromium and Japanese fonts from the system's packages (as root) …");
  run("apt-get", ["update", "-qq"]);
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "fonts-noto-cjk", packageName()]);
  const installed = findChromium();
  if (!installed) throw new Error(remedy);
  return installed;
}

/** Ubuntu has no shell of its own. */
function packageName(): string {
  const { status } = spawnSync("apt-cache", ["show", "chromium-headless-shell"], { stdio: "ignore" });
  return status === 0 ? "chromium-headless-shell" : "chromium";
}

function run(command: string, parameters: readonly string[]): void {
  const { status } = spawnSync(command, parameters, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} failed. ${remedy}`);
}
