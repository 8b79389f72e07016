import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { pdf } from "../../content/model/test-support/pdf";
import { eventFile, newsFile } from "../test-support/item-files";
import { personAt } from "../staff/test-support/people";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

const lawn = "media/2026/lawn-11111111.png";
const park = "media/2026/park-22222222.png";
const emblem = "media/2026/emblem-55555555.png";
const odd = "media/2026/会場 (案).png";
const agenda = "media/2026/agenda-33333333.pdf";
const programme = "media/2026/programme-44444444.pdf";
const draft = newsFile(
  { draft: "true", title: "Draft of spring" },
  [
    `> - ![Lawn](/${lawn} "The lawn")`,
    ">   [![Lawn](</media/2026/lawn-11111111.png>)](http://www.chamber.example/media/2026/lawn-11111111.png?v=2)",
    "",
    "[ref] and <a href='/media/2026/lawn%2D11111111.png'>the lawn</a>, [text](/media/2026/other-lawn-11111111.png)",
    "",
    `[ref]: /${lawn}`,
    "",
    `[/${lawn}](/${lawn}), \`/${lawn}\`, not https://elsewhere.example/${lawn}`,
  ].join("\n"),
  `[次第](/${agenda}#page=2) ![](/media/2026/%E4%BC%9A%E5%A0%B4%20%28%E6%A1%88%29.png) ![](/media/2026/会場 (案).png)`,
).replace("title:", "# a comment stays: /media/2026/none.png\ntitle:");
const prepared = `# prepared from ${"0".repeat(40)}\npublishAt: 2099-01-01T09:00+09:00\n`;

let server: TestServer;
let staff: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "events/2026/picnic.md": eventFile({ image: `/${lawn}`, imageAlt: "A lawn" }).replaceAll("\n", "\r\n"),
      "events/2026/picnic.next.md": eventFile({ image: `"/${lawn}"   # why` }).replace("title:", `${prepared}title:`),
      "events/2026/broken.md": eventFile({ image: `/${lawn}`, date: "someday" }),
      "news/2026/draft.md": draft,
      "site.yml": readFileSync(join(sampleContent, "site.yml"), "utf8").replace(/^logo: .*$/m, `logo: /${emblem}`),
      [lawn]: await picture("png", 40, 30),
      [park]: await picture("png", 50, 30),
      [emblem]: await picture("png", 20, 20),
      [odd]: await picture("png", 60, 30),
      [agenda]: pdf("Agenda"),
      [programme]: pdf("Programme"),
      "media/site/logo.png": await picture("png", 10, 10),
    },
    settings: { publicUrl: "http://www.chamber.example" },
  });
  staff = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const replace = (path: unknown, by: unknown) => staff.post("/api/replaceUpload").send({ path, by });
const text = (path: string): string => server.git("show", `HEAD:content/${path}`);

test("every use of a picture follows in one commit, in fields, texts and prepared changes; words and code stay; one undo", async () => {
  const before = server.git("rev-parse", "HEAD").trim();
  const { body } = await replace(lawn, park).expect(200);
  expect(body).toEqual({
    commit: server.git("rev-parse", "HEAD").trim(),
    changed: 3,
    left: [
      { collection: "news", _id: "draft", title: "Draft of spring" },
      { _id: "events/2026/broken.md", title: "events/2026/broken.md" },
    ],
  });
  expect(server.git("log", "-1", "--format=%an %s").trim()).toBe(`Mei Tan Replace picture: ${lawn} by ${park}`);
  expect(server.git("rev-list", "--count", `${before}..HEAD`).trim()).toBe("1");
  expect(text("events/2026/picnic.md")).toBe(
    eventFile({ image: `/${park}`, imageAlt: "A lawn" }).replaceAll("\n", "\r\n"),
  );
  expect(text("events/2026/picnic.next.md")).toBe(
    eventFile({ image: `"/${park}"   # why` }).replace("title:", `${prepared}title:`),
  );
  const [first, ...others] = draft.split("`/");
  expect(text("news/2026/draft.md")).toBe(
    [
      first
        ?.replace("/media/2026/lawn%2D11111111.png", `/${lawn}`)
        .replaceAll(/(?<!\[\/)media\/2026\/lawn-1{8}\.png/g, park),
      ...others,
    ].join("`/"),
  );
  const { body: undone } = await staff.post("/api/undoReplacement").send({ commit: body.commit }).expect(200);
  expect(server.git("rev-parse", "HEAD").trim()).toBe(undone.commit);
  expect(server.git("diff", "--stat", before, "HEAD")).toBe("");
  await staff.post("/api/undoReplacement").send({ commit: undone.commit }).expect(404);
});

test("names in other letters and documents are replaced as well, by addresses that need no escape", async () => {
  await replace(odd, park)
    .expect(200)
    .expect(({ body }) => expect(body).toMatchObject({ changed: 1, left: [] }));
  await replace(agenda, programme)
    .expect(200)
    .expect(({ body }) => expect(body).toMatchObject({ changed: 1, left: [] }));
  expect(text("news/2026/draft.md")).toContain(`[次第](/${programme}#page=2) ![](/${park}) ![](/${park})\n`);
  await replace(park, odd).expect(200);
  const encoded = "![](/media/2026/%E4%BC%9A%E5%A0%B4%20%28%E6%A1%88%29.png)";
  expect(text("news/2026/draft.md")).toContain(`${encoded} ${encoded}\n`);
  await replace(agenda, programme)
    .expect(200)
    .expect(({ body }) => expect(body).toMatchObject({ changed: 0 }));
});

test("a save of somebody else meanwhile is kept, and an undo over a newer version changes nothing", async () => {
  const news = await staff.get("/api/collections/news/draft").expect(200);
  const { body } = await replace(lawn, park).expect(200);
  const stale = { title: "Mine", version: news.body.version };
  await staff.put("/api/collections/news/draft").send(stale).expect(409);
  const { body: now } = await staff.get("/api/collections/news/draft").expect(200);
  await staff.put("/api/collections/news/draft").send({ title: "Mine", version: now.version }).expect(200);
  const commits = server.commits();
  await staff.post("/api/undoReplacement").send({ commit: body.commit }).expect(409);
  expect(server.commits()).toBe(commits);
  expect(text("events/2026/picnic.md")).toContain(park);
});

test("another kind, itself, what is no upload, and the settings of the site by an editor are refused in words", async () => {
  const before = server.commits();
  for (const [path, by] of [
    [lawn, programme],
    [agenda, park],
    [lawn, lawn],
  ]) {
    const answer = await replace(path, by).set("Accept-Language", "ja").expect(400);
    expect(answer.body.error.message).toBe("画像は別の画像に、PDFは別のPDFに差し替えてください。");
  }
  for (const path of ["media/site/logo.png", "site.yml", "../README.md", "media/2026/none.png", "__proto__"]) {
    await replace(path, park).expect(404);
    await replace(lawn, path).expect(404);
  }
  await replace(7, park).expect(400);
  await staff.post("/api/replaceUpload").send({ path: lawn }).expect(400);
  await staff.post("/api/undoReplacement").send({ commit: "HEAD" }).expect(404);
  expect(server.commits()).toBe(before);
  const { browser } = await personAt(server, "Ken", "editor");
  await browser.post("/api/replaceUpload").send({ path: emblem, by: park }).expect(403);
  const { body } = await replace(emblem, park).expect(200);
  expect(text("site.yml")).toContain(`logo: /${park}\n`);
  await browser.post("/api/undoReplacement").send({ commit: body.commit }).expect(403);
});

test("a picture that is replaced leaves no translation behind", async () => {
  await staff.put("/api/collections/news/draft").send({ title_jp: "下書き" }).expect(200);
  const marks = async () => (await staff.get("/api/translations/news").expect(200)).body.items.draft;
  const before = await marks();
  await replace(lawn, park).expect(200);
  expect(await marks()).toEqual(before);
});
