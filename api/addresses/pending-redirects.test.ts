import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { noPublisher } from "../publish/publisher-interface";
import { PublicContent } from "../publication/public-content";
import { movedTo } from "../redirects/moved-to";
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
