import type { Bench, BenchSize } from "./bench";
import { inFolder, timed } from "./bench-folder";
import { startDecapServer } from "./decap-server";
import type { Figure } from "./figure";
import { startOurServer } from "./our-server";
import { plainGit } from "./plain-git";
import { median, percentile } from "./statistics";

const warmUpRounds = 3;
const writers = 20;
const savesPerWriter = 3;
const turns = 3;

/** Saves: how long one takes, and how many a second twenty people get through. */
export const saveBench: Bench = {
  name: "save",
  async run({ items = [100, 1000, 10_000], quick }: BenchSize) {
    const figures: Figure[] = [];
    for (const count of items) figures.push(...(await inFolder((folder) => measure(folder, count, quick))));
    return figures;
  },
};

async function measure(folder: string, items: number, quick: boolean): Promise<readonly Figure[]> {
  const git = await plainGit(folder, items);
  const ours = await startOurServer(folder, items);
  const decap = await startDecapServer(folder, items);
  try {
    const rounds = quick ? 15 : 40;
    const one = await oneWriter(rounds, {
      ours: (round) => ours.save(round % (items / 2), `Changed in round ${String(round)}.`),
      git: (round) => {
        git.save(round % (items / 2), `Changed in round ${String(round)}.`);
        return Promise.resolve(true);
      },
      decap: (round) => decap.save(round % (items / 2), `Changed in round ${String(round)}.`),
    });
    const many = { ours: [] as Throughput[], decap: [] as Throughput[] };
    for (let turn = 0; turn < (quick ? 1 : turns); turn += 1) {
      many.ours.push(await manyWriters(turn, items, (event, text) => ours.save(event, text)));
      many.decap.push(await manyWriters(turn, items, (event, text) => decap.save(event, text)));
    }
    return [...latencies(items, one), ...throughputs(items, one, many)];
  } finally {
    await Promise.all([ours.stop(), decap.stop()]);
  }
}

interface Latencies {
  readonly times: readonly number[];
  readonly failed: number;
}

/** One save of each in turns, so that whatever else the machine does falls on all alike. */
async function oneWriter<Who extends string>(
  rounds: number,
  saves: Readonly<Record<Who, (round: number) => Promise<boolean>>>,
): Promise<Record<Who, Latencies>> {
  const names = Object.keys(saves) as Who[];
  const measured = Object.fromEntries(names.map((name) => [name, { times: [], failed: 0 }])) as unknown as Record<
    Who,
    { times: number[]; failed: number }
  >;
  for (let round = 0; round < rounds + warmUpRounds; round += 1) {
    for (const name of names) {
      const of = measured[name];
      const { ms, value: saved } = await timed(() => saves[name](round));
      if (!saved) of.failed += 1;
      else if (round >= warmUpRounds) of.times.push(ms);
    }
  }
  return measured;
}

interface Throughput {
  readonly perSecond: number;
  readonly failed: number;
}

async function manyWriters(
  turn: number,
  items: number,
  save: (event: number, text: string) => Promise<boolean>,
): Promise<Throughput> {
  let [saved, failed] = [0, 0];
  const writer = async (number: number): Promise<void> => {
    for (let round = 0; round < savesPerWriter; round += 1) {
      // Each writer has events of its own where there are enough.
      const event = (number + round * writers) % (items / 2);
      if (await save(event, `Turn ${String(turn)}, writer ${String(number)}, round ${String(round)}.`)) saved += 1;
      else failed += 1;
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: writers }, (_, number) => writer(number))));
  return { perSecond: (saved * 1000) / ms, failed };
}

function latencies(items: number, { ours, git, decap }: Record<"ours" | "git" | "decap", Latencies>): Figure[] {
  const name = (what: string, other: string): string =>
    `save ${what}, ${items.toLocaleString("en")} items, vs ${other}`;
  const figure = (what: string, of: (times: readonly number[]) => number, other: Latencies, who: string): Figure => ({
    name: name(what, who),
    unit: "ms",
    ours: of(ours.times),
    failed: ours.failed,
    baseline: { name: who, value: of(other.times), failed: other.failed },
  });
  const p95 = (times: readonly number[]): number => percentile(times, 95);
  return [
    { ...figure("p50", median, git, "git"), ...(items === 10_000 ? { goal: { of: "ratio", atMost: 0.5 } } : {}) },
    figure("p95", p95, git, "git"),
    figure("p50", median, decap, "decap"),
    figure("p95", p95, decap, "decap"),
  ];
}

function throughputs(
  items: number,
  one: Record<"ours" | "decap", Latencies>,
  many: Record<"ours" | "decap", readonly Throughput[]>,
): Figure[] {
  const perSecond = ({ times }: Latencies): number =>
    (times.length * 1000) / times.reduce((sum, time) => sum + time, 0);
  const all = (turns_: readonly Throughput[]): Throughput => ({
    perSecond: median(turns_.map((turn) => turn.perSecond)),
    failed: turns_.reduce((sum, turn) => sum + turn.failed, 0),
  });
  const [ours, decap] = [all(many.ours), all(many.decap)];
  return [
    {
      name: `saves, 1 writer, ${items.toLocaleString("en")} items`,
      unit: "/s",
      ours: perSecond(one.ours),
      failed: one.ours.failed,
      baseline: { name: "decap", value: perSecond(one.decap), failed: one.decap.failed },
    },
    {
      name: `saves, ${String(writers)} writers, ${items.toLocaleString("en")} items`,
      unit: "/s",
      ours: ours.perSecond,
      failed: ours.failed,
      baseline: { name: "decap", value: decap.perSecond, failed: decap.failed },
      ...(items === 10_000 ? { goal: { of: "ratio", atLeast: 4 } } : {}),
    },
  ];
}
