import type { Agent } from "supertest";
import { eventFile, newsFile } from "../test-support/item-files";
import { bomb, photograph, picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

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
        usedBy: [{ _id: "events/2026/broken.md", title: "events/2026/broken.md" }],
      },
      {
        path: "media/2026/picnic-11111111.jpg",
        url: "/media/2026/picnic-11111111.jpg",
        bytes: 5,
        usedBy: [
          { collection: "events", _id: "picnic", title: "Spring picnic" },
          { collection: "news", _id: "office", title: "New office" },
        ],
      },
      {
        path: "media/2026/plan.webp",
        url: "/media/2026/plan.webp",
        bytes: 2,
        usedBy: [{ collection: "news", _id: "office", title: "New office" }],
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

test("a focal point is one small file beside its picture, listed, refused outside of the nine, and deleted with it", async () => {
  const path = "media/2026/plan.webp";
  const set = (focus: unknown, of: unknown = path) => staff.post("/api/focusPicture").send({ path: of, focus });
  const before = server.commits();
  const { body } = await set("top-right").expect(200);
  expect(body).toEqual({ path, focus: "top-right", commit: server.git("rev-parse", "HEAD").trim() });
  expect(server.git("log", "-1", "--format=%an %s").trim()).toBe(`Mei Tan Set focal point: ${path} (top-right)`);
  expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(`A\tcontent/${path}.yml`);
  expect(server.git("show", `HEAD:content/${path}.yml`)).toBe("focus: top-right\n");
  const listed = async () => {
    const { body: list } = await staff.get("/api/pictures").expect(200);
    return (list.pictures as { path: string }[]).find((each) => each.path === path);
  };
  expect(await listed()).toMatchObject({ focus: "top-right" });
  // Nobody is served the file itself, nor is it a use.
  await staff.get(`/${path}.yml`).expect(404);
  for (const focus of ["middle", "50% 20%", "", 5, ["top"], "__proto__", undefined]) {
    const answer = await set(focus).set("Accept-Language", "ja").expect(400);
    expect(answer.body.error.fields.focus).toMatch(/9つの位置|必須/);
  }
  for (const other of ["media/2026/none.jpg", "media/2026/note.txt", "media/site/logo.png", `${path}.yml`, "site.yml"])
    await set("top", other).expect(404);
  expect(server.commits()).toBe(before + 1);
  await set("center").expect(200);
  expect(await listed()).not.toHaveProperty("focus");
  expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(`D\tcontent/${path}.yml`);
  await set("center").expect(200);
  expect(server.commits()).toBe(before + 2);
  const { body: added } = await staff
    .post("/api/pictures")
    .attach("image", await picture("png", 30, 20), "a.png")
    .expect(201);
  const own = String(added.path).slice(1);
  await set("left", own).expect(200);
  await staff.post("/api/deletePicture").send({ path: own }).expect(200);
  expect(server.git("ls-files", "--", `content/${own}*`).trim()).toBe("");
});

describe("POST /api/pictures", () => {
  const send = (bytes: Buffer, fields: Readonly<Record<string, string>> = {}) =>
    staff.post("/api/pictures").field(fields).attach("image", bytes, "IMG 1.JPG");

  test("a picture is one commit of its sender, upright and without metadata, under the name that was wanted", async () => {
    const before = server.commits();
    const { body } = await send(await photograph("jpeg"), { name: "Akiya 2.0" }).expect(201);
    expect(body).toEqual({
      path: expect.stringMatching(/^\/media\/2026\/akiya-2-0-[0-9a-f]{8}\.jpg$/),
      width: 200,
      height: 320,
    });
    expect(server.commits()).toBe(before + 1);
    expect(server.git("log", "-1", "--format=%an %s").trim()).toBe(
      `Mei Tan Add picture: ${String(body.path).slice(1)}`,
    );
    expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(`A\tcontent${String(body.path)}`);
    const served = await staff.get(body.path).expect(200).expect("Content-Type", "image/jpeg");
    expect((served.body as Buffer).includes("SecretCamera")).toBe(false);
    expect((served.body as Buffer).includes("secret-place")).toBe(false);
    // Until a text names it, it is among the unused ones.
    const { pictures } = (await staff.get("/api/pictures").expect(200)).body;
    expect(pictures).toContainEqual(expect.objectContaining({ url: body.path, usedBy: [] }));
  });

  test("the same picture again is the same path without another commit", async () => {
    const bytes = await picture("webp");
    const first = await send(bytes).expect(201);
    expect(first.body.path).toMatch(/^\/media\/2026\/picture-[0-9a-f]{8}\.webp$/);
    const before = server.commits();
    const [again, atOnce] = await Promise.all([send(bytes).expect(201), send(bytes).expect(201)]);
    expect([again.body, atOnce.body]).toEqual([first.body, first.body]);
    expect(server.commits()).toBe(before);
  });

  test.each([
    "../../site",
    "..",
    "/etc/passwd",
    "-x",
    ".git",
    "a\u0000b",
    "%2e%2e%2f",
    "media/2025/old",
    "会社",
    "CON",
    "",
  ])("no name leads out of the folder of uploads: %j", async (name) => {
    const { body } = await send(await picture("png"), { name }).expect(201);
    expect(body.path).toMatch(/^\/media\/2026\/[a-z0-9][a-z0-9-]*-[0-9a-f]{8}\.png$/);
    expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(`A\tcontent${String(body.path)}`);
  });

  test("what is no picture, too large, or not asked for is refused without a commit or a file left behind", async () => {
    const before = server.commits();
    const refusals: readonly (readonly [Buffer, number])[] = [
      [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"), 415],
      [Buffer.from("GIF89a"), 415],
      [(await picture("jpeg")).subarray(0, 2_000), 400],
      [await bomb(), 400],
      [Buffer.alloc(10 * 1024 * 1024 + 1, 1), 413],
    ];
    for (const [bytes, status] of refusals) {
      const answer = await send(bytes).set("Accept-Language", "ja");
      expect(answer.status).toBe(status);
      expect(answer.body.error.message).toMatch(/[ぁ-ん]/);
    }
    const bytes = await picture("png");
    for (const fields of [{ path: "/site.yml" }, { year: "1999" }, { name: "x".repeat(201) }, { constructor: "x" }])
      await send(bytes, fields).expect(400);
    await staff.post("/api/pictures").attach("file", bytes, "a.png").expect(400);
    const none = await staff.post("/api/pictures").field({ name: "a", image: "" }).expect(400);
    expect(none.body.error.fields).toEqual({ image: "is required" });
    await staff.post("/api/pictures").send({ name: "a" }).expect(400);
    await server.browser().post("/api/pictures").attach("image", bytes, "a.png").expect(401);
    await staff.post("/api/pictures").set("Sec-Fetch-Site", "cross-site").attach("image", bytes, "a.png").expect(403);
    expect(server.commits()).toBe(before);
    expect(server.uploads()).toEqual([]);
  });
});

describe("a picture that an entry names", () => {
  const named = (number: number): string => `media/2026/named-${String(number)}4444444.png`;
  const uses = [
    ["a Markdown text", "news/2026/in-text.md", newsFile({}, `- ![plan](/${named(1)} "Plan")`)],
    ["a Markdown text in Japanese", "events/2026/in-japanese.md", eventFile({}, "A", `![図](/${named(2)})`)],
    ["a member's logo", "companies/tanuki.md", companyFile(`/${named(3)}`)],
    ["a value deep in a list", "partners.yml", partnersFile(`/${named(4)}`)],
    [
      "a Markdown text that escapes its name",
      "news/2026/escaped.md",
      newsFile({ serial_no: "8" }, `![plan](/${named(5).replace("-", "\\-")})`),
    ],
    [
      "words that follow without a blank",
      "news/2026/words.md",
      newsFile({ serial_no: "9" }, `/${named(6)}をご覧ください。`),
    ],
    ["a file that cannot be read", "people/broken.yml", `image: "/${named(7)}"\nname: [`],
  ] as const;
  const event = { title: "Walk", date: "2026-06-12", description: "A walk." };
  const withPicture = async (person: Agent) => {
    const bytes = await picture("png");
    const form = person.post("/api/addEvent").field({ ...event, imageAlt: "A river" });
    const { body } = await form.attach("image", bytes, "a.png").expect(201);
    return body.item as { readonly _id: string; readonly image: string };
  };

  test("counts as used wherever that is, and is not deleted", async () => {
    const pictures = uses.map((_use, index) => [named(index + 1), "png"] as const);
    const files = Object.fromEntries([...pictures, ...uses.map(([, path, text]) => [path, text] as const)]);
    const other = await startTestServer({ files });
    const person = await other.loggedIn();
    const answer = await person.get("/api/pictures").expect(200);
    const { problems } = (await person.get("/api/health").expect(200)).body as { problems: { path: string }[] };
    // Their bytes are no pictures, which is named as well.
    const media = pictures.map(([path]) => path);
    expect([...new Set(problems.map(({ path }) => path))]).toEqual([...media, "people/broken.yml"]);
    expect(answer.body.pictures).toHaveLength(uses.length);
    expect(answer.body.pictures[3].usedBy).toEqual([
      { collection: "partners", _id: "partners", title: "Partners", title_jp: "パートナー" },
    ]);
    for (const [index, [where, path]] of uses.entries()) {
      const { usedBy } = answer.body.pictures[index];
      expect([where, usedBy]).toEqual([where, [expect.anything()]]);
      expect(path).toContain(usedBy[0]._id);
      await person
        .post("/api/deletePicture")
        .send({ path: named(index + 1) })
        .expect(409);
    }
    await other.close();
  });

  test("whatever a maintainer called it: it is listed with an address that leads to it, kept, and brought back", async () => {
    const path = "media/2026/会場 写真#1.JPG";
    const address = "/media/2026/%E4%BC%9A%E5%A0%B4%20%E5%86%99%E7%9C%9F%231.JPG";
    const bytes = await picture("jpeg");
    const text = newsFile({ serial_no: "8" }, `![会場](${address})`);
    const other = await startTestServer({ files: { [path]: bytes, "news/2026/hall.md": text } });
    const person = await other.loggedIn();
    const listed = async () => (await person.get("/api/pictures").expect(200)).body.pictures;
    expect(await listed()).toEqual([
      { path, url: address, bytes: bytes.length, usedBy: [expect.objectContaining({ _id: "hall" })] },
    ]);
    await person.get(address).expect(200);
    await person.post("/api/deletePicture").send({ path }).expect(409);
    const version = other.git("rev-parse", "HEAD:content/news/2026/hall.md").trim();
    await person.post("/api/deleteNews").send({ _id: "hall" }).expect(200);
    await person.post("/api/deletePicture").send({ path }).expect(200);
    expect(await listed()).toEqual([]);
    const restore = { kind: "news", _id: "hall", restore: version, version: null };
    await person.post("/api/restoreItem").send(restore).expect(200);
    expect(await listed()).toHaveLength(1);
    await other.close();
  });

  test("stays when its own event shows none or another, but names it in its text", async () => {
    const other = await startTestServer();
    const person = await other.loggedIn();
    const { _id, image } = await withPicture(person);
    const description = `![The river](${image})`;
    await person
      .post("/api/editEvent")
      .field({ ...event, _id, description, removeImage: "true" })
      .expect(200);
    await person.get(image).expect(200);
    await other.close();
  });

  test("stays while a file that cannot be read may name it", async () => {
    const { _id, image } = await withPicture(staff);
    await staff.post("/api/deleteEvent").send({ _id }).expect(200);
    await staff.get(image).expect(200);
  });
});

function companyFile(logo: string): string {
  const fields = ["id: 1", "name: Tanuki", "description: Tea", "location: Tokyo", "link: https://tanuki.example"];
  return ["---", ...fields, `logoImg: ${logo}`, "---", ""].join("\n");
}

function partnersFile(logo: string): string {
  const entry = (image: string) => `name: { en: A, ja: あ }\n    image: ${image}\n    link: https://a.example\n`;
  const government = `  - ${entry("/media/2026/named-44444444.png")}`;
  return `logos:\n  - id: 1\n    ${entry(logo)}government:\n${government}${government}`;
}
