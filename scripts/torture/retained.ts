import { renameSync } from "node:fs";
import { basename, join } from "node:path";
import { outsideOfRun } from "../test/own-run.cjs";

/** Moves a folder with something wrong to where it outlives the run, for inspection; its new path, to be printed. */
export function retained(folder: string): { readonly retained: string } {
  const place = join(outsideOfRun(), basename(folder));
  if (place !== folder) renameSync(folder, place);
  return { retained: place };
}
