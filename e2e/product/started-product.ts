import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The product as global-setup.ts started it: real server, real build, a real repository of its own. */
export interface StartedProduct {
  /** Address of the site, without a trailing slash. */
  readonly url: string;
  /** Work tree of the content repository; its content folder is `content/`. */
  readonly repository: string;
  readonly dataDir: string;
  readonly password: string;
  /** Process group of the server. */
  readonly pid: number;
  readonly temporaryFolder: string;
  readonly chromium: string;
  /** Milliseconds by which the product's clock, and a visitor's, is ahead of the machine's (clock.ts). */
  readonly clockShift: number;
}

/** Where global-setup.ts leaves what the tests need to know. */
export const startedProductFile = join(__dirname, "..", "..", ".build", "e2e.json");

/** The product under test. */
export function startedProduct(): StartedProduct {
  return JSON.parse(readFileSync(startedProductFile, "utf8")) as StartedProduct;
}

/**
 * While this file exists, the product outlives a test run and the next run uses it again: a programmer's mark when empty,
 * else that of the process whose id it holds, for as long as that lives.
 */
export const keepFile = join(__dirname, "..", "..", ".build", "e2e-keep");

/** True when the product is not to be stopped after the tests. */
export function keepsRunning(): boolean {
  if (!existsSync(keepFile)) return false;
  const keeper = readFileSync(keepFile, "utf8").trim();
  return keeper === "" || lives(Number(keeper));
}

/** True when an earlier run left its product running for this one. */
export function stillRuns(): boolean {
  return keepsRunning() && existsSync(startedProductFile) && lives(startedProduct().pid);
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
