// Runs before anything is compiled, hence plain JavaScript (docs/decisions/002-one-plain-script.md).
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fsyncSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { fileURLToPath } from "node:url";

/** What runs compiled, as paths in the checkout: in production, and in benches and tests that kill a service. */
export const programs = [
  "scripts/start.ts",
  "scripts/build.ts",
  "scripts/build-admin.ts",
  "scripts/check-content.ts",
  "scripts/release.ts",
  "scripts/backup.ts",
  "scripts/restore.ts",
  "scripts/hash-password.ts",
  "scripts/new.ts",
  "scripts/staff.ts",
  "site/gatsby/render/main.ts",
  "api/main.ts",
  "api/texts/text-worker.ts",
  "scripts/bench/bench-server.ts",
  "scripts/bench/hello-server.ts",
  "api/store/test-support/save-forever.ts",
  "api/prepared/test-support/apply-prepared.ts",
];
const configuration = ["package-lock.json", "tsconfig.json", "scripts/compile.mjs"];
const sourceList = "sources.json";
/** A service that still runs older code starts its renderers from its folder, which stays until four newer ones were used. */
const keptFolders = 5;

/** File name of a compiled program; api/support/entry-point.ts spells it the same way. */
export const compiledName = (program) => program.replace(/\.ts$/, ".cjs").replaceAll("/", "-");

const program = fileURLToPath(import.meta.url);

/**
 * Absolute folder with the compiled programs of a checkout. Compiles when a source has changed since the last time, in a
 * process of its own: the bundler's memory is not the service's. Undefined when a source has a mistake, which is printed.
 */
export function compiledFolder(root) {
  const parent = join(root, ".build", "compiled");
  const current = () => foldersOf(parent).find((path) => isCurrent(root, path));
  const folder = current() ?? (spawnSync(process.execPath, [program, root], { stdio: "inherit" }), current());
  if (folder !== undefined && isWritable(parent)) {
    const now = new Date();
    utimesSync(folder, now, now);
    for (const old of foldersOf(parent).slice(keptFolders)) rmSync(old, { recursive: true, force: true });
  }
  return folder;
}

/** False for a service that runs code of another user (docs/operations.md). */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** The folders of earlier compilations, the last used first. */
function foldersOf(parent) {
  if (!existsSync(parent)) return [];
  const folders = readdirSync(parent).map((name) => join(parent, name));
  // Another start may remove one meanwhile.
  const usedAt = (path) => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  return folders.sort((a, b) => usedAt(b) - usedAt(a));
}

/** A folder is named by the fingerprint of the sources that it was compiled from. */
function isCurrent(root, folder) {
  const list = join(folder, sourceList);
  if (!existsSync(list)) return false;
  return folder.endsWith(fingerprintOf(root, JSON.parse(readFileSync(list, "utf8"))));
}

function fingerprintOf(root, files) {
  const hash = createHash("sha256");
  for (const file of files) {
    const path = join(root, file);
    hash.update(`${file}\0`).update(existsSync(path) ? readFileSync(path) : "missing");
  }
  return hash.digest("hex").slice(0, 16);
}

async function compile(root, parent) {
  const { build } = await import("vite");
  const unfinished = join(parent, `unfinished-${process.pid}`);
  const modules = [];
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    // Also names the modules of which nothing but an inlined constant is left.
    plugins: [{ name: "list-sources", moduleParsed: ({ id }) => void modules.push(id) }],
    build: {
      ssr: true,
      target: "node20",
      outDir: unfinished,
      emptyOutDir: true,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(programs.map((program) => [compiledName(program), join(root, program)])),
        // Packages stay in node_modules.
        external: /^[^./\0]/,
        output: {
          format: "cjs",
          entryFileNames: "[name]",
          chunkFileNames: "[name].cjs",
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  const files = modules.filter((path) => path.startsWith(root)).map((path) => relative(root, path));
  const list = [...configuration, ...files].sort();
  writeFileSync(join(unfinished, sourceList), JSON.stringify(list));
  for (const name of readdirSync(unfinished)) syncFile(join(unfinished, name));
  const folder = join(parent, fingerprintOf(root, list));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process compiled the same sources meanwhile.
    if (!isCurrent(root, folder)) throw error;
    rmSync(unfinished, { recursive: true });
  }
}

/** Without it a power cut could leave a finished folder with empty files. */
function syncFile(path) {
  const file = openSync(path, "r");
  fsyncSync(file);
  closeSync(file);
}

if (process.argv[1] === program) await compile(process.argv[2], join(process.argv[2], ".build", "compiled"));
