import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, type TestServer } from "../test-support/test-server";

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({
    files: {
      "events/2026/a.md": eventFile({ date: "2026-02-30", title: "Picnic" }),
      "events/2026/b.md": eventFile({ date: "May 3", title: "Picnic" }),
      "news/2026/c.md": newsFile({ serial_no: "7", date: "2026-02-30", title: "News" }),
      "news/2026/d.md": "---\ntitle: [not closed\n---\nText\n",
      "people/e.yml": "name: Mei\n",
      "site.yml": "name: Chamber\n",
    },
  });
});
afterAll(() => server.close());

type Problem = { readonly path: string; readonly field?: string; readonly message: string };
async function problems(language: string): Promise<readonly Problem[]> {
  const { body } = await (await server.loggedIn()).get("/api/health").set("Accept-Language", language).expect(200);
  return body.problems;
}
const of = (all: readonly Problem[], path: string): string | undefined =>
  all.find((problem) => problem.path === path)?.message;

test("health words the reason of a content problem in the language of the request", async () => {
  const [english, japanese] = [await problems("en"), await problems("ja")];
  expect(of(english, "events/2026/b.md")).toContain('got "May 3"');
  expect(of(japanese, "events/2026/b.md")).toMatch(/形式で入力.*May 3/);
  expect(of(english, "news/2026/d.md")).toBe("is not valid YAML: the bracket that begins here is never closed");
  expect(of(japanese, "news/2026/d.md")).toBe("YAMLとして読めません：ここで始まる括弧が閉じられていません");
  expect(english.length).toBeGreaterThan(15);
  for (const [at, { message }] of japanese.entries()) {
    expect(message).toMatch(/[ぁ-んァ-ヶ一-龠]/);
    expect(message).not.toBe(english[at]?.message);
  }
});

test("a day that the calendar does not have is called that, not a wrong form", async () => {
  const [english, japanese] = [await problems("en"), await problems("ja")];
  for (const path of ["events/2026/a.md", "news/2026/c.md"]) {
    expect(of(english, path)).toBe('must be a date that exists, got "2026-02-30"');
    expect(of(japanese, path)).toBe('暦にない日付です（入力値："2026-02-30"）');
  }
  const staff = await server.loggedIn();
  const { body } = await staff
    .post("/api/addNews")
    .set("Accept-Language", "ja")
    .field({ title: "New", date: "2026-02-30", content: "x" })
    .expect(400);
  expect(body.error.fields).toEqual({ date: '暦にない日付です（入力値："2026-02-30"）' });
});
