import type { Agent } from "supertest";
import { startTestServer, type TestServer } from "../test-support/test-server";

const quiz = "---\ntitle: Quiz #3\ndate: 2026-06-13\n時間: 18:30\n---\n\nCome!\n";

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({ files: { "events/2026/quiz.md": quiz } });
  staff = await server.loggedIn("Aya");
});
afterAll(() => server.close());

const problemsOf = ({ problems }: { problems: { path: string }[] }, path: string): object[] =>
  problems.filter((problem) => problem.path === path);

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
  expect(problemsOf(health.body, path)).toMatchObject([
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
  expect(problemsOf((await staff.get("/api/health")).body, path)).toEqual([]);
});

test.each([
  ['<p>See the <a href="flyer.pdf">flyer</a>.</p>', "See the flyer.", 'leads nowhere: "flyer.pdf"'],
  ['<p>In <a href="file:///C:/plan.doc">the plan</a></p>', "In the plan", "file:///C:/plan.doc"],
  ['<p><a href="www.example.com">our hall</a></p>', "[our hall](www.example.com)", undefined],
  ['<p>Map: <img src="https://elsewhere.example/map.png" alt="the way"></p>', "Map:", "elsewhere.example/map.png"],
  ['<p>Map: <img src="data:image/png;base64,AAAA" alt="the way"></p>', "Map:", "data:image/png"],
  ['<p><a href="javascript:alert(1)">nothing</a></p>', "\nnothing", 'leads nowhere: "javascript:'],
])("what a text sent as HTML loses is in the save's answer: %s", async (html, written, said) => {
  const { body } = await staff
    .post("/api/addEvent")
    .field({ date: "2026-06-12", title: "Picnic", description: html })
    .expect(201);
  expect(server.git("show", `HEAD:content/events/2026/${String(body.item._id)}.md`)).toContain(written);
  const message = expect.stringContaining(said ?? "");
  expect(body.warnings ?? []).toEqual(
    said === undefined ? [] : [{ field: "description", line: expect.any(Number), message }],
  );
});

test("a mistyped name and a text that ends at a comment are named in the reader's language, and health is not degraded", async () => {
  const path = "events/2026/quiz.md";
  const { body } = await staff.get("/api/health").set("Accept-Language", "ja").expect(200);
  expect(body.status).toBe("ok");
  // The form has no field of a mistyped name: that is a maintainer's.
  const entry = { kind: "events", _id: "quiz", title: "Quiz" };
  expect(problemsOf(body, path)).toEqual([
    { path, line: 4, field: "時間", isShown: true, message: expect.stringContaining("「time」の書き間違い") },
    { path, line: 2, field: "title", isShown: true, entry, message: expect.stringContaining("「#3」はコメントとして") },
  ]);
});

const rows = "|**Mei** [page](https://x.example)|*Tan*|\n".repeat(600);
const refusedTexts = [
  [
    "a table with marks in its cells",
    `Hi\n\n|a|b|\n|-|-|\n${rows}`,
    3,
    /split it into smaller tables/,
    "表を分けてください",
  ],
  [
    "a table with too many cells",
    `Hi\n\n|a|b|\n|-|-|\n${"|1|2|\n".repeat(3000)}`,
    3,
    /into smaller tables/,
    "表を分けてください",
  ],
  ["a paragraph", `# Hi\n\nA\n\n${"**a** b\n".repeat(900)}`, 5, /divide it by empty lines/, "空行で区切ってください"],
  ["lists in lists", `Hi\n\n- a\n${"- ".repeat(30)}x`, 4, /must not nest/, "入れ子は20段まで"],
  ["a conflict", "Hi\n\n<<<<<<< HEAD\na\n=======\nb\n>>>>>>> main", 3, /holds a conflict/, "競合"],
] as const;

test.each(refusedTexts)("a save names the line of what it refuses: %s", async (_, description, line, en, ja) => {
  const fields = { date: "2026-06-12", title: "Night", description };
  const english = await staff.post("/api/addEvent").field(fields).expect(400);
  expect(english.body.error.fields.description).toMatch(en);
  expect(english.body.error.fields.description).toMatch(new RegExp(`^line ${String(line)} `));
  const japanese = await staff.post("/api/addEvent").set("Accept-Language", "ja").field(fields).expect(400);
  expect(japanese.body.error.fields.description).toContain(ja);
  expect(japanese.body.error.fields.description).toMatch(new RegExp(`^${String(line)}行目：`));
});

test("of HTML, whose lines are not those of its Markdown, a save names none", async () => {
  const content = `<table>${"<tr><td><b>a</b></td><td><i>b</i></td></tr>".repeat(300)}</table>`;
  const fields = { date: "2026-06-12", title: "Night", description: content };
  const { body } = await staff.post("/api/addEvent").field(fields).expect(400);
  expect(body.error.fields.description).toMatch(/^has a table that is too large/);
});
