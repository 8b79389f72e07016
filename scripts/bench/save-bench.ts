import { atEachSize } from "./bench";
import { startDecapServer } from "./decap-server";
import { count, type Baseline, type Figure, type Goal } from "./figure";
import { startOurServer } from "./our-server";
import { plainGit } from "./plain-git";
import { median, percentile } from "./statistics";
import { joined, write, type Writing } from "./writers";

const warmUpRounds = 3;
const writers = 20;
const savesPerWriter = 3;
const p95 = (times: readonly number[]): number => percentile(times, 95);
const ratioToGit: Readonly<Record<number, number>> = { 1000: 1.4, 10_000: 0.6 };

/** Saves: how long one takes, and how many a second twenty people get through. */
export const saveBench = atEachSize("save", [100, 1000, 10_000], async (folder, items, quick) => {
  const git = plainGit(folder, items);
  const ours = await startOurServer(folder, items);
  const decap = await startDecapServer(folder, items);
  try {
    const one = { ours: [] as Writing[], git: [] as Writing[], decap: [] as Writing[] };
    const many = { ours: [] as Writing[], decap: [] as Writing[] };
    // In turns, so that whatever else the machine does falls on all alike.
    for (let round = 0; round < (quick ? 15 : 40) + warmUpRounds; round += 1) {
      const save = { writers: 1, rounds: 1, items, first: round, text: `Round ${String(round)}` };
      one.ours.push(await write(ours, save));
      one.git.push(await write(git, save));
      one.decap.push(await write(decap, save));
    }
    for (let turn = 0; turn < (quick ? 1 : 3); turn += 1) {
      const saves = { writers, rounds: savesPerWriter, items, text: `Turn ${String(turn)}` };
      many.ours.push(await write(ours, saves));
      many.decap.push(await write(decap, saves));
    }
    const timesOf = (turns: readonly Writing[]): Writing => joined(turns.slice(warmUpRounds));
    return [
      ...latencies(items, timesOf(one.ours), timesOf(one.git), timesOf(one.decap)),
      throughput(items, joined(many.ours), joined(many.decap)),
    ];
  } finally {
    await Promise.all([ours.stop(), decap.stop()]);
  }
});

function latencies(items: number, ours: Writing, git: Writing, decap: Writing): Figure[] {
  const atMost = ratioToGit[items];
  const figure = (what: string, of: typeof p95, name: string, other: Writing, goal?: Goal): Figure => {
    const baseline: Baseline = { name, value: of(other.times), failed: other.failed };
    const title = `save ${what}, ${count(items)} items, vs ${name}`;
    return { name: title, unit: "ms", ours: of(ours.times), failed: ours.failed, baseline, goal };
  };
  return [
    figure("p50", median, "git", git, atMost === undefined ? undefined : { of: "ratio", atMost }),
    figure("p95", p95, "git", git),
    figure("p50", median, "decap", decap),
  ];
}

function throughput(items: number, ours: Writing, decap: Writing): Figure {
  return {
    name: `saves, ${String(writers)} writers, ${count(items)} items`,
    unit: "/s",
    ours: ours.perSecond,
    failed: ours.failed,
    baseline: { name: "decap", value: decap.perSecond, failed: decap.failed },
    goal: items === 10_000 ? { of: "ratio", atLeast: 3 } : undefined,
  };
}
