import type { Agent } from "supertest";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

// Real hashes and commits: slow where the machine is busy.
jest.setTimeout(120_000);

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "events/2026/picnic.md": eventFile({ image: "/media/2026/picnic-11111111.jpg" }),
      "events/2026/broken.md": eventFile({ image: "/media/2026/broken-22222222.png", date: "someday" }),
      "news/2026/office.md": newsFile(
        {},
        "See ![the plan](/media/2026/plan.webp), and /media/2026/picnic-11111111.jpg.",
      ),
      "media/2026/picnic-11111111.jpg": "12345",
      "media/2026/broken-22222222.png": "123",
      "media/2026/plan.webp": "12",
      "media/2025/old-33333333.jpg": "1234567",
      "media/site/logo.png": "logo",
      "media/2026/note.txt": "no picture",
    },
  });
  staff = await server.loggedIn("Mei Tan");
});
afterAll(() => server.close());

test("uploaded pictures are listed with their size and what shows them, unused ones first", async () => {
  const answer = await staff.get("/api/pictures").expect(200);
  expect(answer.body).toEqual({
    pictures: [
      { path: "media/2025/old-33333333.jpg", url: "/media/2025/old-33333333.jpg", bytes: 7, usedBy: [] },
      {
        path: "media/2026/broken-22222222.png",
        url: "/media/2026/broken-22222222.png",
        bytes: 3,
        usedBy: [{ kind: "other", _id: "events/2026/broken.md", title: "events/2026/broken.md" }],
      },
      {
        path: "media/2026/picnic-11111111.jpg",
        url: "/media/2026/picnic-11111111.jpg",
        bytes: 5,
        usedBy: [
          { kind: "events", _id: "picnic", title: "Spring picnic" },
          { kind: "news", _id: "office", title: "New office" },
        ],
      },
      {
        path: "media/2026/plan.webp",
        url: "/media/2026/plan.webp",
        bytes: 2,
        usedBy: [{ kind: "news", _id: "office", title: "New office" }],
      },
    ],
  });
});

test("only a picture that nothing shows can be deleted", async () => {
  const remove = (path: unknown) => staff.post("/api/deletePicture").send({ path });
  const used = await remove("media/2026/plan.webp").set("Accept-Language", "ja").expect(409);
  expect(used.body).toMatchObject({ error: { code: "in-use", message: expect.stringContaining("使用中") } });
  await remove("media/2026/broken-22222222.png").expect(409);
  for (const path of [
    "media/site/logo.png",
    "media/2026/note.txt",
    "site.yml",
    "../README.md",
    "media/2026/none.jpg",
    "-x",
  ])
    await remove(path).expect(404);
  await remove(7).expect(400);
  await remove("").expect(400);
  expect(server.commits()).toBe(1);
  const removed = await remove("media/2025/old-33333333.jpg").expect(200);
  const head = server.git("rev-parse", "HEAD").trim();
  expect(removed.body).toEqual({ path: "media/2025/old-33333333.jpg", version: head, commit: head });
  expect(server.git("log", "-1", "--format=%an %s").trim()).toBe("Mei Tan Delete picture: media/2025/old-33333333.jpg");
  expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(
    "D\tcontent/media/2025/old-33333333.jpg",
  );
  await remove("media/2025/old-33333333.jpg").expect(404);
});
