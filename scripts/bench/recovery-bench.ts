import { readFileSync } from "node:fs";
import { join } from "node:path";
import { atEachSize } from "./bench";
import { count } from "./figure";
import { headOf, makeRepository } from "./make-repository";
import { loggedIn, siteIsLive, startService } from "./our-server";
import { answeredAfter, helloStart } from "./server-process";
import { median } from "./statistics";
import { shows, watchedNews } from "./watched-saves";

/** How often a page is requested, and until when, in ms. */
const poll = { everyMs: 20, limitMs: 60_000 };

/** A service that is killed between a save and its publication: from its next start until visitors see the save. */
export const recoveryBench = atEachSize("recovery", [1000], async (folder, items, quick) => {
  const repository = join(folder, "repository");
  makeRepository(repository, items, { site: true });
  // One address whatever the port: another address would be another build.
  const start = () => startService(folder, repository, "api/main.ts", { PUBLIC_URL: "http://localhost" });
  const gaps: number[] = [];
  const hellos: number[] = [];
  let service = await start();
  try {
    let server = await loggedIn(service);
    await siteIsLive(server);
    for (let round = 0; round < (quick ? 3 : 10); round += 1) {
      const [item] = await watchedNews(server, 1);
      if (!item) throw new Error("There is nothing to edit");
      const marker = `Marker${String(Date.now())}`;
      const { status } = await item.save(marker);
      await service.kill();
      hellos.push(await helloStart());
      if (status !== 200) throw new Error(`The save answered ${String(status)}`);
      const isOpen = publishedCommit(folder) !== headOf(repository);
      service = await start();
      await answeredAfter(service, "/api/session");
      for (const path of item.paths) await shows(service, path, marker, poll);
      if (isOpen) gaps.push(performance.now() - service.startedAt);
      server = await loggedIn(service);
    }
    if (gaps.length === 0) throw new Error("Every save was published before the kill");
  } finally {
    await service.stop();
  }
  const name = (what: string): string => `recovery: start to the published save, ${what}, ${count(items)} items`;
  const baseline = { name: "hello", value: median(hellos) };
  return [
    { name: name("p50"), unit: "ms", ours: median(gaps), baseline, goal: { of: "ours", atMost: 5_000 } },
    { name: name("slowest"), unit: "ms", ours: Math.max(...gaps), baseline, goal: { of: "ours", atMost: 5_000 } },
  ];
});

/** The commit that visitors see. */
function publishedCommit(folder: string): unknown {
  const manifest = readFileSync(join(folder, "data", "releases", "current", "release.json"), "utf8");
  return (JSON.parse(manifest) as { readonly commit: unknown }).commit;
}
