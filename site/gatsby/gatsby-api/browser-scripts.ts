import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { ScriptFiles } from "../../islands/script-files";

const modes = ["boot", "edit", "search", "islands"] as const;
const stackLines = /^\s+at .*\n?/gm;
const built = join(process.cwd(), ".build", "scripts");

interface ManifestEntry {
  readonly file: string;
  readonly name?: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Builds what public pages run in the browser (site/vite.config.mts). Raises an Error with Vite's words when that fails. */
export async function buildBrowserScripts(): Promise<void> {
  await Promise.all(modes.map(viteBuild));
}

async function viteBuild(mode: string): Promise<void> {
  const vite = join(process.cwd(), "node_modules", "vite", "bin", "vite.js");
  // The other loaders write the compiled configuration into node_modules, where the service may not write.
  const config = ["--config", "site/vite.config.mts", "--configLoader", "runner"];
  const parameters = [vite, "build", ...config, "--mode", mode, "--logLevel", "warn"];
  const child = spawn(process.execPath, parameters, { stdio: ["ignore", "inherit", "pipe"] });
  const said: string[] = [];
  child.stderr.setEncoding("utf8").on("data", (text: string) => said.push(text));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", resolve);
  });
  const words = stripVTControlCharacters(said.join("")).replace(stackLines, "").trim();
  if (code !== 0) throw new Error(`Vite could not build the scripts of the public pages:\n${words}`);
  process.stderr.write(words);
}

/** Addresses of the built scripts by entry. Raises an Error when they were not built. */
export function browserScripts(): ScriptFiles {
  return Object.fromEntries(modes.flatMap((mode) => entriesOf(join(built, mode, "manifest.json"))));
}

function entriesOf(file: string): [name: string, files: string[]][] {
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Record<string, ManifestEntry>;
  const filesOf = (key: string): string[] => {
    const entry = manifest[key];
    return entry ? [`/scripts/${entry.file}`, ...(entry.imports ?? []).flatMap(filesOf)] : [];
  };
  const entries = Object.entries(manifest).filter(([, { isEntry }]) => isEntry);
  return entries.map(([key, { name = "" }]) => [name, [...new Set(filesOf(key))]]);
}

/** Copies the built scripts into a built site. */
export async function copyBrowserScripts(publicDir: string): Promise<void> {
  await rm(join(publicDir, "scripts"), { recursive: true, force: true });
  for (const mode of modes)
    await cp(join(built, mode), join(publicDir, "scripts"), {
      recursive: true,
      filter: (path) => !path.endsWith("manifest.json"),
    });
}
