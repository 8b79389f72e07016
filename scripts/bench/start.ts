import { timeFigure, type Bench } from "./figure";
import { makeRepository } from "./make-repository";
import { compare } from "./measure";
import { repositoryIn, startService } from "./product";
import { answeredAfter, hello } from "./server-process";

const firstAnswerMs: Readonly<Record<number, number>> = { 1000: 700, 10_000: 1_000 };
const allReadMs: Readonly<Record<number, number>> = { 10_000: 6_000 };

/** From the start of the process to its first answer, and until all items are read. */
export const startBench: Bench = {
  name: "start",
  sizes: [100, 1000, 10_000],
  async measure(folder, items, quick) {
    makeRepository(repositoryIn(folder), items);
    const answered = (path: string) => async (): Promise<number> => {
      const service = await startService(folder, "scripts/bench/bench-server.ts");
      const ms = await answeredAfter(service, path);
      await service.stop();
      return ms;
    };
    // The first turn fills the compiler's cache.
    const first = await compare(quick ? 1 : 3, 1, answered("/api/session"), hello);
    const whole = await compare(quick ? 1 : 3, 1, answered("/api/health"), hello);
    return [
      timeFigure(50, "first answer", first, firstAnswerMs[items]),
      timeFigure(50, "all read", whole, allReadMs[items]),
    ];
  },
};
