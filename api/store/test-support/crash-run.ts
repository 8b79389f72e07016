import { setTimeout as wait } from "node:timers/promises";
import { seededRandom } from "./seeded-random";
import { StoreProcess } from "./store-process";
import type { TemporaryRepository } from "./temporary-repository";
import { openContentStore } from "../open-content-store";

export interface CrashRunOptions {
  readonly repository: TemporaryRepository;
  readonly kills: number;
  readonly seed: number;
  /** Git children killed in one process before the process itself is killed. */
  readonly gitKillsPerProcess?: number;
  /** Milliseconds after which the first save after a kill counts as stuck. */
  readonly patienceMs: number;
}

/** What a series of kills did. All but `acknowledged`, `refused` and the kills must be zero or empty. */
export interface CrashFigures {
  readonly groupKills: number;
  readonly nodeKills: number;
  readonly gitKills: number;
  readonly acknowledged: number;
  /** Saves that were answered with an error, which is no loss. */
  readonly refused: number;
  readonly lost: number;
  /** Starts after which a save needed a manual repair. */
  readonly stuck: number;
  readonly fsck: string;
  readonly status: string;
}

/** Kills saving processes and their git children at random moments, and looks at what is left. */
export async function crashRun({
  repository,
  kills,
  seed,
  gitKillsPerProcess = 4,
  patienceMs,
}: CrashRunOptions): Promise<CrashFigures> {
  const random = seededRandom(seed);
  const acknowledged: string[] = [];
  const done = { groupKills: 0, nodeKills: 0, gitKills: 0, refused: 0, stuck: 0 };
  const killed = () => done.groupKills + done.nodeKills + done.gitKills;
  for (let round = 0; killed() < kills; round += 1) {
    const process = new StoreProcess({
      contentDir: repository.contentDir,
      name: `r${seed}-${round}`,
      seed: seed + round,
    });
    await process.ready;
    const start = performance.now();
    // The first save after a crash shows whether the start needed a manual repair.
    await Promise.race([process.nextSaved(), wait(patienceMs, undefined, { ref: false })]);
    if (process.saved.length === 0) done.stuck += 1;
    // Pauses last as long as some saves do, on a slow machine too: else only its first saves would meet a kill.
    const saveMs = performance.now() - start;
    for (let count = 0; count < gitKillsPerProcess && killed() < kills - 1; count += 1) {
      await wait(random() * 2 * saveMs);
      if (process.killGitChild(random())) done.gitKills += 1;
    }
    await wait(random() * 3 * saveMs);
    if (random() < 0.6) {
      process.killGroup();
      done.groupKills += 1;
    } else {
      process.killNode();
      done.nodeKills += 1;
    }
    await process.ended;
    acknowledged.push(...process.saved);
    done.refused += process.refused.length;
  }
  await settle(repository);
  const history = new Set(repository.git("rev-list", "HEAD").split("\n"));
  return {
    ...done,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((commit) => !history.has(commit)).length,
    fsck: repository.git("fsck", "--full", "--strict", "--no-dangling"),
    status: repository.git("status", "--porcelain"),
  };
}

// Only one more start and one more save repair what the last kill left behind.
async function settle(repository: TemporaryRepository): Promise<void> {
  const store = await openContentStore({
    contentDir: repository.contentDir,
    now: () => new Date(),
    log: () => undefined,
  });
  await store.ready;
  await store.save(
    () => ({
      message: "After the last kill",
      files: [{ path: "media/last.txt", bytes: `${repository.git("rev-parse", "HEAD")}\n` }],
    }),
    { name: "" },
  );
  await store.close();
}
