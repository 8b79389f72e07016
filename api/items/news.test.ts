import request, { type Agent } from "supertest";
import { picture } from "../test-support/pictures";
import { newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({
    files: { "news/2025/2025-03-01-new-office.md": newsFile({ serial_no: "7", category: "Office" }) },
  });
  staff = await server.loggedIn("Ben");
});
afterAll(() => server.close());

const minimal = { date: "2026-05-20", title: "Annual report", content: "The **report** is out." };
const lastCommit = () => server.git("log", "-1", "--format=%an|%s").trim();
const touched = () =>
  server.git("show", "--format=", "--name-status", "--no-renames", "HEAD").trim().split("\n").sort();

test("addNews: 201, the next free serial number, one commit", async () => {
  const before = server.commits();
  const { body, headers } = await staff
    .post("/api/addNews")
    .field({
      ...minimal,
      category: "Reports, 年報、Members ,",
      link: "http://example.org/report",
      buttonText: "Read",
      author: "Office",
      fullArticleLink: "www.example.org/full",
      event: "2026-05-20-general-meeting",
    })
    .field({ title_jp: "年次報告", content_jp: "報告書を公開しました。", buttonText_jp: "読む" })
    .expect(201);
  expect(body.item).toMatchObject({
    _id: "2026-05-20-annual-report",
    serial_no: 8,
    category: ["Reports", "年報", "Members"],
    buttonText: "Read",
    fullArticleLink: "https://www.example.org/full",
    event: "2026-05-20-general-meeting",
    content: expect.stringContaining("<strong>report</strong>"),
    contentMarkdown_jp: "報告書を公開しました。",
  });
  expect(headers["etag"]).toBe(`"${String(body.version)}"`);
  expect(server.commits()).toBe(before + 1);
  expect(lastCommit()).toBe("Ben|Add news: Annual report (2026-05-20)");
  expect(touched()).toEqual(["A\tcontent/news/2026/2026-05-20-annual-report.md"]);
});

test("getSingleNews finds by serial number and by id, whole item, with 304", async () => {
  const bySerial = await request(server.url).get("/api/getSingleNews/7").expect(200);
  expect(bySerial.body).toMatchObject({
    _id: "2025-03-01-new-office",
    title: "New office",
    content: expect.any(String),
    category: ["Office"],
    serial_no: 7,
  });
  const byId = await request(server.url).get("/api/getSingleNews/2025-03-01-NEW-office").expect(200);
  expect(byId.body).toEqual(bySerial.body);
  const list = await request(server.url).get("/api/getNewsData");
  expect(list.body).toContainEqual(bySerial.body);
  await request(server.url)
    .get("/api/getSingleNews/7")
    .set("If-None-Match", byId.headers["etag"] ?? "")
    .expect(304);
  for (const unknown of ["999", "nothing", "0", "-1", "7.0", "constructor"])
    await request(server.url).get(`/api/getSingleNews/${unknown}`).expect(404);
});

test("updateNews changes only what was sent; its path names the item", async () => {
  const before = server.git("show", "HEAD:content/news/2025/2025-03-01-new-office.md");
  const { body } = await staff
    .put("/api/updateNews/2025-03-01-new-office")
    .field({ title: "New office", date: "2026-03-01", content: "The office moved.", category: "Office, Members" })
    .expect(200);
  expect(body.item).toMatchObject({ serial_no: 7, category: ["Office", "Members"] });
  const after = server.git("show", "HEAD:content/news/2025/2025-03-01-new-office.md");
  expect(
    after
      .split("\n")
      .filter((line) => !before.includes(line))
      .join(),
  ).toMatch(/Members/);
  expect(after).toContain("serial_no: 7\ntitle: New office\ndate: 2026-03-01\n");
  expect(lastCommit()).toBe("Ben|Edit news: New office (2026-03-01)");
});

test("updateNews: stale is 409 with the current item, unknown is 404", async () => {
  const { item } = (
    await staff
      .post("/api/addNews")
      .field({ ...minimal, title: "Contested" })
      .expect(201)
  ).body;
  const path = `/api/updateNews/${String(item._id)}`;
  const first = await staff
    .put(path)
    .field({ ...minimal, title: "First", version: item.version })
    .expect(200);
  const stale = await staff
    .put(path)
    .field({ ...minimal, title: "Second", version: item.version })
    .expect(409);
  expect(stale.body.error).toMatchObject({ code: "stale-version", current: first.body.item });
  await staff
    .put(path)
    .set("If-Match", `"${String(item.version)}"`)
    .send({ ...minimal, title: "Second" })
    .expect(409);
  await staff
    .put(path)
    .set("If-Match", `"${String(first.body.version)}"`)
    .send({ ...minimal, title: "Second" })
    .expect(200);
  await staff.put("/api/updateNews/unknown").field(minimal).expect(404);
});

test("two editors at the same moment: one wins, the other gets 409, nothing is lost", async () => {
  const { item } = (
    await staff
      .post("/api/addNews")
      .field({ ...minimal, title: "Race" })
      .expect(201)
  ).body;
  const before = server.commits();
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, editor) =>
      staff
        .put(`/api/updateNews/${String(item._id)}`)
        .field({ ...minimal, title: `Editor ${String(editor)}`, version: item.version }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  expect(server.commits()).toBe(before + 1);
});

test("twelve adds at the same moment get twelve ids and serial numbers", async () => {
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => staff.post("/api/addNews").field({ ...minimal, title: "Crowd" })),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 12 }, () => 201));
  expect(new Set(answers.map(({ body }) => body.item._id)).size).toBe(12);
  expect(new Set(answers.map(({ body }) => body.item.serial_no)).size).toBe(12);
});

test("deleteNews removes the item with its picture", async () => {
  const { item } = (
    await staff
      .post("/api/addNews")
      .field({ ...minimal, title: "Pictured" })
      .attach("image", await picture("webp"), "x")
      .expect(201)
  ).body;
  const { body } = await staff.post("/api/deleteNews").send({ _id: item._id, version: item.version }).expect(200);
  const head = server.git("rev-parse", "HEAD").trim();
  expect(body).toEqual({ _id: item._id, version: head, commit: head });
  expect(touched()).toEqual([`D\tcontent${String(item.image)}`, `D\tcontent/news/2026/${String(item._id)}.md`].sort());
  expect(lastCommit()).toBe("Ben|Delete news: Pictured (2026-05-20)");
  await staff.post("/api/deleteNews").send({ _id: item._id }).expect(404);
  await request(server.url)
    .get(`/api/getSingleNews/${String(item._id)}`)
    .expect(404);
});

test("a button text is stored only with a link", async () => {
  const { item } = (
    await staff
      .post("/api/addNews")
      .field({ ...minimal, buttonText: "Learn more!" })
      .expect(201)
  ).body;
  expect(item).not.toHaveProperty("buttonText");
});

test.each([
  [{ title: " " }, "title", "必須項目です"],
  [{ date: "2026-13-01" }, "date", /暦にない日付です/],
  [{ date: "2026-05-01 to 2026-05-02" }, "date", /YYYY-MM-DDの形/],
  [{ content: "" }, "content", "必須項目です"],
  [{ category: "x".repeat(61) }, "category", "60文字以内で入力してください"],
  [{ category: Array.from({ length: 11 }, String).join() }, "category", "10個以内で入力してください"],
  [{ link: "data:text/html,x" }, "link", /アドレス/],
  [{ fullArticleLink: "ftp://example.org" }, "fullArticleLink", /アドレス/],
  [{ event: "../x" }, "event", /IDを入力してください/],
  [{ serial_no: "5" }, "serial_no", "このフォームにない項目です"],
  [{ isMultiDay: "false" }, "isMultiDay", "このフォームにない項目です"],
] as const)("addNews with %j is 400 in the language of the request", async (fields, name, words) => {
  const before = server.commits();
  const { body } = await staff
    .post("/api/addNews")
    .set("Accept-Language", "ja")
    .field({ ...minimal, ...fields })
    .expect(400);
  expect(body.error.message).toBe("入力内容をご確認ください。");
  expect(body.error.fields[name]).toEqual(typeof words === "string" ? words : expect.stringMatching(words));
  expect(server.commits()).toBe(before);
});
