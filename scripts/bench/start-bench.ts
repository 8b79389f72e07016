import { join } from "node:path";
import type { Bench, BenchSize } from "./bench";
import { inFolder } from "./bench-folder";
import type { Figure } from "./figure";
import { makeRepository } from "./make-repository";
import { benchYears, ourEnvironment } from "./our-server";
import { answeredAfter, startProgram } from "./server-process";
import { median } from "./statistics";

/** From the start of the process to its first answer, and until all items are read. */
export const startBench: Bench = {
  name: "start",
  async run({ items = [100, 1000, 10_000], quick }: BenchSize) {
    const figures: Figure[] = [];
    for (const count of items) figures.push(...(await inFolder((folder) => measure(folder, count, quick))));
    return figures;
  },
};

async function measure(folder: string, items: number, quick: boolean): Promise<readonly Figure[]> {
  const repository = join(folder, "ours");
  await makeRepository({ folder: repository, events: items / 2, news: items / 2, years: benchYears });
  const times = { first: [] as number[], indexed: [] as number[], hello: [] as number[] };
  for (let turn = 0; turn < (quick ? 2 : 4); turn += 1) {
    const ours = await startProgram("scripts/bench/bench-server.ts", ourEnvironment(folder, repository));
    const first = await answeredAfter(ours, "/api/session");
    const indexed = await answeredAfter(ours, "/api/health");
    await ours.stop();
    const hello = await startProgram("scripts/bench/hello-server.ts");
    const plain = await answeredAfter(hello, "/");
    await hello.stop();
    // The first turn fills the compiler's cache and makes the password.
    if (turn === 0) continue;
    times.first.push(first);
    times.indexed.push(indexed);
    times.hello.push(plain);
  }
  const baseline = { name: "hello", value: median(times.hello) };
  const at = `${items.toLocaleString("en")} items`;
  const goals = items === 10_000;
  return [
    {
      name: `start: first answer, ${at}`,
      unit: "ms",
      ours: median(times.first),
      baseline,
      ...(goals ? { goal: { of: "ours", atMost: 1_000 } } : {}),
    },
    {
      name: `start: all read, ${at}`,
      unit: "ms",
      ours: median(times.indexed),
      baseline,
      ...(goals ? { goal: { of: "ours", atMost: 6_000 } } : {}),
    },
  ];
}
