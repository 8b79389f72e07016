import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inheritedEnvironment } from "../../../api/env";
import type { BuildInput } from "../../../content/model/api/build-input";
import type { SiteToRender } from "./render-site";

const root = join(__dirname, "..", "..", "..");

/** Makes the site of some content in a new folder. */
export type MakeSite = (siteFolder: string, input: BuildInput) => Promise<void>;

/**
 * Compiles the templates by Vite into a program in a new folder, which makes sites. `scriptsFolder`: in whose `.build` the
 * scripts of the pages lie.
 */
export async function compileSiteMaker(
  folder: string,
  scriptsFolder: string,
): Promise<{ readonly program: string; readonly makeSite: MakeSite }> {
  const compiled = join(folder, "compiled");
  mkdirSync(folder, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // The other loaders write the compiled configuration into node_modules.
  const config = ["--config", join(__dirname, "vite.config.mts"), "--configLoader", "runner"];
  await run([vite, "build", ...config, "--outDir", compiled, "--logLevel", "error"], root);
  const program = join(compiled, "render-site.mjs");
  const pictureCache = join(scriptsFolder, ".build", "pictures");
  const makeSite = async (siteFolder: string, input: BuildInput): Promise<void> => {
    mkdirSync(siteFolder, { recursive: true });
    const given = `${siteFolder}.json`;
    writeFileSync(given, JSON.stringify({ input, pictureCache, folder: siteFolder } satisfies SiteToRender));
    await run([program, given], scriptsFolder);
  };
  return { program, makeSite };
}

async function run(parameters: readonly string[], cwd: string): Promise<void> {
  const env = { ...inheritedEnvironment(), NODE_ENV: "production" };
  await promisify(execFile)(process.execPath, parameters, { cwd, env });
}
