import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "site.yml": readFileSync(join(sampleContent, "site.yml")),
      "news/2025/2025-03-01-new-office.md": newsFile({ serial_no: "7", category: "お知らせ" }),
    },
  });
});
afterAll(() => server.close());

test("categories in the words of Japanese pages become the labels of site.yml; others, and those of other saves, stay", async () => {
  const staff = await server.loggedIn("Ben");
  const item = { date: "2026-05-20", title: "Closed", content: "We are closed." };
  const added = await staff
    .post("/api/addNews")
    .field({ ...item, category: "お知らせ、貿易、Announcement、年報" })
    .expect(201);
  expect(added.body.item).toMatchObject({ category: ["Announcement", "Trade", "年報"] });
  const edited = await staff
    .put("/api/collections/news/2026-05-20-closed")
    .send({ category: ["会員制度"] })
    .expect(200);
  expect(edited.body.item).toMatchObject({ category: ["Membership"] });
  const other = await staff
    .put("/api/collections/news/2025-03-01-new-office")
    .send({ title: "A new office" })
    .expect(200);
  expect(other.body.item).toMatchObject({ category: ["お知らせ"] });
});
