import { execFileSync } from "node:child_process";
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { errorMessage } from "../../../content/model/error-message";
import { hashPassword, smallestCost } from "../../../api/auth/password-hash";
import { seededRandom } from "../../../api/store/test-support/seeded-random";
import { commitAll, generatedEvent, generatedNews, headOf, makeRepository } from "../../bench/make-repository";
import { ourEnvironment } from "../../bench/product";
import { cookieOf } from "../../bench/server-process";
import { TorturedService } from "./tortured-service";

export interface StartFigures {
  readonly kills: number;
  /** Services that ended before they were killed. */
  readonly diedAlone: number;
  /** True when the service that was left alone at the end showed the newest commit. */
  readonly live: boolean;
  /** Ways in which the low limit of open files did harm. */
  readonly lowLimit: readonly string[];
  readonly fsck: string;
}

/** A build of 4,000 items takes one to three minutes. */
const firstStartMs = 90_000;
const laterStartMs = 12_000;
const liveMs = 15 * 60_000;
const connections = 300;
const password = "lantern ferry orchid wharf";
const origin = "http://localhost";
const openFiles = 128;

/**
 * Kills a service of so many items at random moments: a half of the kills during its first start and build, the others while it
 * takes up what came meanwhile: a page, a change of every page (a switch of releases) and a prepared change. Then it is left
 * alone, and in the end it runs under a low limit of open files with more connections than that. `folder` is empty.
 */
export async function startRun(folder: string, items: number, kills: number, seed: number): Promise<StartFigures> {
  const repository = join(folder, "repository");
  makeRepository(repository, items, { site: true });
  const hash = await hashPassword(password, smallestCost);
  const settings = { PUBLIC_URL: origin, PICTURE_ENCODING: "quick", ADMIN_PASSWORD_HASH: hash };
  const environment = { ...ourEnvironment(folder, repository), ...settings };
  const random = seededRandom(seed);
  let diedAlone = 0;
  const killAfter = async (ms: number): Promise<void> => {
    const service = await TorturedService.start(environment);
    await wait(ms);
    if (service.diedAlone) diedAlone += 1;
    await service.kill();
  };
  const isLive = async (): Promise<boolean> => {
    const service = await TorturedService.start(environment);
    const live = await service.shows(() => headOf(repository), liveMs);
    if (service.diedAlone) diedAlone += 1;
    await service.kill();
    return live;
  };
  const first = Math.ceil(kills / 2);
  for (let done = 0; done < first; done += 1) await killAfter(random() * firstStartMs);
  let live = await isLive();
  for (let done = first; done < kills; done += 1) {
    changeContent(repository, done);
    await killAfter(random() * laterStartMs);
  }
  live = (await isLive()) && live;
  const lowLimit = await underLowLimit(environment, repository);
  const fsck = execFileSync("git", ["fsck", "--no-progress", "--no-dangling"], { cwd: repository, encoding: "utf8" });
  return { kills, diedAlone, live, lowLimit, fsck };
}

/** What a maintainer commits: a page, every page, a prepared change whose time has come. */
function changeContent(repository: string, number: number): void {
  const content = join(repository, "content");
  const event = join(content, generatedEvent(number).path);
  if (number % 3 === 0) appendFileSync(join(content, generatedNews(number).path), `\nMore of ${String(number)}.\n`);
  if (number % 3 === 1) appendFileSync(join(content, "site.yml"), `# ${String(number)}\n`);
  if (number % 3 === 1) replaceIn(join(content, "site.yml"), /^(email: )\S+/m, `$1info${String(number)}@example.org`);
  if (number % 3 === 2) {
    const text = readFileSync(event, "utf8").replace("---\n", "---\npublishAt: 2026-01-01T09:00+09:00\n");
    writeFileSync(event.replace(/\.md$/, ".next.md"), text.replace(/^title: /m, "title: Prepared "));
  }
  commitAll(repository, `Change ${String(number)}`);
}

function replaceIn(file: string, what: RegExp, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(what, by));
}

/** More connections than files may be open; afterwards the service has to be the one before, and to publish. */
async function underLowLimit(environment: Record<string, string>, repository: string): Promise<string[]> {
  const harm: string[] = [];
  const service = await TorturedService.start(environment, openFiles);
  try {
    if (!(await service.shows(() => headOf(repository), liveMs))) harm.push("not live");
    const ask = (path: string): Promise<unknown> =>
      inTime(fetch(service.url + path).then((answer) => answer.arrayBuffer())).catch(() => undefined);
    const paths = ["/", "/ja", "/api/getEventsData", "/media/site/none.png", "/api/health"];
    const asked = Array.from({ length: connections }, (_, index) => ask(paths[index % paths.length] ?? "/"));
    changeContent(repository, 0);
    // The first form of this service: what it needs has to be there when files are short.
    await addNews(service.url);
    await Promise.all(asked);
    const status = await addNews(service.url);
    if (status !== 201) harm.push(`a save afterwards is answered with ${String(status)}`);
    if (!(await service.shows(() => headOf(repository), 120_000))) harm.push("a commit of that time is not live");
    if (service.diedAlone) harm.push("the service ended");
  } finally {
    await service.kill();
  }
  return harm;
}

/** Rejects when an answer is not there after 20 s, whatever became of its request. */
const inTime = <Answer>(answer: Promise<Answer>): Promise<Answer> =>
  Promise.race([answer, wait(20_000).then(() => Promise.reject(new Error("No answer in 20 s")))]);

/** Logs in and adds a news item; its status, or why there is none. */
const addNews = (url: string): Promise<number | string> =>
  inTime(sendNews(url)).catch((error: unknown) => errorMessage(error));

async function sendNews(url: string): Promise<number> {
  const post = (call: string, body: FormData | string, headers: Record<string, string>): Promise<Response> =>
    fetch(`${url}/api/${call}`, { method: "POST", body, headers: { Origin: origin, ...headers } });
  const login = await post("login", JSON.stringify({ password }), { "Content-Type": "application/json" });
  const item = new FormData();
  const fields = {
    title: "Few files",
    title_jp: "少ないファイル",
    date: "2026-06-12",
    content: "Saved.",
    content_jp: "保存。",
  };
  for (const [name, value] of Object.entries(fields)) item.set(name, value);
  return (await post("addNews", item, { Cookie: cookieOf(login) })).status;
}
