import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";

const folders = ["_gatsby", "~partytown"];
const file = /(?:\.js|\.js\.LICENSE\.txt|^chunk-map\.json)$/;

/** Removes Gatsby's browser bundles from a built site: pages run the scripts of site/vite.config.mts instead (decision 018). */
export async function removeRuntime(publicDir: string): Promise<void> {
  const names = await readdir(publicDir);
  const unused = names.filter((name) => folders.includes(name) || file.test(name));
  await Promise.all(unused.map((name) => rm(join(publicDir, name), { recursive: true, force: true })));
}
