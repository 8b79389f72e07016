import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import request from "supertest";
import { damageLoose } from "../store/test-support/damage-loose";
import { eventFile, newsFile, pageFile } from "../test-support/item-files";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { PublicContent } from "./public-content";

/** What the newest version says that can no longer be read, and whether the entry was public with it. */
const newest: readonly (readonly [name: string, fields: Readonly<Record<string, string>>, wasPublic: boolean])[] = [
  ["public", {}, true],
  ["draft", { draft: "true" }, false],
  ["scheduled", { publishAt: "2027-01-01T09:00+09:00" }, false],
  ["ended", { unpublishAt: "2026-05-01T09:00+09:00" }, false],
  ["broken-draft", { draft: "true", description: "[not closed" }, false],
  ["wide-draft", { "draft： true #": "x", description: "[not closed" }, false],
];
const kinds = [
  ["events/2026", eventFile],
  ["news/2026", newsFile],
  ["custom-pages", pageFile],
] as const;

/** An entry of each kind with each newest version, and the picture that only that version names. */
const entries = kinds.flatMap(([folder, textOf], kind) =>
  newest.map(([name, fields, wasPublic], number) => {
    const own = folder === "news/2026" ? { serial_no: String(number + 1) } : undefined;
    const picture = `media/2026/${String(kind)}-${name}.png`;
    return {
      path: `${folder}/${name}.md`,
      picture,
      wasPublic,
      first: textOf({ ...own, title: name }),
      second: textOf({ ...own, title: name, ...fields }, `![Hall](/${picture})`),
    };
  }),
);
const paths = (wanted: readonly { readonly path: string }[]): string[] => wanted.map(({ path }) => path).sort();

let server: TestServer;
beforeEach(async () => {
  const first = Object.fromEntries(entries.map(({ path, first: text }) => [path, text]));
  server = await startTestServer({ files: { ...first, "media/2026/named-nowhere.png": "not looked at" } });
  for (const { path, second, picture } of entries) {
    write(path, second);
    write(picture, "not looked at");
  }
  commit();
});
afterEach(() => server.close());

const at = (path: string): string => join(server.settings.contentDir, path);
function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
function commit(): void {
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "By hand");
}
const shown = (): string[] => {
  const view = new PublicContent(() => testNow).of(server.server.store.snapshot());
  return (["events", "news", "custom-pages"] as const).flatMap((kind) => paths(view.files(kind))).sort();
};
const statusOf = async (picture: string): Promise<number> => (await request(server.url).get(`/${picture}`)).status;

const replacements: readonly (readonly [what: string, put: (path: string) => void])[] = [
  ["a link", (path) => symlinkSync("../README.md", at(path))],
  ["a folder", (path) => write(`${path}/a.md`, "A")],
];
test.each(replacements)("in the place of %s nothing comes back that staff took off the site", async (_, put) => {
  for (const { path } of entries) {
    rmSync(at(path));
    put(path);
  }
  commit();
  await server.restart();
  expect(shown()).toEqual(paths(entries.filter(({ wasPublic }) => wasPublic)));
  for (const { picture, wasPublic } of entries)
    expect([picture, await statusOf(picture)]).toEqual([picture, wasPublic ? 200 : 404]);
  expect(await statusOf("media/2026/named-nowhere.png")).toBe(200);
});

test("what git cannot read may be taken off the site: neither it nor a picture that only it may name is public", async () => {
  for (const { path } of entries) damageLoose(server.git, server.settings.contentDir, path);
  await server.restart();
  expect(shown()).toEqual([]);
  for (const { picture } of entries) expect([picture, await statusOf(picture)]).toEqual([picture, 404]);
  const { body } = await (await server.loggedIn()).get("/api/health").expect(200);
  for (const { path } of entries)
    expect(body.problems).toContainEqual({ path, message: expect.stringMatching(/restore the repository/) });
  // The number that nobody can read any more was public.
  const added = await (
    await server.loggedIn()
  )
    .post("/api/addNews")
    .field({ title: "New", date: "2026-06-01", content: "x" });
  expect(added.body.item.serial_no).toBe(newest.length + 1);
});
