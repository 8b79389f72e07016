import { atEachSize } from "./bench";
import { count } from "./figure";
import { megabytes } from "./memory";
import { startOurServer, type OurServer } from "./our-server";
import { write } from "./writers";

const writers = 20;

/** Memory of the service: after it has read everything and answered both lists, and over thousands of saves. */
export const memoryBench = atEachSize("memory", [10_000], async (folder, items, quick) => {
  const saves = quick ? 400 : 10_000;
  const ours = await startOurServer(folder, items);
  try {
    const read = await afterLists(ours);
    const early = await write(ours, { writers, rounds: saves / 10 / writers, items, text: "Early" });
    const baseline = { name: `${count(saves / 10)} saves`, value: await afterLists(ours) };
    const late = await write(ours, { writers, rounds: (saves * 0.9) / writers, items, text: "Late" });
    const after = await afterLists(ours);
    const [at, failed] = [`${count(items)} items`, early.failed + late.failed];
    const peak = megabytes(ours.pid, "VmHWM");
    return [
      { name: `memory, ${at} read`, unit: "MB", ours: read, goal: { of: "ours", atMost: 400 } },
      {
        name: `memory, ${at}, ${count(saves)} saves`,
        unit: "MB",
        ours: after,
        failed,
        baseline,
        goal: { of: "ratio", atMost: 1.1 },
      },
      { name: `memory, ${at}, peak`, unit: "MB", ours: peak, goal: { of: "ours", atMost: 400 } },
    ];
  } finally {
    await ours.stop();
  }
});

/** Memory once both lists were answered. */
async function afterLists({ url, pid }: OurServer): Promise<number> {
  for (const path of ["/api/getEventsData", "/api/getNewsData"]) await (await fetch(`${url}${path}`)).arrayBuffer();
  return megabytes(pid);
}
