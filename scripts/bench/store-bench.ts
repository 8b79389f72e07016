import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openContentStore } from "../../api/store/open-content-store";
import { gitEnvironment } from "../../api/store/git-environment";
import type { ContentStore } from "../../api/store/content-store";
import { generatedEvent, makeRepository } from "./make-repository";

export interface StoreBenchOptions {
  /** Half of them events, half news. */
  readonly items: number;
  readonly saves?: number;
}

/** All times in ms; `ratio` is save against spawned git in the same run. */
export interface StoreFigures {
  readonly items: number;
  readonly openMs: number;
  readonly firstIndexMs: number;
  readonly peakMemoryMb: number;
  readonly addRatio: number;
  readonly addP50Ms: number;
  readonly addGitP50Ms: number;
  readonly editRatio: number;
  readonly editP50Ms: number;
  readonly editGitP50Ms: number;
}

/** The store alone on a generated repository: first index, and saves interleaved with `git add` + `git commit` of the same file. */
export async function storeBench({ items, saves = 40 }: StoreBenchOptions): Promise<StoreFigures> {
  const folder = mkdtempSync(join(tmpdir(), "store-bench-"));
  try {
    const half = Math.floor(items / 2);
    await makeRepository({ folder, events: half, news: items - half });
    const started = performance.now();
    const store = await openContentStore({
      contentDir: join(folder, "content"),
      now: () => new Date(),
      log: () => undefined,
    });
    const openMs = performance.now() - started;
    await store.ready;
    const firstIndexMs = performance.now() - started;
    const peakMemoryMb = process.memoryUsage().rss / 2 ** 20;
    const add = await compare(store, folder, saves, (turn, who) => `events/2026/added-by-${who}-${turn}.md`);
    const edit = await compare(store, folder, saves, (turn) => generatedEvent(turn, [2026, 2025, 2024]).path);
    await store.close();
    return {
      items,
      openMs,
      firstIndexMs,
      peakMemoryMb,
      addRatio: add.store / add.git,
      addP50Ms: add.store,
      addGitP50Ms: add.git,
      editRatio: edit.store / edit.git,
      editP50Ms: edit.store,
      editGitP50Ms: edit.git,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function compare(
  store: ContentStore,
  folder: string,
  saves: number,
  path: (turn: number, who: "git" | "store") => string,
): Promise<{ store: number; git: number }> {
  const times = { store: [] as number[], git: [] as number[] };
  for (let turn = 0; turn < saves; turn += 1) {
    const text = `${generatedEvent(turn, [2026, 2025, 2024]).text}${turn} ${performance.now()}\n`;
    let began = performance.now();
    await store.save(
      () => ({ message: `Save ${turn}`, files: [{ path: path(turn, "store"), bytes: `${text}store\n` }] }),
      { name: "Bench" },
    );
    times.store.push(performance.now() - began);
    const file = `content/${path(turn, "git")}`;
    began = performance.now();
    writeFileSync(join(folder, file), `${text}git\n`);
    git(folder, "add", "--", file);
    git(folder, "commit", "--quiet", "--message", `Git ${turn}`, "--", file);
    times.git.push(performance.now() - began);
  }
  return { store: median(times.store), git: median(times.git) };
}

function git(folder: string, ...args: string[]): void {
  const identity = ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid", "-c", "gc.auto=0"];
  const { status, stderr } = spawnSync("git", [...identity, "-c", "core.fsync=all", ...args], {
    cwd: folder,
    env: gitEnvironment(),
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`git ${args.join(" ")}: ${stderr}`);
}

function median(times: readonly number[]): number {
  return [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN;
}
