import { writeFileSync } from "node:fs";
import { join } from "node:path";
import request from "supertest";
import type { StaffHealthAnswer } from "../../content/model/api/health-answer";
import { eventFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const path = "events/2026/lunch.md";
const lunch = (japanese: string) =>
  eventFile({ title: "Lunch", title_jp: "昼食会" }, "Students pay 3,500 yen.", japanese);

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      [path]: lunch("学生の方は3,000円です。"),
      "events/2026/tea.md": eventFile({ title: "Tea", title_jp: "お茶" }, "Free, on May 3.", "5月3日、無料です。"),
    },
  });
});
afterEach(() => server.close());

test("health names the entries whose languages disagree, to staff only, until they agree; nothing needs a person because of it", async () => {
  const staff = await server.loggedIn();
  const health = async (): Promise<StaffHealthAnswer> => (await staff.get("/api/health").expect(200)).body;
  await until("the entry is named", async () => (await health()).disagreeing !== undefined);
  const entry = { kind: "events", _id: "lunch", title: "Lunch", title_jp: "昼食会" };
  expect(await health()).toMatchObject({ disagreeing: [entry], problems: [], counts: { problems: 0 } });
  expect((await health()).attention).not.toContain("content-problem");
  expect((await request(server.url).get("/api/health").expect(200)).text).not.toMatch(/Lunch|disagreeing/);

  writeFileSync(join(server.settings.contentDir, path), lunch("学生の方は3,500円です。"));
  server.git("commit", "--quiet", "--all", "--message", "Correct the fee");
  await until("the entry is no longer named", async () => (await health()).disagreeing === undefined);
});
