import { readFileSync } from "node:fs";
import { join } from "node:path";
import { timeFigure, type Bench } from "./figure";
import { headOf, makeRepository } from "./make-repository";
import { compare } from "./measure";
import { logIn, repositoryIn, siteIsLive, startService } from "./product";
import { answeredAfter, hello } from "./server-process";
import { shows, watchedEvents } from "./watched-items";

/** A service that is killed between a save and its publication: from its next start until visitors see the save. */
export const recoveryBench: Bench = {
  name: "recovery",
  sizes: [1000],
  async measure(folder, items, quick) {
    makeRepository(repositoryIn(folder), items, { site: true });
    // One address whatever the port: another address would be another build.
    const start = () => startService(folder, "api/main.ts", { PUBLIC_URL: "http://localhost" });
    let service = await start();
    try {
      await siteIsLive(service);
      const recover = async (): Promise<number | readonly number[]> => {
        const [item] = await watchedEvents(await logIn(service), 1);
        if (!item) throw new Error("There is nothing to edit");
        const marker = `Marker${String(Date.now())}`;
        await item.save(marker);
        await service.kill();
        const isOpen = publishedCommit(folder) !== headOf(repositoryIn(folder));
        service = await start();
        await answeredAfter(service, "/api/session");
        await shows(service, item.paths, marker);
        return isOpen ? performance.now() - service.startedAt : [];
      };
      const times = await compare(quick ? 3 : 10, 0, recover, hello);
      if (times.ours.length === 0) throw new Error("Every save was published before the kill");
      return ([50, 100] as const).map((percent) => timeFigure(percent, "crash to publication", times, 5_000));
    } finally {
      await service.stop();
    }
  },
};

/** The commit that visitors see. */
function publishedCommit(folder: string): unknown {
  const manifest = readFileSync(join(folder, "data", "releases", "current", "release.json"), "utf8");
  return (JSON.parse(manifest) as { readonly commit: unknown }).commit;
}
