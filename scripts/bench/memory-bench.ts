import { readFileSync } from "node:fs";
import type { Bench, BenchSize } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";
import { startOurServer, type OurServer } from "./our-server";

const writers = 20;

/** Memory of the service: after it has read everything and answered both lists, and over thousands of saves. */
export const memoryBench: Bench = {
  name: "memory",
  async run({ items = [10_000], quick }: BenchSize) {
    const figures: Figure[] = [];
    for (const count of items)
      figures.push(...(await inFolder((folder) => measure(folder, count, quick ? 400 : 10_000))));
    return figures;
  },
};

async function measure(folder: string, items: number, saves: number): Promise<readonly Figure[]> {
  const ours = await startOurServer(folder, items);
  try {
    await readLists(ours);
    const read = megabytes(ours.pid, "VmRSS");
    const early = await after(ours, items, saves / 10);
    const late = await after(ours, items, saves - saves / 10);
    const at = `${items.toLocaleString("en")} items`;
    const count = (number: number): string => number.toLocaleString("en");
    return [
      { name: `memory, ${at} read`, unit: "MB", ours: read, goal: { of: "ours", atMost: 400 } },
      {
        name: `memory, ${at}, ${count(saves)} saves`,
        unit: "MB",
        ours: late.megabytes,
        failed: early.failed + late.failed,
        baseline: { name: `${count(saves / 10)} saves`, value: early.megabytes },
        goal: { of: "ratio", atMost: 1.1 },
      },
      {
        name: `memory, ${at}, peak`,
        unit: "MB",
        ours: megabytes(ours.pid, "VmHWM"),
        goal: { of: "ours", atMost: 400 },
      },
    ];
  } finally {
    await ours.stop();
  }
}

/** Memory after that many more saves and a read of the lists. */
async function after(ours: OurServer, items: number, saves: number): Promise<{ megabytes: number; failed: number }> {
  let [begun, failed] = [0, 0];
  const writer = async (): Promise<void> => {
    while (begun < saves) {
      begun += 1;
      if (!(await ours.save(begun % (items / 2), `Save ${String(begun)} of ${String(saves)}.`))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: writers }, writer));
  await readLists(ours);
  return { megabytes: megabytes(ours.pid, "VmRSS"), failed };
}

async function readLists({ url }: OurServer): Promise<void> {
  for (const path of ["/api/getEventsData", "/api/getNewsData"]) {
    const answer = await fetch(`${url}${path}`);
    await answer.arrayBuffer();
  }
}

/** A figure of /proc/<pid>/status; NaN where the system has none. */
export function megabytes(pid: number, what: "VmRSS" | "VmHWM"): number {
  try {
    const text = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Number(new RegExp(`${what}:\\s+(\\d+)`).exec(text)?.[1] ?? Number.NaN) / 1024;
  } catch {
    return Number.NaN;
  }
}
