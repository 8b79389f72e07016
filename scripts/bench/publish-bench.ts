import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSite, type BuildInput } from "../../api/publish/build-site";
import { takeBuildLock } from "../../api/publish/build-lock";
import { inheritedEnvironment } from "../../api/env";
import { languages } from "../../content/model/text/language";
import type { HealthAnswer, NewsAnswer } from "../../content/model/api/answers";
import { localisedPath, newsArticlePath } from "../../content/model/pages/page-paths";
import { rootDir } from "../../api/support/root-dir";
import type { Bench } from "./bench";
import { inFolder, timed } from "./bench-folder";
import type { Figure } from "./figure";
import { makeRepository } from "./make-repository";
import { startProgram, type ServerProcess } from "./server-process";
import { median, percentile } from "./statistics";

/** From sending a save to the moment when every touched page is served with it; in milliseconds. */
export interface PublishFigures {
  /** Until the article and the news list are new in both languages, for every round. */
  readonly visible: readonly number[];
  /** A full warm build after one edit, of the same content and in the same run. */
  readonly fullBuild: number;
  /** Resident memory of the renderer, in MB. */
  readonly rendererMegabytes: number;
}

const password = "bench password";
const warmUpRounds = 3;
const pollMs = 5;
const giveUpMs = 60_000;
const firstBuildMs = 15 * 60_000;

/** From a save to its static pages, commit included, against a full warm build. */
export const publishBench: Bench = {
  name: "publish",
  async run({ items = [100, 1000, 10_000], quick }) {
    const sizes = quick ? items.slice(0, 1) : items;
    const measured: { readonly count: number; readonly figures: PublishFigures }[] = [];
    for (const count of sizes) measured.push({ count, figures: await measurePublishing(count, quick ? 5 : 20) });
    const smallest = measured[0];
    return measured.flatMap(({ count, figures }) =>
      figuresOf(count, figures, smallest?.count === count ? undefined : smallest),
    );
  },
};

function figuresOf(
  count: number,
  { visible, fullBuild, rendererMegabytes }: PublishFigures,
  smallest: { readonly count: number; readonly figures: PublishFigures } | undefined,
): Figure[] {
  const at = `${count.toLocaleString("en")} items`;
  const p50 = median(visible);
  const growth: Figure[] = smallest
    ? [
        {
          name: `publish: save to static pages p50, ${at}, growth`,
          unit: "ms",
          ours: p50,
          baseline: { name: `${smallest.count.toLocaleString("en")} items`, value: median(smallest.figures.visible) },
          goal: { of: "ratio", atMost: 2 },
        },
      ]
    : [];
  return [
    {
      name: `publish: save to static pages p50, ${at}`,
      unit: "ms",
      ours: p50,
      baseline: { name: "full warm build", value: fullBuild },
      ...(count === 1000 ? { goal: { of: "ours", atMost: 300 } } : {}),
    },
    {
      name: `publish: save to static pages p95, ${at}`,
      unit: "ms",
      ours: percentile(visible, 95),
      ...(count === 1000 ? { goal: { of: "ours", atMost: 1_000 } } : {}),
    },
    {
      name: `publish: full warm build over single pages, ${at}`,
      unit: "x",
      ours: fullBuild / p50,
      ...(count === 1000 ? { goal: { of: "ours", atLeast: 20 } } : {}),
    },
    ...growth,
    { name: `publish: memory of the renderer, ${at}`, unit: "MB", ours: rendererMegabytes },
  ];
}

/** Saves news items through HTTP and watches the static pages; then builds the same content in full. */
function measurePublishing(items: number, rounds: number): Promise<PublishFigures> {
  return inFolder(async (folder) => {
    const repository = join(folder, "repository");
    await makeRepository({ folder: repository, events: items / 2, news: items / 2 });
    addSite(repository);
    const server = await startProgram("api/main.ts", {
      CONTENT_DIR: join(repository, "content"),
      DATA_DIR: join(folder, "data"),
      ADMIN_PASSWORD: password,
      LOG_LEVEL: "silent",
      HOST: "127.0.0.1",
    });
    const visible: number[] = [];
    let rendererMegabytes = 0;
    try {
      await isLive(server);
      const cookie = await login(server);
      const newest = ((await json(server, "/api/getNewsData")) as NewsAnswer[]).slice(0, 5);
      for (let round = 0; round < rounds + warmUpRounds; round += 1) {
        const news = newest[round % newest.length];
        if (!news) throw new Error("There is no news to edit");
        const { ms } = await timed(() => saveAndWatch(server, cookie, news, `Marker ${String(Date.now())}.`));
        if (round >= warmUpRounds) visible.push(ms);
      }
      rendererMegabytes = rendererMemory(join(folder, "data", "renderer"));
    } finally {
      await server.stop();
    }
    return { visible, fullBuild: await fullWarmBuild(join(folder, "data", "build", "content")), rendererMegabytes };
  });
}

/** The site's own texts and pictures, without its items. */
function addSite(repository: string): void {
  const from = join(rootDir, "content");
  const leftOut = ["model", "events", "news"].map((name) => join(from, name));
  cpSync(from, join(repository, "content"), { recursive: true, filter: (path) => !leftOut.includes(path) });
  const git = (...parameters: string[]): void => {
    execFileSync("git", ["-c", "user.name=Bench", "-c", "user.email=bench@example.invalid", ...parameters], {
      cwd: repository,
      stdio: "ignore",
    });
  };
  git("add", "--all");
  git("commit", "--message=The site");
}

async function saveAndWatch(
  server: ServerProcess,
  cookie: string,
  { _id, slug, title, title_jp = "", date }: NewsAnswer,
  marker: string,
): Promise<void> {
  const answer = await fetch(`${server.url}/api/updateNews/${_id}`, {
    method: "PUT",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json", Cookie: cookie },
    body: JSON.stringify({ title, title_jp, date, content: `${marker} English.`, content_jp: `${marker} 日本語。` }),
  });
  if (!answer.ok) throw new Error(`the save answered ${String(answer.status)}: ${await answer.text()}`);
  await answer.arrayBuffer();
  for (const language of languages)
    for (const path of [newsArticlePath(language, _id, slug), localisedPath(language, "/sccj-news")])
      await shows(server, path, marker);
}

async function shows(server: ServerProcess, path: string, words: string): Promise<void> {
  const giveUpAt = performance.now() + giveUpMs;
  while (performance.now() < giveUpAt) {
    const html = await (await fetch(server.url + path)).text();
    if (html.includes(words)) return;
    await new Promise((resolve) => setTimeout(resolve, pollMs));
  }
  throw new Error(`${path} did not show the save within ${String(giveUpMs / 1000)} s`);
}

async function isLive(server: ServerProcess): Promise<void> {
  const giveUpAt = performance.now() + firstBuildMs;
  while (performance.now() < giveUpAt) {
    const health = await json(server, "/api/health").catch(() => undefined);
    const state = (health as HealthAnswer | undefined)?.publish;
    if (state?.kind === "live") return;
    if (state?.kind === "failed") throw new Error(state.reason);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the first build did not end");
}

async function json(server: ServerProcess, path: string): Promise<unknown> {
  return (await fetch(server.url + path)).json();
}

async function login(server: ServerProcess): Promise<string> {
  const answer = await fetch(`${server.url}/api/login`, {
    method: "POST",
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json" },
    body: JSON.stringify({ password }),
  });
  return answer.headers.get("set-cookie")?.split(";")[0] ?? "";
}

/** Milliseconds of a build after one edit, in the checkout where the server built before. */
async function fullWarmBuild(contentDir: string): Promise<number> {
  const { signal } = new AbortController();
  const release = await takeBuildLock(rootDir, signal, () => console.log("Waiting for another build …"));
  try {
    const file = join(contentDir, "pages", "sponsorship.yml");
    writeFileSync(file, readFileSync(file, "utf8").replace(/^( {2}en: ).*$/m, "$1Edited for the benchmark"));
    const input = JSON.parse(readFileSync(join(rootDir, ".build", "input.json"), "utf8")) as BuildInput;
    const code = readFileSync(join(rootDir, ".build", "code"), "utf8");
    const started = performance.now();
    await buildSite(
      { ...input, contentDir },
      { rootDir, environment: inheritedEnvironment(), code, onLine: () => undefined, signal },
    );
    return performance.now() - started;
  } finally {
    await release();
  }
}

/** Resident memory, in MB, of the process that was started in a renderer's folder; 0 where the system has no /proc. */
function rendererMemory(folder: string): number {
  try {
    const pid = readdirSync("/proc").find((name) => /^\d+$/.test(name) && folderOf(name).startsWith(folder));
    const status = readFileSync(`/proc/${String(pid)}/status`, "utf8");
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

function folderOf(pid: string): string {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return "";
  }
}
