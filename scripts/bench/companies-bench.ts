import { join } from "node:path";
import { languages } from "../../content/model/text/language";
import { localisedPath } from "../../content/model/pages/page-paths";
import type { Bench } from "./bench";
import { inFolder, timed, until } from "./bench-folder";
import { count, type Figure } from "./figure";
import { companySlug, makeRepository } from "./make-repository";
import { siteIsLive, startOn, type OurServer } from "./our-server";
import { median, percentile } from "./statistics";

const warmUpRounds = 3;
const pollMs = 5;
const limitMs = 60_000;

/** From the save of a member company to its page and the directory in both languages. */
export const companiesBench: Bench = {
  name: "companies",
  run: async ({ items = [1000], quick }) =>
    (await Promise.all(items.map((size) => inFolder((folder) => measure(folder, size, quick ? 5 : 20))))).flat(),
};

async function measure(folder: string, companies: number, rounds: number): Promise<Figure[]> {
  const repository = join(folder, "repository");
  makeRepository(repository, 100, { site: true, companies });
  const server = await startOn(folder, repository, "api/main.ts");
  try {
    await siteIsLive(server);
    const times: number[] = [];
    for (let round = 0; round < rounds + warmUpRounds; round += 1) {
      const { ms } = await timed(() => saveAndWatch(server, companySlug(round % 5), `Trade ${String(Date.now())}`));
      if (round >= warmUpRounds) times.push(ms);
    }
    const name = (what: string): string => `company: save to static pages ${what}, ${count(companies)} companies`;
    return [
      { name: name("p50"), unit: "ms", ours: median(times), goal: { of: "ours", atMost: 300 } },
      { name: name("p95"), unit: "ms", ours: percentile(times, 95) },
    ];
  } finally {
    await server.stop();
  }
}

async function saveAndWatch(server: OurServer, slug: string, description: string): Promise<void> {
  const fields = { description, description_jp: description };
  const answer = await server.send("PUT", `/api/collections/companies/${slug}`, fields);
  if (!answer.ok) throw new Error(`the save answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
  for (const language of languages)
    for (const path of [`/company/${slug}`, "/sccj-members-directory"])
      await until(`${path} did not show the save`, limitMs, pollMs, async () =>
        (await (await fetch(server.url + localisedPath(language, path))).text()).includes(description),
      );
}
