import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hashPassword, smallestCost } from "../../api/auth/password-hash";
import type { PictureEncoding } from "../../content/model/api/build-input";
import { freePort } from "../../api/test-support/free-port";
import { until } from "../../api/test-support/until";
import { outsideOfRun } from "../../scripts/test/own-run.cjs";
import { shiftToStandardTime } from "./clock";
import { makeRepository } from "./make-repository";
import { runProduct } from "./run-product";
import { keepsRunning, lives, running, runningFile, type StartedProduct } from "./started-product";
import { end, stop, stopProducts } from "./stop-products";

/** Where the first product builds: its caches outlive the run. */
export const gatsbyFolder = join(__dirname, "..", "..", ".build", "e2e-gatsby");
/** The smallest pictures would take half of the processor time of the build. */
export const pictureEncoding: PictureEncoding = "quick";
const pollMs = 100;
const password = "correct-horse-in-the-harbour";

/**
 * Starts so many products, each on a free port with a repository and a data folder of its own. The first builds the
 * site and ends: the others get a copy of files that nobody writes. When enough of them run already, they are used again.
 */
export async function startProducts(count: number, patienceMs: number): Promise<void> {
  const living = running().filter(({ pid }) => lives(pid));
  if (living.length >= count) return;
  for (const product of living) await stop(product, patienceMs);
  const first = await builtProduct(patienceMs);
  const folders = [first];
  while (folders.length < count) folders.push(await copyOf(first));
  const started = await Promise.allSettled(folders.map((folder) => start(folder)));
  // Noted first: what has started is to be stopped, also when one of them has not.
  const products = started.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
  writeFileSync(runningFile(), JSON.stringify(products));
  for (const one of started) if (one.status === "rejected") throw one.reason;
}

/** Starts products for the test runs of `job`, and stops them after it, unless a programmer keeps them. */
export async function withProducts<T>(
  count: number,
  patienceMs: number,
  job: (started: Promise<void>) => Promise<T>,
): Promise<T> {
  try {
    return await job(startProducts(count, patienceMs));
  } finally {
    if (!keepsRunning()) await stopProducts(patienceMs);
  }
}

/** A product that is not running. */
type Folder = Omit<StartedProduct, "pid">;

/** A product whose site is built. */
async function builtProduct(patienceMs: number): Promise<Folder> {
  const temporaryFolder = newFolder();
  const repository = join(temporaryFolder, "repository");
  const dataDir = join(temporaryFolder, "data");
  makeRepository(repository);
  // Gatsby's caches outlive the run.
  mkdirSync(gatsbyFolder, { recursive: true });
  mkdirSync(dataDir);
  symlinkSync(gatsbyFolder, join(dataDir, "gatsby"));
  const firstCommit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: repository, encoding: "utf8" }).trim();
  // Known beforehand: what a start prints is the address that visitors see, the first product's on all of them.
  const url = `http://localhost:${String(await freePort())}`;
  const clockShift = shiftToStandardTime();
  const folder = { url, publicUrl: url, repository, firstCommit, dataDir, password, temporaryFolder, clockShift };
  const started = await start(folder, (line) => console.log(line));
  await drawnForSharing(join(dataDir, "releases", "current", "site"), patienceMs);
  await end(started, patienceMs);
  return folder;
}

/** Resolves when a release has the pictures for sharing that its pages name: drawn once, and not by each copy of it. */
async function drawnForSharing(site: string, patienceMs: number): Promise<void> {
  const files = readdirSync(site, { recursive: true, withFileTypes: true }).filter((file) => file.isFile());
  const named = files
    .filter(({ name }) => name.endsWith(".html"))
    .flatMap(
      ({ parentPath, name }) => readFileSync(join(parentPath, name), "utf8").match(/share\/[0-9a-f]+\.jpg/g) ?? [],
    );
  for (const path of new Set(named))
    await until(`${path} is drawn`, () => existsSync(join(site, path)), pollMs, patienceMs);
}

/** A copy with an address of its own. */
async function copyOf(first: Folder): Promise<Folder> {
  const temporaryFolder = newFolder();
  const repository = join(temporaryFolder, "repository");
  const dataDir = join(temporaryFolder, "data");
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", first.repository, repository]);
  execFileSync("git", ["remote", "remove", "origin"], { cwd: repository });
  for (const part of ["build", "releases", "renderer"])
    cpSync(join(first.dataDir, part), join(dataDir, part), { recursive: true, verbatimSymlinks: true });
  return { ...first, url: `http://localhost:${String(await freePort())}`, repository, dataDir, temporaryFolder };
}

/** Of the run, with which it ends, or outside of it. */
const temporary = (): string => (keepsRunning() ? outsideOfRun() : tmpdir());

const newFolder = (): string => mkdtempSync(join(temporary(), "chamber-e2e-"));

async function start(folder: Folder, say: (line: string) => void = () => undefined): Promise<StartedProduct> {
  const settings = {
    TMPDIR: temporary(),
    PORT: new URL(folder.url).port,
    CONTENT_DIR: join(folder.repository, "content"),
    DATA_DIR: folder.dataDir,
    // The default cost would take a seventh of the tests' processor time.
    ADMIN_PASSWORD_HASH: await hashPassword(password, smallestCost),
    PICTURE_ENCODING: pictureEncoding,
    LOG_LEVEL: "warn",
    PUBLIC_URL: folder.publicUrl,
  };
  const pid = await runProduct(folder.temporaryFolder, folder.clockShift, settings, say).catch((error: unknown) => {
    rmSync(folder.temporaryFolder, { recursive: true, force: true });
    throw error;
  });
  return { ...folder, pid };
}
