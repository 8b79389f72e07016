import { mkdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism, cpus } from "node:os";
import { dirname, join, relative } from "node:path";
import { rootDir } from "../../api/support/root-dir";
import { isMet, ratioOf, type Figure } from "./figure";

const path = join(rootDir, ".build", "bench.json");

/** A figure as the file keeps it. */
interface StoredFigure extends Figure {
  readonly ratio?: number | undefined;
  readonly met?: boolean | undefined;
  /** When it was measured. */
  readonly at: string;
}

/** Puts the figures into the JSON file in place of older ones of the same name. Resolves with the file's path. */
export async function storeResults(figures: readonly Figure[]): Promise<string> {
  const at = new Date().toISOString();
  const all = new Map((await storedFigures()).map((figure) => [figure.name, figure]));
  for (const figure of figures) all.set(figure.name, { ...figure, ratio: ratioOf(figure), met: isMet(figure), at });
  const machine = { cores: availableParallelism(), processor: cpus()[0]?.model ?? "", node: process.version };
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, `${JSON.stringify({ machine, figures: [...all.values()] }, null, 2)}\n`);
  return relative(rootDir, path);
}

/** What was measured before, in this run or another. */
async function storedFigures(): Promise<readonly StoredFigure[]> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  return (JSON.parse(text) as { figures?: readonly StoredFigure[] }).figures ?? [];
}
