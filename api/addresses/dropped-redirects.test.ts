import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { contentAddresses } from "../../scripts/site/content-addresses";
import { readWithHistory } from "../../scripts/site/read-with-history";
import { newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const company = (name: string, id: number): string =>
  `---\nid: ${String(id)}\nname: ${name}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${name} blends tea.\n`;
const listOf = (...lines: readonly (readonly [from: string, to: string])[]): string =>
  `entries:\n${lines.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join("")}`;
const first = ["/company/first", "/company/beta"] as const;
const own = ["/company/own", "/company/beta"] as const;
const kept = ["/company/alpha", "/company/alpha-tea"] as const;

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "site.yml": readFileSync(join(sampleContent, "site.yml")),
      "companies/alpha.md": company("Alpha", 1),
      "companies/beta.md": company("Beta", 2),
      "news/2026/report.md": newsFile({ serial_no: "7", title: "Report" }),
      "redirects.yml": listOf(first),
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const at = (path: string): string => join(server.settings.contentDir, path);
const redirects = (): string => server.git("show", "HEAD:content/redirects.yml");
/** How many commits with redirects the service has made. */
const written = (): number => server.log.filter(({ event }) => event === "redirects-added").length;
const missing = async (): Promise<readonly string[]> =>
  (
    await readWithHistory(server.settings.contentDir, (read) => contentAddresses(server.settings.contentDir, read))
  ).missing.map(({ from }) => from);

function commit(message: string): void {
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", message);
}

/** Renames a company, and waits for the redirect of the service. */
async function rename(): Promise<void> {
  server.git("mv", "content/companies/alpha.md", "content/companies/alpha-tea.md");
  server.git("commit", "--quiet", "--message", "Rename");
  await until("the service writes its redirect", () => written() === 1);
}

/** Resolves when the service has looked at a commit, which it does in the order of commits: at one that needs a redirect. */
async function looked(): Promise<void> {
  renameSync(at("news/2026/report.md"), at("news/2026/annual-report.md"));
  commit("Rename the report");
  await until("the service has looked", () => written() === 2);
  expect(redirects()).toContain("/news/annual-report");
}

test("a redirect of the service that a maintainer's older buffer drops is written again", async () => {
  await rename();
  writeFileSync(at("redirects.yml"), listOf(first, own));
  expect(await missing()).toEqual(["/company/alpha"]);
  commit("My redirect");
  await until("the service writes it again", () => written() === 2);
  expect(redirects()).toBe(listOf(first, own, kept));
  expect(await missing()).toEqual([]);
});

test("the same of an uncommitted line that was there before the service's commit", async () => {
  writeFileSync(at("redirects.yml"), listOf(first, own));
  await rename();
  expect(redirects()).toBe(listOf(first, kept));
  server.git("commit", "--quiet", "--all", "--message", "Mine");
  await until("the service writes it again", () => written() === 2);
  expect(redirects()).toBe(listOf(first, own, kept));
  expect(readFileSync(at("redirects.yml"), "utf8")).toBe(redirects());
});

test.each([
  ["without another redirect", "entries: [\n", listOf(first)],
  ["with another redirect", "- { from: /a1 to: /about }\n", listOf(first, own)],
])("the same after a commit that makes the file unreadable, and one that mends it %s", async (_, broken, mended) => {
  await rename();
  writeFileSync(at("redirects.yml"), broken);
  commit("A slip");
  writeFileSync(at("redirects.yml"), mended);
  commit("Mended");
  await until("the service writes it again", () => written() === 2);
  expect(redirects()).toContain("/company/alpha-tea");
});

test.each([
  ["alone", listOf(first)],
  ["with all others", "entries: []\n"],
])("a redirect that a maintainer takes out %s stays out, and the check says so, too", async (_, left) => {
  await rename();
  writeFileSync(at("redirects.yml"), left);
  commit("No redirect");
  expect(await missing()).toEqual([]);
  await looked();
  expect(redirects()).not.toContain("/company/alpha");
});

test("a redirect that staff replace by another one stays out, too", async () => {
  await rename();
  const entries = [own].map(([from, to]) => ({ from, to }));
  await mei.put("/api/collections/redirects/redirects").send({ entries }).expect(200);
  expect(await missing()).toEqual([]);
  await looked();
  expect(redirects()).not.toContain("/company/alpha");
});
