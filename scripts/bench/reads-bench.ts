import { atEachSize } from "./bench";
import { timed } from "./bench-folder";
import { startDecapServer, type DecapServer } from "./decap-server";
import { count, type Figure, type Goal } from "./figure";
import { startOurServer, type OurServer } from "./our-server";
import { readRate, type ReadRate } from "./read-rate";
import { answeredAfter, startProgram, type ServerProcess } from "./server-process";
import { median } from "./statistics";

const list = "/api/getEventsData";

/** Reads: the event list whole and unchanged, and one item, beside a Koa hello-world and decap-server's list. */
export const readsBench = atEachSize("reads", [100, 1000, 10_000], async (folder, items, quick) => {
  const ours = await startOurServer(folder, items);
  const decap = await startDecapServer(folder, items);
  const hello = await startProgram("scripts/bench/hello-server.ts");
  try {
    await answeredAfter(hello, "/");
    return [...(await rates(ours, hello, items, quick)), await lists(ours, decap, items, quick)];
  } finally {
    await Promise.all([ours.stop(), decap.stop(), hello.stop()]);
  }
});

interface Reading {
  readonly name: string;
  readonly path: string;
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly goal?: Goal;
}

async function rates(ours: OurServer, hello: ServerProcess, items: number, quick: boolean): Promise<Figure[]> {
  const whole = await fetch(`${ours.url}${list}`);
  await whole.arrayBuffer();
  const unchanged = { "If-None-Match": whole.headers.get("etag") ?? "" };
  const gzip = { "Accept-Encoding": "gzip" };
  const readings: readonly Reading[] = [
    { name: "list unchanged (304)", path: list, status: 304, headers: unchanged, goal: { of: "ratio", atLeast: 0.8 } },
    { name: "list whole (200, gzip)", path: list, status: 200, headers: gzip },
    { name: "one item (200)", path: "/api/getSingleNews/1", status: 200, headers: gzip },
  ];
  // Many short turns: a machine that is slow for some seconds is slow for a few of them.
  const [turns, seconds] = quick ? [1, 2] : [9, 2];
  const measured = readings.map((reading) => ({ reading, turns: [] as ReadRate[] }));
  const hellos: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    hellos.push((await readRate(hello.url, seconds, 200)).perSecond);
    for (const { reading, turns: of } of measured)
      of.push(await readRate(`${ours.url}${reading.path}`, seconds, reading.status, reading.headers));
  }
  return measured.map(({ reading: { name, goal }, turns: of }) => ({
    name: `${name}, ${count(items)} items`,
    unit: "/s",
    ours: median(of.map(({ perSecond }) => perSecond)),
    failed: of.reduce((sum, { failed }) => sum + failed, 0),
    baseline: { name: "hello", value: median(hellos) },
    goal,
  }));
}

/** One list after another, in turns. */
async function lists(ours: OurServer, decap: DecapServer, items: number, quick: boolean): Promise<Figure> {
  const times = { ours: [] as number[], decap: [] as number[] };
  for (let turn = 0; turn < (quick ? 3 : 7); turn += 1) {
    times.ours.push((await timed(async () => (await fetch(`${ours.url}${list}`)).arrayBuffer())).ms);
    times.decap.push((await timed(() => decap.list())).ms);
  }
  const baseline = { name: "decap", value: median(times.decap) };
  return { name: `list p50, ${count(items)} items`, unit: "ms", ours: median(times.ours), baseline };
}
