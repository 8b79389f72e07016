import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Damages the object of a file's newest version, which is not packed yet; by default cuts it off, as a power cut does. */
export function damageLoose(
  git: (...args: string[]) => string,
  contentDir: string,
  path: string,
  damage: (bytes: Buffer) => string | Buffer = (bytes) => bytes.subarray(0, bytes.length / 2),
): void {
  const id = git("rev-parse", `HEAD:content/${path}`).trim();
  const object = join(contentDir, "..", ".git", "objects", id.slice(0, 2), id.slice(2));
  const bytes = readFileSync(object);
  rmSync(object);
  writeFileSync(object, damage(bytes));
}
