import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { noPublisher } from "../publish/publisher-interface";
import { PublicContent } from "../publication/public-content";
import { movedTo } from "../redirects/moved-to";
import { eventFile, pageFile } from "../test-support/item-files";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const company = (name: string, id: number): string =>
  `---\nid: ${String(id)}\nname: ${name}\ndescription: Tea\nlocation: Kyoto\nlogoImg: /media/a.png\nlink: https://a.example\n---\n${name} blends tea.\n`;

let server: TestServer;
beforeEach(async () => {
  const publisher = { ...noPublisher, siteFolder: () => undefined, close: () => Promise.resolve() };
  const content = new PublicContent(() => testNow);
  server = await startTestServer({
    files: {
      "site.yml": readFileSync(join(sampleContent, "site.yml")),
      "companies/alpha.md": company("Alpha", 1),
      "companies/beta.md": company("Beta", 2),
      "media/a.png": "a picture",
      "events/2026/picnic.md": eventFile({ title: "Picnic" }, "Come to the river."),
      "custom-pages/visit.md": pageFile({ title: "Visit" }, "Take the train."),
      "redirects.yml": "entries:\n  - { from: /company/first, to: /company/beta }\n",
    },
    overrides: {
      openSite: ({ store, keeper }) =>
        Promise.resolve({
          publisher,
          middleware: (context) => {
            const moved = movedTo(content.of(store.snapshot()), context.path, keeper.pendingRedirects());
            context.status = moved === undefined ? 404 : 301;
            if (moved !== undefined) context.redirect(moved);
          },
        }),
    },
  });
});
afterEach(() => server.close());

const redirectsFile = (): string => join(server.settings.contentDir, "redirects.yml");
const leadsTo = async (path: string): Promise<unknown> => (await request(server.url).get(path)).headers["location"];

test("while redirects.yml cannot be read, a renamed page leads on in both languages, also after a restart, and is in it once it is mended", async () => {
  const written = readFileSync(redirectsFile(), "utf8");
  writeFileSync(redirectsFile(), "- { from: /a1 to: /about }\n");
  server.git("commit", "--quiet", "--all", "--message", "A slip");
  server.git("mv", "content/companies/alpha.md", "content/companies/alpha-tea.md");
  server.git("commit", "--quiet", "--message", "Rename");
  const led = async (): Promise<boolean> => (await leadsTo("/company/alpha")) === "/company/alpha-tea";
  await until("the address leads on", led);
  await server.restart();
  await until("the address leads on after a restart", led);
  expect(await leadsTo("/ja/company/alpha")).toBe("/ja/company/alpha-tea");
  expect(await leadsTo("/company/first")).toBe("/company/beta");
  await server.stop();
  writeFileSync(redirectsFile(), written);
  server.git("commit", "--quiet", "--all", "--message", "Mended");
  await server.restart();
  await until("the service writes it", () =>
    server.git("show", "HEAD:content/redirects.yml").includes("/company/alpha-tea"),
  );
  expect(await led()).toBe(true);
});

const another = company("Gamma", 3).replace("Tea", "Foods");
/** One commit in which Alpha gets another name and a newcomer the file that it had. */
function replaceAlpha(text: string): void {
  const path = join(server.settings.contentDir, "companies/alpha.md");
  server.git("mv", "content/companies/alpha.md", "content/companies/alpha-tea.md");
  writeFileSync(path, text);
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "A newcomer of an old name");
}
const alphaLeads = async (): Promise<boolean> =>
  (await leadsTo("/company/alpha")) === "/company/alpha-tea" &&
  (await leadsTo("/ja/company/alpha")) === "/ja/company/alpha-tea";
const written = (): string => server.git("show", "HEAD:content/redirects.yml");

test("an address whose file a faulty newcomer took leads to the renamed company, also when that is removed", async () => {
  replaceAlpha(another.replace(/^location: .*\n/m, ""));
  await until("the address leads on", alphaLeads);
  await until("the service writes it", () => written().includes("/company/alpha-tea"));
  await server.stop();
  server.git("rm", "--quiet", "content/companies/alpha.md");
  server.git("commit", "--quiet", "--message", "Remove it");
  await server.restart();
  await until("the address leads on after a restart", alphaLeads);
});

test("an address whose file a draft took leads on without being in redirects.yml, until the draft is another page", async () => {
  replaceAlpha(another.replace("id: 3", "id: 3\ndraft: true"));
  await until("the address leads on", alphaLeads);
  expect(written()).not.toContain("/company/alpha");
  await server.stop();
  server.git("mv", "content/companies/alpha.md", "content/companies/gamma.md");
  server.git("commit", "--quiet", "--message", "Its own name");
  await server.restart();
  await until("the service writes it", () => written().includes("/company/alpha-tea"));
  expect(await alphaLeads()).toBe(true);
});

test("staff who give a newcomer an address of its own leave the old one to the company that had it first", async () => {
  replaceAlpha(another);
  const mei = await server.loggedIn("Mei Tan");
  const names = async (): Promise<boolean> =>
    JSON.stringify((await mei.get("/api/health").expect(200)).body).includes(
      "which was the one of companies/alpha-tea",
    );
  await until("health names it", names);
  await mei.put("/api/collections/companies/alpha").send({ _id: "gamma" }).expect(200);
  expect(written()).toContain("/company/alpha-tea");
  expect(written()).not.toContain("gamma");
  await until("the address leads on", alphaLeads);
});

test("what a faulty newcomer took the name of is shown once, under its new name, and its old address leads there", async () => {
  for (const [folder, name] of [
    ["events/2026", "picnic"],
    ["custom-pages", "visit"],
  ] as const) {
    server.git("mv", `content/${folder}/${name}.md`, `content/${folder}/${name}-renamed.md`);
    writeFileSync(join(server.settings.contentDir, folder, `${name}.md`), "---\ndate: soon\n---\nOther words.\n");
  }
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "Newcomers with faults");
  const leads = [
    ["/events/picnic", "/events/picnic-renamed"],
    ["/ja/visit", "/ja/visit-renamed"],
  ] as const;
  for (const [from, to] of leads) await until(`${from} leads on`, async () => (await leadsTo(from)) === to);
  await until(
    "the service writes both",
    () => written().includes("picnic-renamed") && written().includes("visit-renamed"),
  );
  const shown = (kind: "events" | "custom-pages") =>
    server.server.store
      .snapshot()
      .shown(kind)
      .map(({ file }) => file.id);
  expect([shown("events"), shown("custom-pages")]).toEqual([["picnic-renamed"], ["visit-renamed"]]);
});
