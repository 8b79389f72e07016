import { cpSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

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
