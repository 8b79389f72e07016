import type { Agent } from "supertest";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({ files: { "media/2026/there.PNG": "x" } });
  staff = await server.loggedIn("Aya");
});
afterAll(() => server.close());

const text = "![a](/media/2026/there.PNG) ![b](/media/2026/会場.png)";
const said = "names an image that does not exist: content/media/2026/会場.png";

test.each([
  ["events", { date: "2026-07-01", title: "A", description: text }, "description"],
  ["news", { date: "2026-06-01", title: "A", content: text }, "content"],
  ["companies", { name: "A", description: "A", location: "A", longdesc: text }, "longdesc"],
  ["custom-pages", { _id: "visit", title: "A", content: text }, "content"],
] as const)(
  "a save of %s names the picture of a text that is not there, as health does",
  async (kind, entry, field) => {
    const { body } = await staff.post(`/api/collections/${kind}`).send(entry).expect(201);
    expect(body.warnings).toEqual([{ field, line: expect.any(Number), message: said }]);
    const { _id } = body.item as { _id: string };
    const health = await staff.get("/api/health").expect(200);
    const ofEntry = (health.body.problems as { entry?: { _id: string }; message: string }[]).filter(
      (problem) => problem.entry?._id === _id,
    );
    expect(ofEntry).toMatchObject([{ field, message: said }]);
    const prepared = await staff
      .put(`/api/collections/${kind}/${_id}?next=1`)
      .set("Accept-Language", "ja")
      .send({ [field]: `Soon ${text}`, publishAt: "2030-06-10T09:00+09:00" })
      .expect(200);
    expect(prepared.body.warnings).toMatchObject([{ field, message: "画像がありません：content/media/2026/会場.png" }]);
    const mended = await staff
      .put(`/api/collections/${kind}/${_id}`)
      .send({ [field]: "Mended" })
      .expect(200);
    expect(mended.body.warnings).toBeUndefined();
  },
);
