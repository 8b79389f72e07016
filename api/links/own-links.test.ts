import request from "supertest";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";

const event = (body: string, fields = ""): string => `---\ntitle: Dinner\ndate: 2026-06-12\n${fields}---\n\n${body}\n`;

let server: TestServer;
let now: Date;
beforeEach(async () => {
  now = testNow;
  server = await startTestServer({
    files: {
      "site.yml": "product: demo\n",
      "events/2026/dinner.md": event("See [the plan](/events/later) and [this](/ja/events/gone#top)."),
      "events/2026/later.md": event("Hi", "publishAt: 2026-06-02T09:00+09:00\n"),
      "events/2026/draft.md": event("[Later](/events/later)", "draft: true\n"),
    },
    settings: { publicUrl: "http://www.chamber.example" },
    overrides: { clock: () => now },
  });
});
afterEach(() => server.close());

const linkProblems = ({ problems }: { problems: { path: string; message: string }[] }) =>
  problems.filter(({ path }) => path.startsWith("events/"));

test("health names what visitors do not find, to staff, in their language; it needs nobody at once", async () => {
  const staff = await server.loggedIn();
  const { body } = await staff.get("/api/health").expect(200);
  expect(linkProblems(body)).toEqual([
    {
      path: "events/2026/dinner.md",
      line: 6,
      field: "description",
      isShown: true,
      entry: { kind: "events", _id: "dinner", title: "Dinner" },
      message: expect.stringMatching(/^links to "\/events\/later", which visitors cannot see now/),
    },
    {
      path: "events/2026/dinner.md",
      line: 6,
      field: "description",
      isShown: true,
      entry: { kind: "events", _id: "dinner", title: "Dinner" },
      message: expect.stringMatching(/^links to "\/ja\/events\/gone#top", where this site has no page/),
    },
  ]);
  expect(body.counts.problems).toBe(body.problems.length);
  const japanese = await staff.get("/api/health").set("Accept-Language", "ja").expect(200);
  expect(linkProblems(japanese.body)[1]?.message).toMatch(/^このサイトにないページへのリンクがあります/);
  const visitor = await request(server.url).get("/api/health").expect(200);
  expect(JSON.stringify(visitor.body)).not.toContain("gone");
  // Nothing is committed meanwhile: the time alone makes the other page public.
  now = new Date("2026-06-02T00:00:01Z");
  const later = await (await server.loggedIn()).get("/api/health").expect(200);
  expect(linkProblems(later.body)).toMatchObject([{ message: expect.stringContaining("gone") }]);
});

test("a save says which links lead nowhere and saves all the same, by every call", async () => {
  const staff = await server.loggedIn();
  const added = await staff
    .post("/api/addEvent")
    .field({ date: "2026-07-01", title: "Talk", description: "[a](/events/gone)", link: "www.chamber.example/lost" })
    .expect(201);
  expect(added.body.warnings).toEqual([
    { field: "link", line: expect.any(Number), message: expect.stringContaining("https://www.chamber.example/lost") },
    { field: "description", line: expect.any(Number), message: expect.stringContaining("/events/gone") },
  ]);
  const { _id, version } = added.body.item;
  const edited = await staff
    .put(`/api/collections/events/${_id}`)
    .set("Accept-Language", "ja")
    .send({ version, description: "[a](/events/later)", link: null })
    .expect(200);
  expect(edited.body.warnings).toEqual([
    { field: "description", line: expect.any(Number), message: expect.stringContaining("現在公開されていないページ") },
  ]);
  const prepared = await staff
    .put(`/api/collections/events/${_id}?next=1`)
    .send({ description: "[b](/gone)", publishAt: "2026-06-10T09:00+09:00" })
    .expect(200);
  expect(prepared.body.warnings).toMatchObject([{ message: expect.stringContaining('"/gone"') }]);
  const mended = await staff
    .put(`/api/collections/events/${_id}`)
    .send({ description: "[a](/events/dinner)" })
    .expect(200);
  expect(mended.body.warnings).toBeUndefined();
});
