import type { Bench, BenchSize } from "./bench";
import { inFolder, timed } from "./bench-folder";
import type { Figure } from "./figure";
import { megabytes } from "./memory-bench";
import { startOurServer } from "./our-server";
import { median, percentile } from "./statistics";
import { readRate } from "./read-rate";

const list = "/api/getEventsData";
const manyEditors = 50;
const visitorsPerSecond = 10_000;

/** The figures of docs/scale.md: from a handful of items to a hundred thousand, one editor and fifty, few visitors and many. */
export const scaleBench: Bench = {
  name: "scale",
  async run({ items, quick }: BenchSize) {
    const figures: Figure[] = [];
    for (const count of items ?? (quick ? [10, 1_000] : [10, 1_000, 100_000]))
      figures.push(...(await inFolder((folder) => measure(folder, count, quick))));
    return figures;
  },
};

async function measure(folder: string, items: number, quick: boolean): Promise<readonly Figure[]> {
  const ours = await startOurServer(folder, items);
  const at = `${items.toLocaleString("en")} items`;
  try {
    const indexed = performance.now() - ours.startedAt;
    const one = await editors(1, quick ? 10 : 30, items, (event, text) => ours.save(event, text));
    const many = await editors(manyEditors, 2, items, (event, text) => ours.save(event, text));
    const memory = megabytes(ours.pid, "VmRSS");
    const answer = await fetch(`${ours.url}${list}`);
    await answer.arrayBuffer();
    const headers = { "If-None-Match": answer.headers.get("etag") ?? "" };
    const reads = await readRate(`${ours.url}${list}`, quick ? 2 : 5, 304, headers);
    return [
      { name: `scale: start to all read, ${at}`, unit: "s", ours: indexed / 1000 },
      { name: `scale: memory, ${at}`, unit: "MB", ours: memory },
      { name: `scale: save p50, 1 editor, ${at}`, unit: "ms", ours: median(one.times), failed: one.failed },
      {
        name: `scale: save p95, ${String(manyEditors)} editors at once, ${at}`,
        unit: "ms",
        ours: percentile(many.times, 95),
        failed: many.failed,
      },
      {
        name: `scale: saves, ${String(manyEditors)} editors, ${at}`,
        unit: "/s",
        ours: many.perSecond,
        failed: many.failed,
      },
      { name: `scale: unchanged lists of one process, ${at}`, unit: "/s", ours: reads.perSecond, failed: reads.failed },
      // Computed, not measured.
      {
        name: `scale: share of one process for ${visitorsPerSecond.toLocaleString("en")} visitors/s, ${at} (computed)`,
        unit: "x",
        ours: visitorsPerSecond / reads.perSecond,
      },
    ];
  } finally {
    await ours.stop();
  }
}

async function editors(
  count: number,
  saves: number,
  items: number,
  save: (event: number, text: string) => Promise<boolean>,
): Promise<{ readonly times: readonly number[]; readonly failed: number; readonly perSecond: number }> {
  const times: number[] = [];
  let failed = 0;
  const editor = async (number: number): Promise<void> => {
    for (let round = 0; round < saves; round += 1) {
      const event = (number + round * count) % (items / 2);
      const text = `By editor ${String(number)} of ${String(count)}, round ${String(round)}.`;
      const { ms, value: saved } = await timed(() => save(event, text));
      if (saved) times.push(ms);
      else failed += 1;
    }
  };
  const { ms } = await timed(() => Promise.all(Array.from({ length: count }, (_, number) => editor(number))));
  return { times, failed, perSecond: (times.length * 1000) / ms };
}
