import { spawn } from "node:child_process";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const root = join(__dirname, "..", "..");
const pollMs = 100;
const endings = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The file in a product's temporary folder that holds what it has printed since its last start. */
export const logOf = (temporaryFolder: string): string => join(temporaryFolder, "log.txt");

/**
 * Runs `npm start` with these settings in a process group of its own; it ends with the test run that `TMPDIR` belongs to. Resolves with its
 * id once the site is there; each line printed until then goes to `onLine`.
 * @throws Error with what it has printed when it ends before.
 */
export async function runProduct(
  temporaryFolder: string,
  clockShift: number,
  settings: Readonly<Record<string, string>>,
  onLine: (line: string) => void,
): Promise<number> {
  const assignments = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
  const start = ["--import", "tsx", join("e2e", "product", "start-product.ts"), String(clockShift)];
  // A file and no pipe: a pipe would keep this process open, and end with it.
  const log = openSync(logOf(temporaryFolder), "w");
  const child = spawn("env", [...assignments, process.execPath, ...start], {
    cwd: root,
    detached: true,
    stdio: ["ignore", log, log],
  });
  closeSync(log);
  child.unref();
  // A product that outlives the run does so only once it is noted.
  const endToo = (signal: NodeJS.Signals): void => {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    process.kill(process.pid, signal);
  };
  for (const signal of endings) process.once(signal, endToo);
  let ended: string | undefined;
  child.once("error", (error) => (ended = error.message));
  child.once("exit", (code) => (ended = String(code)));
  let seen = 0;
  try {
    return await isReady();
  } finally {
    for (const signal of endings) process.off(signal, endToo);
  }

  async function isReady(): Promise<number> {
    for (;;) {
      const printed = readFileSync(logOf(temporaryFolder), "utf8");
      const lines = printed.split("\n").slice(0, -1);
      for (const line of lines.slice(seen)) {
        onLine(line);
        if (line.startsWith("✓ ")) return child.pid ?? 0;
      }
      seen = lines.length;
      if (ended !== undefined) throw new Error(`The server ended with ${ended} before it was ready:\n${printed}`);
      await wait(pollMs);
    }
  }
}
