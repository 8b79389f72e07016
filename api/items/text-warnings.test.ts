import type { Agent } from "supertest";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({});
  staff = await server.loggedIn("Aya");
});
afterAll(() => server.close());

const description = "Come!\n\n[flyer](flyer.pdf)";
const description_jp = "夏です。\n![地図](https://elsewhere.example/map.png)";

test("what a text loses is in the save's answer and in health, with field, line and remedy, and does not stop the save", async () => {
  const { body } = await staff
    .post("/api/addEvent")
    .set("Accept-Language", "ja")
    .field({ date: "2026-06-12", title: "Picnic", description, description_jp })
    .expect(201);
  const path = `events/2026/${String(body.item._id)}.md`;
  const lines = server.git("show", `HEAD:content/${path}`).split("\n");
  expect(body.warnings).toEqual([
    {
      field: "description",
      line: lines.indexOf("[flyer](flyer.pdf)") + 1,
      message: expect.stringContaining("flyer.pdf"),
    },
    {
      field: "description_jp",
      line: lines.indexOf("![地図](https://elsewhere.example/map.png)") + 1,
      message: expect.stringContaining("表示されない画像があります：「https://elsewhere.example/map.png」"),
    },
  ]);
  const health = await staff.get("/api/health").expect(200);
  expect(health.body.problems).toMatchObject([
    {
      path,
      field: "description",
      isShown: true,
      message: expect.stringMatching(/leads nowhere: "flyer\.pdf"; write https/),
    },
    { path, field: "description_jp", isShown: true },
  ]);
  const mended = await staff
    .post("/api/editEvent")
    .field({
      date: "2026-06-12",
      title: "Picnic",
      _id: body.item._id,
      description: "Come!",
      description_jp: "夏です。",
    })
    .expect(200);
  expect(mended.body.warnings).toBeUndefined();
  expect((await staff.get("/api/health")).body.problems).toEqual([]);
});
