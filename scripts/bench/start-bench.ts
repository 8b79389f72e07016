import { join } from "node:path";
import { atEachSize } from "./bench";
import { count, type Goal } from "./figure";
import { makeRepository } from "./make-repository";
import { ourEnvironment } from "./our-server";
import { answeredAfter, helloStart, startProgram } from "./server-process";
import { median } from "./statistics";

const firstAnswer: Readonly<Record<number, Goal>> = {
  1000: { of: "ours", atMost: 700 },
  10_000: { of: "ours", atMost: 1_000 },
};

/** From the start of the process to its first answer, and until all items are read. */
export const startBench = atEachSize("start", [100, 1000, 10_000], async (folder, items, quick) => {
  const repository = join(folder, "ours");
  makeRepository(repository, items);
  const times = { first: [] as number[], indexed: [] as number[], hello: [] as number[] };
  for (let turn = 0; turn < (quick ? 2 : 4); turn += 1) {
    const ours = await startProgram("scripts/bench/bench-server.ts", ourEnvironment(folder, repository));
    const first = await answeredAfter(ours, "/api/session");
    const indexed = await answeredAfter(ours, "/api/health");
    await ours.stop();
    const plain = await helloStart();
    // The first turn fills the compiler's cache and makes the password.
    if (turn === 0) continue;
    times.first.push(first);
    times.indexed.push(indexed);
    times.hello.push(plain);
  }
  const baseline = { name: "hello", value: median(times.hello) };
  const figure = (what: string, measured: readonly number[], goal: Goal | undefined) =>
    ({ name: `start: ${what}, ${count(items)} items`, unit: "ms", ours: median(measured), baseline, goal }) as const;
  return [
    figure("first answer", times.first, firstAnswer[items]),
    figure("all read", times.indexed, items === 10_000 ? { of: "ours", atMost: 6_000 } : undefined),
  ];
});
