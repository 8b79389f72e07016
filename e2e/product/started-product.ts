import { existsSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
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

/** A programmer's mark: while this file exists, products outlive the run that starts them, and later runs use them again. */
const keepFile = join(__dirname, "..", "..", ".build", "e2e-keep");

/** True when the products are not to end with the run. */
export const keepsRunning = (): boolean => existsSync(keepFile);

/** Where it is noted which products run. */
export const runningFile = (): string =>
  keepsRunning() ? join(dirname(keepFile), "e2e.json") : join(tmpdir(), "products.json");

/** The products that run, one for each worker of jest; none when none were started for this run. */
export function running(): readonly StartedProduct[] {
  if (!existsSync(runningFile())) return [];
  return JSON.parse(readFileSync(runningFile(), "utf8")) as readonly StartedProduct[];
}

/** The product of this worker. */
export function startedProduct(): StartedProduct {
  const worker = Number(inheritedEnvironment()["JEST_WORKER_ID"] ?? "1");
  const own = running()[worker - 1];
  if (own === undefined) throw new Error(`No product runs for worker ${String(worker)} of jest.`);
  return own;
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
