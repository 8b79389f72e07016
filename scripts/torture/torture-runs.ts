import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crashRun } from "../../api/store/test-support/crash-run";
import { interleavingRun } from "../../api/store/test-support/interleaving-run";
import { temporaryRepository } from "../../api/store/test-support/temporary-repository";
import { testStore } from "../../api/store/test-support/test-store";
import { patienceMs } from "../test/patience.cjs";
import { replicaRun } from "./replica-run";
import { retained } from "./retained";
import { startRun } from "./start/start-run";

/** Kills in one repository before a new one is begun: keeps the folders as large as a chamber's. */
const killsPerRepository = 100;
type Print = (line: object) => void;

/** Kills saving processes and their git children; `good` when no acknowledged save was lost and no start needed a hand. */
export async function crashFigures(kills: number, seed: number, print: Print): Promise<{ readonly good: boolean }> {
  let good = true;
  for (let done = 0; done < kills; done += killsPerRepository) {
    const repository = temporaryRepository();
    const figures = await crashRun({
      repository,
      kills: Math.min(killsPerRepository, kills - done),
      seed: seed + done,
      patienceMs,
    });
    const passed = figures.lost === 0 && figures.stuck === 0 && figures.fsck === "" && figures.status === "";
    good &&= passed;
    print({ torture: "kills", from: done, ...figures });
    // A repository with something wrong is retained for inspection.
    if (passed) repository.remove();
    else print(retained(repository.root));
  }
  return { good };
}

/** A maintainer works in the checkout meanwhile; `good` when nothing was silently overwritten or swept in. */
export async function interleavingFigures(
  interleavings: number,
  seed: number,
  print: Print,
): Promise<{ readonly good: boolean }> {
  if (interleavings === 0) return { good: true };
  const repository = temporaryRepository();
  const store = await testStore(repository.contentDir, { now: () => new Date() });
  const figures = await interleavingRun(store, repository, interleavings, seed);
  await store.close();
  const { neverOnBranch, overwriting, sweeping, takenBack, unkept, status, fsck } = figures;
  const good =
    [neverOnBranch, overwriting, sweeping, takenBack, unkept].every(({ length }) => length === 0) &&
    status === "" &&
    fsck === "";
  print({ torture: "interleavings", ...figures });
  if (good) repository.remove();
  else print(retained(repository.root));
  return { good };
}

/** Three API processes on one remote, so many saves each, with kills; `good` when each is on the remote exactly once. */
export async function replicaFigures(saves: number, seed: number, print: Print): Promise<{ readonly good: boolean }> {
  if (saves === 0) return { good: true };
  const figures = await replicaRun(saves, seed);
  print({ torture: "replicas", ...figures });
  const { lost, twice, notInStep, fsck } = figures;
  return { good: lost.length + twice.length + notInStep.length === 0 && fsck === "" };
}

/** Kills starts of the whole service; `good` when none ended by itself and the last one showed the newest commit. */
export async function startFigures(
  kills: number,
  items: number,
  seed: number,
  print: Print,
): Promise<{ readonly good: boolean }> {
  if (kills === 0) return { good: true };
  const folder = mkdtempSync(join(tmpdir(), "torture-starts-"));
  const figures = await startRun(folder, items, kills, seed);
  print({ torture: "starts", items, ...figures });
  const good = figures.diedAlone === 0 && figures.live && figures.lowLimit.length === 0 && figures.fsck === "";
  if (good) rmSync(folder, { recursive: true, force: true });
  else print(retained(folder));
  return { good };
}
