import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync, cpSync, statSync } from "node:fs";
import { join } from "node:path";
import { childEnvironment } from "../../api/env";
import { rootDir } from "../../api/support/root-dir";
import { bin, runStep } from "../test/run-step";

const dist = join(rootDir, "site", "admin", "dist");
const [next, old] = [`${dist}-next`, `${dist}-old`];
const marker = ".built-from";
const sources = [
  "site/admin",
  "site/items",
  "site/ui",
  "site/shell",
  "site/routes.ts",
  "site/locales",
  "content/model",
  "package-lock.json",
  "scripts/site/admin-build.ts",
];

/** True when the admin micro-frontends are built of their present sources. */
export function isAdminBuilt(): boolean {
  return isBuiltFrom(fingerprintOf(sources));
}

/** Builds the admin micro-frontends when their sources have changed since the last time. Resolves false when that failed. */
export async function buildAdminIfChanged(): Promise<boolean> {
  const fingerprint = fingerprintOf(sources);
  if (isBuiltFrom(fingerprint)) return true;
  // A production build in any case, also for a test run: React's other build is half as large again.
  const { ok } = await runStep(
    "Building the admin pages (some 10 to 30 seconds) …",
    bin("vite"),
    ["build", "--config", "site/admin/vite.config.mts", "--outDir", next, "--emptyOutDir", "--logLevel", "warn"],
    { ...childEnvironment(), NODE_ENV: "production" },
  );
  if (ok) {
    writeFileSync(join(next, marker), fingerprint);
    keepChunks(dist, next, new Date());
    switchToNext();
  }
  return ok;
}

function isBuiltFrom(fingerprint: string): boolean {
  return existsSync(join(dist, marker)) && readFileSync(join(dist, marker), "utf8") === fingerprint;
}

// A page that is being opened meanwhile finds the old or the new manifest, not an empty folder.
function switchToNext(): void {
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(next, dist);
  rmSync(old, { recursive: true, force: true });
}

function fingerprintOf(paths: readonly string[]): string {
  const hash = createHash("sha256");
  for (const path of paths.flatMap((each) => filesBelow(each)).sort()) {
    hash.update(`${path}\0`).update(readFileSync(join(rootDir, path)));
  }
  return hash.digest("hex");
}

function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path) && existsSync(join(rootDir, path))) return [path];
  return readdirSync(join(rootDir, path), { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return entry.name.startsWith("dist") ? [] : filesBelow(`${path}/${entry.name}`);
    return entry.name.includes(".test.") ? [] : [`${path}/${entry.name}`];
  });
}

const retentionMs = 7 * 24 * 60 * 60 * 1000;

/**
 * Copies the hashed files of the build before into the new one, unless they are older than a week: an admin page that
 * stays open over a redeploy still asks for them when it opens the editor, the preview or a difference.
 */
export function keepChunks(before: string, next: string, now: Date): void {
  const [from, to] = [join(before, "assets"), join(next, "assets")];
  if (!existsSync(from) || !existsSync(to)) return;
  for (const name of readdirSync(from)) {
    const { mtimeMs } = statSync(join(from, name));
    if (existsSync(join(to, name)) || now.getTime() - mtimeMs > retentionMs) continue;
    cpSync(join(from, name), join(to, name), { preserveTimestamps: true });
  }
}
