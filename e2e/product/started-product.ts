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

/** What runs for the tests: each worker of jest has a product and a browser of its own. */
export interface Running {
  readonly products: readonly StartedProduct[];
  /** Addresses of the browsers, for playwright's `connect`. */
  readonly browsers: readonly string[];
}

/** Where the setup leaves what the tests need to know. */
export const runningFile = join(__dirname, "..", "..", ".build", "e2e.json");

/** What runs; nothing when no setup has left a note. */
export function running(): Running {
  if (!existsSync(runningFile)) return { products: [], browsers: [] };
  return JSON.parse(readFileSync(runningFile, "utf8")) as Running;
}

/** The product of this worker. */
export const startedProduct = (): StartedProduct => ofThisWorker(running().products, "product");

/** Address of this worker's browser. */
export const startedBrowser = (): string => ofThisWorker(running().browsers, "browser");

function ofThisWorker<T>(all: readonly T[], what: string): T {
  const worker = Number(inheritedEnvironment()["JEST_WORKER_ID"] ?? "1");
  const own = all[worker - 1];
  if (own === undefined) throw new Error(`No ${what} runs for worker ${String(worker)} of jest.`);
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
