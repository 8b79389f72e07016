import { timeFigure, type Bench } from "./figure";
import { generatedEvent, makeRepository } from "./make-repository";
import { compare, timed } from "./measure";
import { plainGit } from "./plain-git";
import { logIn, repositoryIn, startService } from "./product";

const ratioToGit: Readonly<Record<number, number>> = { 1000: 1.4, 10_000: 0.6 };

/** How long the save of an event takes, beside plain git. */
export const saveBench: Bench = {
  name: "save",
  sizes: [100, 1000, 10_000],
  async measure(folder, items, quick) {
    makeRepository(repositoryIn(folder), items);
    const service = await startService(folder, "scripts/bench/bench-server.ts");
    try {
      const { send } = await logIn(service);
      const save = (round: number): Promise<number> => {
        const _id = /([^/]+)\.md$/.exec(generatedEvent(round % (items / 2)).path)?.[1];
        const event = { _id, title: "Changed", date: "2026-01-01", description: `Round ${String(round)}` };
        return timed(() => send("/api/editEvent", event));
      };
      const times = await compare(quick ? 15 : 40, 3, save, plainGit(folder, items));
      const p50 = timeFigure(50, "save", times);
      return [{ ...p50, ratioAtMost: ratioToGit[items] }, timeFigure(95, "save", times)];
    } finally {
      await service.stop();
    }
  },
};
