import request from "supertest";
import { eventFile, newsFile, pageFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "site.yml": "product: sccj\n",
      "events/2026/picnic.md": eventFile(),
      "news/2026/office.md": newsFile({ serial_no: "7" }),
      "news/2026/7.md": newsFile({ serial_no: "8" }),
      "custom-pages/visit.md": pageFile(),
      "people/aiko.yml":
        "serial_no: 3\nlists: [board]\nimage: /media/p.png\nname: {en: P, ja: P}\ntitle: {en: T, ja: T}\nbio: {en: B, ja: B}\n",
    },
  });
});
afterAll(() => server.close());

test.each([
  ["/events/picnic", "/adminEvents?item=picnic"],
  ["/ja/events/picnic", "/ja/adminEvents?item=picnic"],
  ["/news/office/new-office", "/adminNews?item=office"],
  ["/news/8", "/adminNews?item=7"],
  ["/news/7", "/adminNews?item=7"],
  ["/visit", "/adminContent?in=custom-pages&item=visit"],
  ["/ja/sccj-board-of-directors/3", "/ja/adminContent?in=people&item=aiko"],
  ["/events/none", undefined],
  ["/sccj-board-of-directors/4", undefined],
  ["/__proto__", undefined],
  ["", undefined],
])("staff edit what %s shows at %s; others do not learn it", async (path, form) => {
  const staff = await server.loggedIn();
  const query = `/api/formOfPage?path=${encodeURIComponent(path)}`;
  const { body, headers } = await staff.get(query).expect(200);
  expect(body).toEqual({ loggedIn: true, ...(form === undefined ? {} : { form }) });
  expect(headers["cache-control"]).toBe("no-store");
  expect((await request(server.url).get(query).expect(200)).body).toEqual({ loggedIn: false });
});
