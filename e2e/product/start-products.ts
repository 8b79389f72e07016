import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import type { PictureEncoding } from "../../content/model/api/build-input";
import { freePort } from "../../api/test-support/free-port";
import { outsideOfRun } from "../../scripts/test/own-run.cjs";
import { shiftToStandardTime } from "./clock";
import { makeRepository } from "./make-repository";
import { runProduct } from "./run-product";
import { keepsRunning, lives, running, runningFile, type StartedProduct } from "./started-product";

/** Where the first product builds: its caches outlive the run. */
export const gatsbyFolder = join(__dirname, "..", "..", ".build", "e2e-gatsby");
/** The smallest pictures would take half of the processor time of the build. */
export const pictureEncoding: PictureEncoding = "quick";
const password = "correct-horse-in-the-harbour";

/**
 * Starts so many products, each on a free port with a repository and a data folder of its own. The first builds the
 * site, the others start with a copy of its release. Those that run already are used again.
 */
export async function startProducts(count: number): Promise<void> {
  const products = running().filter(({ pid }) => lives(pid));
  const first = products[0] ?? (await start(undefined));
  const kept = [first, ...products.slice(1)];
  const others = await Promise.allSettled(Array.from({ length: Math.max(0, count - kept.length) }, () => start(first)));
  // Noted first: what has started is to be stopped, also when one of them has not.
  noteProducts([...kept, ...others.flatMap((other) => (other.status === "fulfilled" ? [other.value] : []))]);
  for (const other of others) if (other.status === "rejected") throw other.reason;
}

function noteProducts(products: readonly StartedProduct[]): void {
  writeFileSync(runningFile(), JSON.stringify(products));
}

async function start(first: StartedProduct | undefined): Promise<StartedProduct> {
  const temporary = keepsRunning() ? outsideOfRun() : tmpdir();
  const temporaryFolder = mkdtempSync(join(temporary, "chamber-e2e-"));
  const repository = join(temporaryFolder, "repository");
  const dataDir = join(temporaryFolder, "data");
  if (first === undefined) {
    makeRepository(repository);
    // Gatsby's caches outlive the run.
    mkdirSync(gatsbyFolder, { recursive: true });
    mkdirSync(dataDir);
    symlinkSync(gatsbyFolder, join(dataDir, "gatsby"));
  } else {
    execFileSync("git", ["clone", "--quiet", "--no-hardlinks", first.repository, repository]);
    execFileSync("git", ["remote", "remove", "origin"], { cwd: repository });
    for (const folder of ["build", "releases", "renderer"])
      cpSync(join(first.dataDir, folder), join(dataDir, folder), { recursive: true, verbatimSymlinks: true });
  }
  const firstCommit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: repository, encoding: "utf8" }).trim();
  const clockShift = first?.clockShift ?? shiftToStandardTime();
  // Known beforehand: what a start prints is the address that visitors see, the first product's on all of them.
  const port = await freePort();
  const url = `http://localhost:${String(port)}`;
  const settings = {
    // Of the run, with which it ends, or outside of it.
    TMPDIR: temporary,
    PORT: String(port),
    CONTENT_DIR: join(repository, "content"),
    DATA_DIR: dataDir,
    // The default cost would take a seventh of the tests' processor time.
    ADMIN_PASSWORD_HASH: await hashPassword(password, smallestCost),
    PICTURE_ENCODING: pictureEncoding,
    LOG_LEVEL: "warn",
    ...(first === undefined ? {} : { PUBLIC_URL: first.publicUrl }),
  };
  const say = (line: string): void => (first === undefined ? console.log(line) : undefined);
  const pid = await runProduct(temporaryFolder, clockShift, settings, say).catch((error: unknown) => {
    rmSync(temporaryFolder, { recursive: true, force: true });
    throw error;
  });
  const publicUrl = first?.publicUrl ?? url;
  return { url, publicUrl, repository, firstCommit, dataDir, password, pid, temporaryFolder, clockShift };
}
