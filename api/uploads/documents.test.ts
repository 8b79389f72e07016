import type { Agent } from "supertest";
import { pdf } from "../../content/model/test-support/pdf";
import { newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { rawStatus } from "../test-support/raw-status";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { until } from "../test-support/until";

const committed = pdf("Committed");
let server: TestServer;
let staff: Agent;
beforeAll(async () => {
  server = await startTestServer({
    files: {
      "news/2026/draft.md": newsFile(
        { serial_no: "1", draft: "true" },
        "[one](/media/2026/secret-11111111.pdf), [two](</media/2026/秘密 (案).pdf>)",
      ),
      "news/2026/later.md": newsFile(
        { serial_no: "2", publishAt: "2099-01-01T09:00+09:00" },
        '<a href="/media/2026/&#108;ater-22222222.pdf">three</a> [both](/media/2026/both-33333333.pdf)',
      ),
      "news/2026/public.md": newsFile({ serial_no: "3" }, "[both](/media/2026/both-33333333.pdf)"),
      "media/2026/secret-11111111.pdf": committed,
      "media/2026/秘密 (案).pdf": committed,
      "media/2026/later-22222222.pdf": committed,
      "media/2026/both-33333333.pdf": committed,
      "media/2026/note.docx": "docx",
    },
  });
  staff = await server.loggedIn("Mei Tan");
});
afterAll(() => server.close());

const send = (bytes: Buffer, name = "Agenda 2026.PDF") => staff.post("/api/documents").attach("file", bytes, name);

test("a document is one commit of its sender, served as it was sent, to run and load nothing", async () => {
  const before = server.commits();
  const bytes = pdf("Agenda");
  const { body } = await send(bytes).expect(201);
  expect(body).toEqual({
    path: expect.stringMatching(/^\/media\/2026\/agenda-2026-[0-9a-f]{8}\.pdf$/),
    bytes: bytes.length,
  });
  const path = String(body.path);
  expect(server.git("log", "-1", "--format=%an %s").trim()).toBe(`Mei Tan Add document: ${path.slice(1)}`);
  expect(server.git("show", "--format=", "--name-status", "HEAD").trim()).toBe(`A\tcontent${path}`);
  for (const browser of [staff, server.browser()]) {
    const served = await browser.get(path).expect(200);
    expect((served.body as Buffer).equals(bytes)).toBe(true);
    expect(served.headers).toMatchObject({
      "content-type": "application/pdf",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringMatching(/default-src 'none';.*sandbox;frame-ancestors 'none'/),
    });
    expect(served.headers).not.toHaveProperty("set-cookie");
  }
  // The same one again is the same path.
  const again = await Promise.all([send(bytes).expect(201), send(bytes).expect(201)]);
  expect(again.map(({ body: { path: each } }) => String(each))).toEqual([path, path]);
  expect(server.commits()).toBe(before + 1);
});

test("a name that the address cannot say is kept for the lists, also of a picture and of what was deleted and sent again", async () => {
  const nameOf = async (path: string) => {
    const { body: listed } = await staff.get("/api/uploads").expect(200);
    const { body: health } = await staff.get("/api/pictures").expect(200);
    const names = [...listed.uploads, ...health.pictures].filter((each) => each.url === path).map(({ name }) => name);
    expect(names).toHaveLength(2);
    expect(names[0]).toBe(names[1]);
    return names[0];
  };
  const { body: report } = await send(pdf("Report"), "年次報告書（2026年）.pdf").expect(201);
  expect(await nameOf(report.path)).toBe("年次報告書（2026年）.pdf");
  // As a Mac sends it: letters and marks apart.
  const { body: kana } = await send(pdf("Kana"), "C:\\書類\\ガイド.pdf".normalize("NFD")).expect(201);
  expect(await nameOf(kana.path)).toBe("ガイド.pdf");
  const { body: plain } = await send(pdf("Plain"), "plain.pdf").expect(201);
  expect(await nameOf(plain.path)).toBeUndefined();
  const { body: shot } = await staff
    .post("/api/pictures")
    .attach("image", await picture("png", 30, 20), "花見.png")
    .expect(201);
  expect(await nameOf(shot.path)).toBe("花見.png");
  await staff
    .post("/api/deletePicture")
    .send({ path: report.path.slice(1) })
    .expect(200);
  server.git("revert", "--no-edit", "HEAD");
  await until("the revert is noticed", () => server.server.store.snapshot().has(report.path.slice(1)));
  expect(await nameOf(report.path)).toBe("年次報告書（2026年）.pdf");
});

test.each([
  ["../../site.yml", "site-yml"],
  ["/etc/passwd.pdf", "etc-passwd|passwd"],
  [".git", "git"],
  ["%2e%2e%2f.pdf", "2e-2e-2f"],
  ["年次報告書.pdf", "document"],
  ["a\u0000b.pdf", "a-?b"],
  [`${"x".repeat(300)}.pdf`, "x+"],
  [".pdf", "document"],
])("no name leads out of the folder of uploads: %j", async (name, stem) => {
  const { body } = await send(pdf(`Named ${String(name.length)}`), name).expect(201);
  expect(body.path).toMatch(new RegExp(`^/media/2026/(?:${stem})-[0-9a-f]{8}\\.pdf$`));
});

test("what is no PDF, something else as well, half, too large or not asked for is refused in words, and nothing stays", async () => {
  const before = server.commits();
  const zip = Buffer.concat([pdf("x"), Buffer.from("PK\u0005\u0006"), Buffer.alloc(18)]);
  const refusals: readonly (readonly [Buffer, number, RegExp])[] = [
    [Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>"), 415, /PDFファイルにしてください/],
    [Buffer.from("<!doctype html><script>alert(1)</script>"), 415, /PDFファイルにしてください/],
    [Buffer.from("%PDF-1.7\n<html><script>alert(1)</script>\n%%EOF"), 415, /別の種類のファイル/],
    [zip, 415, /別の種類のファイル/],
    [pdf("Half").subarray(0, 200), 400, /途中で切れて/],
    [pdf("Large", 20 * 1024 * 1024), 413, /20 MBを超えて/],
    [Buffer.alloc(0), 415, /PDFファイルにしてください/],
  ];
  for (const [bytes, status, words] of refusals) {
    const answer = await send(bytes).set("Accept-Language", "ja");
    expect([answer.status, answer.body.error.message]).toEqual([status, expect.stringMatching(words)]);
  }
  const bytes = pdf("Good");
  const post = () => staff.post("/api/documents");
  for (const field of ["path", "constructor", "__proto__"])
    await post().field(field, "x").attach("file", bytes, "a.pdf").expect(400);
  await post().attach("image", bytes, "a.pdf").expect(400);
  const none = await post().field("file", "").expect(400);
  expect(none.body.error.fields).toEqual({ file: "is required" });
  await post().send({ file: "a" }).expect(415);
  await server.browser().post("/api/documents").attach("file", bytes, "a.pdf").expect(401);
  await post().set("Sec-Fetch-Site", "cross-site").attach("file", bytes, "a.pdf").expect(403);
  expect(server.commits()).toBe(before);
  expect(server.uploads()).toEqual([]);
});

test("a document of almost 20 MB is stored", async () => {
  const bytes = pdf("Large", 20 * 1024 * 1024 - 1_000);
  const { body } = await send(bytes, "large.pdf").expect(201);
  await staff.get(String(body.path)).expect(200).expect("Content-Length", String(bytes.length));
});

describe("a document that only texts which are not public link to", () => {
  const paths = [
    "/media/2026/secret-11111111.pdf",
    `/media/2026/${encodeURIComponent("秘密 (案)")}.pdf`,
    "/media/2026/later-22222222.pdf",
  ];

  test.each(paths)("is for staff alone, and kept by no browser: %s", async (path) => {
    await server.browser().get(path).expect(404);
    const { headers } = await staff.get(path).expect(200);
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(headers).not.toHaveProperty("set-cookie");
  });

  test.each([
    "/media/2026/secret-11111111.PDF",
    "/media/2026/%73ecret-11111111.pdf",
    "/media/2026/secret-11111111%2epdf",
    "/media/2026/./secret-11111111.pdf",
    "/media/2026/x/../secret-11111111.pdf",
    "/media//2026/secret-11111111.pdf",
    "//media/2026/secret-11111111.pdf",
    "/media%2f2026/secret-11111111.pdf",
    "/%6dedia/2026/secret-11111111.pdf",
    "/MEDIA/2026/secret-11111111.pdf",
    "/ja/media/2026/secret-11111111.pdf",
    "/media/2026/secret-11111111.pdf/",
    "/media/2026/secret-11111111.pdf?x=1",
    "/media/2026/secret-11111111.pdf%00",
    "/media/2026/%E7%A7%98%E5%AF%86%20(%E6%A1%88).pdf",
    "/media/2026/%E7%A7%98%E5%AF%86%20%28%E6%A1%88%29.pdf",
  ])("is at no other spelling either: %s", async (path) => expect(await rawStatus(server.url, path)).toBe(404));

  test("is public once a public text links to it, too", async () => {
    await server.browser().get("/media/2026/both-33333333.pdf").expect(200);
  });
});

test("other files below /media stay unpublished", async () => {
  await staff.get("/media/2026/note.docx").expect(404);
});
