import { execFile } from "node:child_process";
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { inheritedEnvironment } from "../../../api/env";
import type { BuildInput } from "../../../content/model/api/build-input";
import { gatsbyFolder } from "../start-products";
import type { SiteToRender } from "./render-site";

const root = join(__dirname, "..", "..", "..");

interface MadeSite {
  readonly siteFolder: string;
  /** File of the program that made it. */
  readonly program: string;
}

/** Compiles the templates by Vite, and makes the site of some content below a new folder. */
export async function makeSiteWithoutGatsby(folder: string, input: BuildInput): Promise<MadeSite> {
  const [compiled, siteFolder, given] = [join(folder, "compiled"), join(folder, "site"), join(folder, "site.json")];
  mkdirSync(siteFolder, { recursive: true });
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"));
  const env = { ...inheritedEnvironment(), NODE_ENV: "production" };
  const run = (parameters: readonly string[], cwd: string) =>
    promisify(execFile)(process.execPath, parameters, { cwd, env });
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  // The other loaders write the compiled configuration into node_modules.
  const config = ["--config", join(__dirname, "vite.config.mts"), "--configLoader", "runner"];
  await run([vite, "build", ...config, "--outDir", compiled, "--logLevel", "error"], root);
  const pictureCache = join(gatsbyFolder, ".build", "pictures");
  writeFileSync(given, JSON.stringify({ input, pictureCache, folder: siteFolder } satisfies SiteToRender));
  const program = join(compiled, "render-site.mjs");
  // Where the scripts of the product's build lie.
  await run([program, given], gatsbyFolder);
  return { siteFolder, program };
}
