import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { tokyoDay } from "../../content/model/dates/tokyo-day";

const folderOf = (dataDir: string): string => join(dataDir, "build");
const fileOf = (dataDir: string): string => join(folderOf(dataDir), "gatsby-built-on");

/** True when Gatsby has built the site today: then the checks of the rest of the day can do without it (decision 013). */
export async function hasGatsbyBuiltToday(dataDir: string, now: Date): Promise<boolean> {
  return (await readFile(fileOf(dataDir), "utf8").catch(() => "")) === tokyoDay(now);
}

/** Notes that Gatsby has built the site today. */
export async function noteGatsbyBuild(dataDir: string, now: Date): Promise<void> {
  await mkdir(folderOf(dataDir), { recursive: true });
  await writeFile(fileOf(dataDir), tokyoDay(now));
}
