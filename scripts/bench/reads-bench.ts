import type { Bench, BenchSize } from "./bench";
import { inFolder, timed } from "./bench-folder";
import { startDecapServer, type DecapServer } from "./decap-server";
import type { Figure } from "./figure";
import { startOurServer, type OurServer } from "./our-server";
import { answeredAfter, startProgram, type ServerProcess } from "./server-process";
import { readRate, type ReadRate } from "./read-rate";
import { median } from "./statistics";

const list = "/api/getEventsData";

/** Reads: the event list whole and unchanged, and one item, beside a Koa hello-world and decap-server's list. */
export const readsBench: Bench = {
  name: "reads",
  async run({ items = [100, 1000, 10_000], quick }: BenchSize) {
    const figures: Figure[] = [];
    for (const count of items) figures.push(...(await inFolder((folder) => measure(folder, count, quick))));
    return figures;
  },
};

async function measure(folder: string, items: number, quick: boolean): Promise<readonly Figure[]> {
  const ours = await startOurServer(folder, items);
  const decap = await startDecapServer(folder, items);
  const hello = await startProgram("scripts/bench/hello-server.ts");
  try {
    await answeredAfter(hello, "/");
    return [...(await rates(ours, hello, items, quick)), ...(await lists(ours, decap, items, quick))];
  } finally {
    await Promise.all([ours.stop(), decap.stop(), hello.stop()]);
  }
}

async function rates(ours: OurServer, hello: ServerProcess, items: number, quick: boolean): Promise<readonly Figure[]> {
  const whole = await fetch(`${ours.url}${list}`);
  await whole.arrayBuffer();
  const gzip = { "Accept-Encoding": "gzip" };
  const kinds = [
    {
      name: "list unchanged (304)",
      path: list,
      status: 304,
      headers: { "If-None-Match": whole.headers.get("etag") ?? "" },
    },
    { name: "list whole (200, gzip)", path: list, status: 200, headers: gzip },
    { name: "one item (200)", path: "/api/getSingleNews/1", status: 200, headers: gzip },
  ] as const;
  const [turns, seconds] = quick ? [1, 2] : [3, 4];
  const measured: ReadRate[][] = kinds.map(() => []);
  const helloRates: ReadRate[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    helloRates.push(await readRate(hello.url, seconds, 200));
    for (const [position, { path, status, headers }] of kinds.entries())
      measured[position]?.push(await readRate(`${ours.url}${path}`, seconds, status, headers));
  }
  const baseline = { name: "hello", value: median(helloRates.map(({ perSecond }) => perSecond)) };
  return kinds.map(({ name, status }, position) => ({
    name: `${name}, ${items.toLocaleString("en")} items`,
    unit: "/s",
    ours: median((measured[position] ?? []).map(({ perSecond }) => perSecond)),
    failed: (measured[position] ?? []).reduce((sum, { failed }) => sum + failed, 0),
    baseline,
    ...(status === 304 ? { goal: { of: "ratio", atLeast: 0.8 } as const } : {}),
  }));
}

/** One list after another, in turns. */
async function lists(ours: OurServer, decap: DecapServer, items: number, quick: boolean): Promise<readonly Figure[]> {
  const times = { ours: [] as number[], decap: [] as number[] };
  for (let turn = 0; turn < (quick ? 3 : 7); turn += 1) {
    const whole = await timed(async () => (await fetch(`${ours.url}${list}`)).arrayBuffer());
    times.ours.push(whole.ms);
    times.decap.push((await timed(() => decap.list())).ms);
  }
  return [
    {
      name: `list p50, ${items.toLocaleString("en")} items`,
      unit: "ms",
      ours: median(times.ours),
      baseline: { name: "decap", value: median(times.decap) },
    },
  ];
}
