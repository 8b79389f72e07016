import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import request from "supertest";
import type { Agent } from "supertest";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const company = `---\nid: 1\nname: "Acme"\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\nAcme blends tea.\n`;
const report = newsFile({ serial_no: "7", title: "Report" }, "All about it.\n\nAnd more of it.");

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "site.yml": readFileSync(join(sampleContent, "site.yml")),
      "companies/acme.md": company,
      "news/2026/report.md": report,
      "media/a.png": "a picture",
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const at = (path: string): string => join(server.settings.contentDir, path);
function commit(message: string, files: Readonly<Record<string, string | null>>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(at(path)), { recursive: true });
    if (text === null) rmSync(at(path));
    else writeFileSync(at(path), text);
  }
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", message);
}
async function named(): Promise<readonly string[]> {
  const { body } = await mei.get("/api/health").expect(200);
  const { problems } = body as StaffHealthAnswer;
  return problems.filter(({ path }) => /^(?:companies|news|redirects)/.test(path)).map(({ path }) => path);
}
const seen = (): Promise<void> => {
  const head = server.git("rev-parse", "HEAD").trim();
  return until("the commit is read", () => Promise.resolve(server.server.store.snapshot().commit === head));
};
const articles = async (): Promise<readonly string[]> =>
  ((await request(server.url).get("/api/getNewsData").expect(200)).body as { readonly title: string }[]).map(
    ({ title }) => title,
  );
const redirects = (): string => server.server.store.snapshot().file("redirects.yml")?.text ?? "";

test("of what is renamed and broken in one commit the fault alone is named; mended it has its redirect and is listed once", async () => {
  commit("Rename, with slips", {
    "companies/acme.md": null,
    "companies/acme-tea.md": company.replace('"Acme"', '"Acme'),
    "news/2026/report.md": null,
    "news/2026/annual-report.md": report.replace(/^date: .*$/m, "date: 2026-5-3"),
  });
  await seen();
  expect(await named()).toEqual(["companies/acme-tea.md", "news/2026/annual-report.md"]);
  expect(await articles()).toEqual(["Report"]);
  commit("Mend them", { "companies/acme-tea.md": company, "news/2026/annual-report.md": report });
  await until("the redirects are written", () => Promise.resolve(redirects().includes("annual-report")));
  expect(redirects()).toContain("from: /company/acme\n    to: /company/acme-tea\n");
  expect(redirects()).toContain("from: /news/report\n    to: /news/annual-report\n");
  await seen();
  expect(await named()).toEqual([]);
  expect(await articles()).toEqual(["Report"]);
});

test("a renamed company with another's number gets its redirect when staff delete that one", async () => {
  const other = company.replace("id: 1", "id: 2").replaceAll("Acme", "Zenith").replace("blends tea", "sells rice");
  commit("Another company", { "companies/zenith.md": other });
  commit("Rename, with another's number", {
    "companies/acme.md": null,
    "companies/acme-tea.md": company.replace("id: 1", "id: 2"),
    "news/2026/report.md": null,
  });
  // What is gone for good is named when the service has looked.
  await until("the commit is looked at", async () => (await named()).includes("news/2026/report.md"));
  expect(await named()).toEqual(["companies/acme-tea.md", "news/2026/report.md"]);
  await mei.delete("/api/collections/companies/zenith").expect(200);
  await until("the redirect is written", () => Promise.resolve(redirects() !== ""));
  expect(redirects()).toBe("entries:\n  - from: /company/acme\n    to: /company/acme-tea\n");
});
