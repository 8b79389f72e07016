import { chmodSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TemporaryRepository } from "./temporary-repository";

/** Packs a repository and damages an object in the pack, behind its type and size, as a worn disk does. */
export function damagePacked({ git, root }: TemporaryRepository, id: string): void {
  git("repack", "-a", "-d", "--quiet");
  const folder = join(root, ".git", "objects", "pack");
  const pack = join(folder, readdirSync(folder).find((name) => name.endsWith(".pack")) ?? "");
  // Of each object: its id, type, size, size in the pack, and where it begins there.
  const places = git("verify-pack", "-v", pack)
    .split("\n")
    .map((line) => line.split(/\s+/));
  const [, , , size, start] = places.find(([packed]) => packed === id) ?? [];
  const bytes = readFileSync(pack);
  bytes.fill(0xff, Number(start) + 6, Number(start) + Number(size));
  chmodSync(pack, 0o600);
  writeFileSync(pack, bytes);
}
