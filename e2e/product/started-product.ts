import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { inheritedEnvironment } from "../../api/env";

/** A running product: real server, real build, a real repository of its own. */
export interface StartedProduct {
  /** Address of the site on this machine, without a trailing slash. */
  readonly url: string;
  /** Address that its pages give as theirs: that of the first product, whose build the others are copies of. */
  readonly publicUrl: string;
  /** Work tree of the content repository; its content folder is `content/`. */
  readonly repository: string;
  /** The commit that the product was started with. */
  readonly firstCommit: string;
  readonly dataDir: string;
  readonly password: string;
  /** Process group of the server. */
  readonly pid: number;
  readonly temporaryFolder: string;
  /** Milliseconds by which the product's clock, and a visitor's, is ahead of the machine's (clock.ts). */
  readonly clockShift: number;
}

/** Where the setup leaves what the tests need to know. */
export const runningFile = join(__dirname, "..", "..", ".build", "e2e.json");

/** The products that run, one for each worker of jest; none when no setup has left a note. */
export function running(): readonly StartedProduct[] {
  if (!existsSync(runningFile)) return [];
  return JSON.parse(readFileSync(runningFile, "utf8")) as readonly StartedProduct[];
}

/** The product of this worker. */
export function startedProduct(): StartedProduct {
  const worker = Number(inheritedEnvironment()["JEST_WORKER_ID"] ?? "1");
  const own = running()[worker - 1];
  if (own === undefined) throw new Error(`No product runs for worker ${String(worker)} of jest.`);
  return own;
}

/**
 * While this file exists, the products outlive a test run and the next run uses them again: a programmer's mark when
 * empty, else that of the process whose id it holds, for as long as that lives.
 */
export const keepFile = join(__dirname, "..", "..", ".build", "e2e-keep");

/** True when the products are not to be stopped after the tests. */
export function keepsRunning(): boolean {
  if (!existsSync(keepFile)) return false;
  const keeper = readFileSync(keepFile, "utf8").trim();
  return keeper === "" || lives(Number(keeper));
}

/** True while the process exists. */
export function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
