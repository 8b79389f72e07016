import request from "supertest";
import { goodForm } from "../contact/test-support/good-form";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { mostBytes } from "./csv";

const company = (id: number, name: string, more = "") =>
  `---\nid: ${String(id)}\nname: ${name}\ndescription: Homes\nlocation: Tokyo\n${more}---\n\nLong text, with a comma\n`;

let server: TestServer;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "companies/akiya.md": company(1, "Akiya", "name_jp: 空き家\n# a remark\naddress: '=1+1'\n"),
      "companies/draft.md": company(2, "Draft", "draft: true\npublishAt: 2026-12-01T09:00+09:00\n"),
    },
  });
});
afterEach(() => server.close());

const csvBody = async (path: string, language = "en") => {
  const staff = await server.loggedIn();
  return staff
    .get(path)
    .set("Accept-Language", language)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("end", () => done(null, Buffer.concat(chunks)));
    })
    .expect(200);
};
async function post(body: string | Buffer, query = "", language = "en") {
  const staff = await server.loggedIn("Mei");
  return staff
    .post(`/api/importCompanies${query}`)
    .set("Accept-Language", language)
    .set("Content-Type", "text/csv")
    .send(Buffer.from(body));
}

test("companies are a download for staff: with mark, harmless, drafts with their state, times as ISO", async () => {
  await request(server.url).get("/api/exportCompanies").expect(401);
  const answer = await csvBody("/api/exportCompanies", "ja");
  expect(answer.headers).toMatchObject({
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
    "content-disposition": 'attachment; filename="companies-2026-06-01.csv"',
    "content-type": "text/csv; charset=utf-8",
  });
  const text = (answer.body as Buffer).toString("utf8");
  expect(text.startsWith("\uFEFFアドレス,番号,会社名（英語）,会社名（日本語）,")).toBe(true);
  expect(text).toContain(`,"'=1+1",`);
  expect(text).toContain('"Long text, with a comma"');
  expect(text).toMatch(/draft,2,Draft.*2026-12-01T09:00\+09:00.*下書き$/m);
});

test("inquiries are a download for staff, and what a visitor wrote is no formula", async () => {
  await server
    .browser()
    .post("/api/contact")
    .send({
      service_id: "s",
      template_id: "t",
      user_id: "u",
      template_params: {
        ...goodForm,
        name: '=HYPERLINK("https://evil.example")',
        company: "+81-3",
        message: "@x\nline",
      },
    })
    .expect(200);
  const text = ((await csvBody("/api/exportInquiries")).body as Buffer).toString("utf8");
  expect(text.startsWith("\uFEFFReceived,State,Type,Name,")).toBe(true);
  expect(text).toContain(`2026-06-01T03:00:00.000Z,new,`);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"")"`);
  expect(text).toContain(`,"'+81-3",`);
  expect(text).not.toMatch(/(?:^|,)"?\s*[=+@-]/m);
  await request(server.url).get("/api/exportInquiries").expect(401);
});

test("the downloaded table changes nothing when it comes back, in either language, with any separator", async () => {
  for (const language of ["en", "ja"]) {
    const { body } = await csvBody("/api/exportCompanies", language);
    const answer = await post(body as Buffer, "", language);
    expect(answer.body).toMatchObject({ rows: [], unchanged: 2, faultCount: 0, ignored: [] });
  }
  for (const separator of [";", "\t"]) {
    const answer = await post(`_id${separator}name\r\nakiya${separator}Akiya\r\n`);
    expect(answer.body).toMatchObject({ rows: [], unchanged: 1, faultCount: 0 });
  }
});

test("a table of Excel in Shift_JIS says what it would change, is one commit, and is taken back by one undo", async () => {
  // 会社名（日本語） and 家 in Shift_JIS.
  const heading = Buffer.from("89ef8ed096bc8169938c967b8cea816a".replace("938c967b", "93fa967b"), "hex");
  const sjis = Buffer.concat([
    Buffer.from("_id,name,"),
    heading,
    Buffer.from(",description,location,memo\r\nakiya,Akiya Ltd,"),
    Buffer.from("89c6", "hex"),
    Buffer.from(",Homes,Tokyo,x\r\n,Brightz,,Lamps,Osaka,\r\n"),
  ]);
  const before = server.commits();
  const { body: table } = await post(sjis);
  expect(table).toMatchObject({
    unchanged: 0,
    faultCount: 0,
    ignored: ["memo"],
    rows: [
      {
        row: 2,
        kind: "changed",
        id: "akiya",
        fields: [
          { label: "Name (English)", before: "Akiya", after: "Akiya Ltd" },
          { label: "Name (Japanese)", before: "空き家", after: "家" },
        ],
      },
      { row: 3, kind: "new", id: "brightz", title: "Brightz" },
    ],
  });
  expect(server.commits()).toBe(before);
  const { body: done, status } = await post(sjis, `?plan=${table.plan}`);
  expect(status).toBe(200);
  expect(server.commits()).toBe(before + 1);
  expect(server.git("log", "-1", "--format=%an %s").trim()).toBe("Mei Import 2 companies from a table");
  expect(server.git("show", "HEAD:content/companies/akiya.md")).toContain("name_jp: 家\n# a remark\naddress: '=1+1'\n");
  expect(server.git("show", "HEAD:content/companies/brightz.md")).toContain("id: 3\n");
  // The same press once more is refused: the content is not what the table was compared with.
  expect((await post(sjis, `?plan=${table.plan}`)).status).toBe(409);

  const staff = await server.loggedIn();
  await staff.post("/api/undoImport").send({ commit: done.commit }).expect(200);
  expect(server.git("diff", "HEAD~2", "--stat")).toBe("");
  await staff.post("/api/undoImport").send({ commit: done.commit }).expect(409);
  await staff
    .post("/api/undoImport")
    .send({ commit: server.git("rev-parse", "HEAD~2").trim() })
    .expect(404);
  // The number was public for a moment, and is not given again.
  const again = await post("_id,name,description,location\nnew-one,New,Lamps,Osaka\n");
  await post("_id,name,description,location\nnew-one,New,Lamps,Osaka\n", `?plan=${again.body.plan}`);
  expect(server.git("show", "HEAD:content/companies/new-one.md")).toContain("id: 4\n");
});

test("faults are named by row and column in the language of the page, and nothing is saved then", async () => {
  const rows = [
    "_id,name,description,location,link,__proto__,id",
    "akiya,,Homes,Tokyo,javascript:alert(1),x,1",
    "Bad Address,New,Homes,Tokyo,,x,",
    "draft,Draft,Homes,Tokyo,,x,7",
    "fresh,Fresh,Homes,Tokyo,,x,9",
    "twice,A,Homes,Tokyo,,x,",
    "twice,B,Homes,Tokyo,,x,",
    "long,C,Homes,Tokyo,,x,,more",
  ].join("\n");
  const { body } = await post(rows, "", "ja");
  expect(body.ignored).toEqual(["__proto__"]);
  const places = body.faults.map(({ row, column }: { row: number; column: string }) => `${String(row)} ${column}`);
  expect(places).toEqual(["2 会社名（英語）", "2 ウェブサイト", "3 アドレス", "4 番号", "5 番号", "7 アドレス", "8 "]);
  for (const { message } of body.faults) expect(message).toMatch(/[ぁ-ん]/);
  expect((await post(rows, `?plan=${body.plan}`)).status).toBe(409);
  expect(server.commits()).toBe(1);
});

test("a logo that is not there is named by row and column; one that was named before keeps nobody from saving", async () => {
  const rows = "_id,logoImg,location\nakiya,/media/companies/none.png,Tokyo\ndraft,,Osaka\n";
  const { body } = await post(rows, "", "ja");
  expect(body.faults).toEqual([
    { row: 2, column: "ロゴ", message: expect.stringContaining("/media/companies/none.png") },
  ]);
  expect((await post(rows, `?plan=${body.plan}`)).status).toBe(409);
  await server.close();
  server = await startTestServer({
    files: { "companies/akiya.md": company(1, "Akiya", "logoImg: /media/companies/none.png\n") },
  });
  expect((await post("_id,logoImg,location\nakiya,/media/companies/none.png,Kyoto\n")).body).toMatchObject({
    faults: [],
    rows: [{ fields: [{ after: "Kyoto" }] }],
  });
});

test("an empty cell removes what may be empty, and a column that is not there changes nothing", async () => {
  const { body } = await post("アドレス,住所（英語）,下書き\nakiya,,はい\n");
  expect(body.rows[0].fields).toEqual([
    { label: "Address (English)", before: "=1+1", after: "" },
    { label: "Draft", before: "", after: "true" },
  ]);
});

test("a cell for yes or no takes both in either language, and says by its row and column when it is neither", async () => {
  const table = (cells: readonly string[]) => ["_id,draft", ...cells.map((cell) => `draft,${cell}`)].join("\n");
  for (const cell of ["true", "YES", "はい", "○", "１"]) expect((await post(table([cell]))).body.unchanged).toBe(1);
  for (const cell of ["false", "No", "いいえ", "×", ""])
    expect((await post(table([cell]))).body.rows[0].fields).toEqual([{ label: "Draft", before: "true", after: "" }]);
  const unclear = table(["多分"]);
  const { body: english } = await post(unclear);
  expect(english.faults).toEqual([
    { row: 2, column: "Draft", message: expect.stringMatching(/^is "多分": write yes or no .*empty/) },
  ]);
  const { body: japanese } = await post(unclear, "", "ja");
  expect(japanese.faults).toEqual([
    { row: 2, column: "下書き", message: expect.stringMatching(/「多分」.*「はい」か「いいえ」.*空欄/) },
  ]);
  expect((await post(unclear, `?plan=${english.plan}`)).status).toBe(409);
});

test("addresses that differ by case or width are one company's, which a table may name once", async () => {
  const { body } = await post("_id,name\nakiya,A\nAkiya,B\nＡＫＩＹＡ,C\n");
  expect(body.faults.map(({ row }: { row: number }) => row)).toEqual([3, 4]);
  expect(body.rows).toMatchObject([{ row: 2, id: "akiya" }]);
});

test("a company gets no address whose file Windows cannot store, by a table or by the form", async () => {
  const { body } = await post("_id,name,description,location\nnul,Nul,Homes,Tokyo\n,Aux,Homes,Tokyo\n", "", "ja");
  expect(body.faults).toMatchObject([{ row: 2, column: "アドレス", message: expect.stringContaining("Windows") }]);
  expect(body.rows).toMatchObject([{ row: 3, id: "aux-2" }]);
});

test.each([
  ["a picture", Buffer.from("89504e470d0a1a0a0000000d49484452", "hex"), "The file is not a table of text"],
  ["an Excel workbook", Buffer.from("504b0304140006000800000021", "hex"), "The file is not a table of text"],
  ["nothing", "", "The table has no row"],
  ["headings alone", "_id,name\n", "The table has no row"],
  ["10,000 rows", `_id\n${"x\n".repeat(10_000)}`, "The table has too many rows: at most 2,000"],
  ["an open quotation mark", '_id,name\na,"b\n', "The table cannot be read from row"],
])("%s is refused in a plain sentence", async (_what, file, sentence) => {
  const { status, body } = await post(file);
  expect([status, body.error.message]).toEqual([400, expect.stringContaining(sentence)]);
  expect((await post(file, "", "ja")).body.error.message).toMatch(/[ぁ-ん]/);
});

test.each([
  ["en", "The table is larger than 5 MB. Divide it into several files."],
  ["ja", "表が5 MBを超えています。複数のファイルに分けてください。"],
] as const)(
  "a table above the limit of bytes is refused with the limit and what to do: %s",
  async (language, sentence) => {
    const { status, body } = await post(Buffer.alloc(mostBytes + 1, "x"), "", language);
    expect([status, body.error.message]).toEqual([413, sentence]);
  },
);

test("letters that Shift_JIS has not are no change: Excel writes what is left of them, and nobody has typed it", async () => {
  const { body: fresh } = await post(
    "_id,name,name_jp,description,location\ncafe,Café Ōta — façade,𠮷野〜,Tea,Tokyo\n",
  );
  await post("_id,name,name_jp,description,location\ncafe,Café Ōta — façade,𠮷野〜,Tea,Tokyo\n", `?plan=${fresh.plan}`);
  const sjis = (name: string) =>
    Buffer.concat([
      Buffer.from("_id,name,name_jp,description\ncafe,"),
      Buffer.from(`${name},??`, "latin1"),
      // 野～, and a text that was typed: 茶.
      Buffer.from("96ec81602c92830a", "hex"),
    ]);
  // Cafe ?ta ― facade: the dash as Shift_JIS has it.
  const { body } = await post(sjis("Cafe ?ta \x81\x5c facade"));
  expect(body.rows).toMatchObject([{ id: "cafe", fields: [{ before: "Tea", after: "茶" }] }]);
  expect((await post(sjis("Cafes"))).body.rows[0].fields).toHaveLength(2);
});

test("a table that names no company says which columns do, in the words of the page, and nothing of its rows", async () => {
  const { body } = await post("番号,メモ\n1,x\n2,y\n", "", "ja");
  expect(body.faults).toEqual([
    {
      row: 1,
      column: "",
      message: expect.stringContaining('"アドレス"、"会社名（英語）"のいずれかを見出しにしてください'),
    },
  ]);
});

test("a table without companies or with a column twice says so; one that is too large is refused", async () => {
  expect((await post("memo\nx\n")).body.faults[0]).toMatchObject({
    row: 1,
    message: expect.stringContaining('"Address"'),
  });
  expect((await post("_id,name,Name (English)\nakiya,A,B\n")).body.faults).toMatchObject([
    { row: 1, column: "Name (English)" },
  ]);
  expect((await post(Buffer.alloc(5 * 1024 * 1024 + 1, "a"))).status).toBe(413);
});
