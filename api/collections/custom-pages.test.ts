import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import request, { type Agent } from "supertest";
import { apiCalls, type ApiCall } from "../../content/model/api/api-calls";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { PublicContent } from "../publication/public-content";
import { movedTo } from "../redirects/moved-to";
import { pageFile } from "../test-support/item-files";
import { until } from "../test-support/until";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";

const product = "sccj";
const read = (path: string): string => readFileSync(join(sampleContent, path), "utf8");
const secret = "zyxwale";

let server: TestServer;
let staff: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      "site.yml": read("site.yml"),
      "pages/home.yml": read("pages/home.yml"),
      "pages/about.yml": read("pages/about.yml"),
      "redirects.yml": "entries:\n  - { from: /old-campaign, to: /sccj-about }\n",
      "custom-pages/visit.md": pageFile({}, "By train.", "電車で。"),
      "custom-pages/secret.md": pageFile({ title: secret, summary: secret, draft: "true" }, secret, secret),
    },
  });
  staff = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const page = { title: "For sponsors", title_jp: "協賛企業の皆様へ", content: "Thank you." };
const add = (body: object) => staff.post("/api/collections/custom-pages").send(body);
const faults = (body: unknown) => (body as { error: { fields: Record<string, string> } }).error.fields;
const problems = () =>
  server.server.store
    .snapshot()
    // Pictures, and the event of the home page, are not here.
    .problems.filter(({ path, code }) => !path.startsWith("pages/") && code !== "pictureMissing")
    .map(({ path, field, code }) => [path, field, code]);
const moved = (path: string) => movedTo(new PublicContent(() => testNow).of(server.server.store.snapshot()), path);
const settings = async (fields: object) => staff.put("/api/collections/site/site").send(fields);

test("a page gets the address that staff choose, or one made of its title, and keeps its old one when it moves", async () => {
  const { body } = await add({ ...page, _id: "sponsors" }).expect(201);
  expect(body).toMatchObject({ item: { ...page, _id: "sponsors" } });
  const { version } = body as { version: string };
  await staff.put("/api/collections/custom-pages/sponsors").send({ version, _id: "partners-2026" }).expect(200);
  expect(moved("/sponsors")).toBe("/partners-2026");
  expect(moved("/ja/sponsors")).toBe("/ja/partners-2026");
  const made = await add(page).expect(201);
  expect(made.body).toMatchObject({ item: { _id: "for-sponsors" } });
  // Addresses of the site are never proposed; a long title is cut.
  for (const [title, _id] of [
    ["News", "news-2"],
    ["Readme", "readme-2"],
    ["Con", "con-2"],
    ["SCCJ about", "sccj-about-2"],
    ["word ".repeat(30), expect.stringMatching(/^[a-z-]{40,56}$/)],
  ])
    expect((await add({ ...page, title }).expect(201)).body).toMatchObject({ item: { _id } });
});

test.each([
  [
    /^must have a name of a-z, 0-9 and dashes/,
    [
      "api",
      "ja",
      "media",
      "admin",
      "adminnews",
      "news",
      "404",
      "Visit",
      "ｖｉｓｉｔ",
      "visit.html",
      "a/b",
      "-a",
      "a".repeat(62),
      "readme",
      "pictures",
      "scripts",
    ],
  ],
  [
    /^has the address .*, which the site uses itself/,
    [`${product}-about`, `${product}-contact`, `${product}-board-of-directors`, "about", "search"],
  ],
  [/^cannot be ".*": Windows cannot store a file of that name/, ["con", "prn", "aux", "nul", "com1", "lpt9"]],
  [/ leads to \/sccj-about: /, ["old-campaign"]],
  [/ is already used by custom-pages\/visit\.md$/, ["visit"]],
])("an address is refused in words: %s", async (words, slugs) => {
  for (const _id of slugs) {
    const { body } = await add({ ...page, _id }).expect(400);
    expect([_id, faults(body)]).toEqual([_id, { _id: expect.stringMatching(words) }]);
    const rename = await staff.put("/api/collections/custom-pages/secret").send({ _id });
    expect([_id, rename.status]).toEqual([_id, 400]);
  }
  expect(server.commits()).toBe(1);
});

test("a file that a maintainer puts at an address of the site is left out and named; the others are shown", async () => {
  for (const name of ["api", "Visit", "sccj-about", "old-campaign"])
    writeFileSync(join(server.settings.contentDir, "custom-pages", `${name}.md`), pageFile());
  server.git("add", "--all");
  server.git("commit", "--quiet", "--message", "Four pages");
  const commit = server.git("rev-parse", "HEAD").trim();
  await until("the commit is noticed", () => server.server.store.snapshot().commit === commit);
  expect(problems()).toEqual(
    expect.arrayContaining([
      ["custom-pages/Visit.md", undefined, "customPageFileName"],
      ["custom-pages/api.md", undefined, "customPageFileName"],
      ["custom-pages/sccj-about.md", undefined, "addressOfSite"],
      ["redirects.yml", "entries.0.from", "redirectFromPage"],
    ]),
  );
  const ids = server.server.store
    .snapshot()
    .files("custom-pages")
    .map(({ file }) => file.id);
  expect(ids).toEqual(["old-campaign", "secret", "visit"]);
});

test("no public answer holds a word of a draft", async () => {
  for (const { method, path } of Object.values<ApiCall>(apiCalls)) {
    if (method !== "GET") continue;
    const filled = path.replace(/:(?:kind|name)/, "custom-pages").replace(/:\w+/g, "secret");
    const answer = await request(server.url).get(filled);
    expect([filled, answer.text.includes(secret)]).toEqual([filled, false]);
  }
  expect(moved("/secret")).toBeUndefined();
  const list = await staff.get("/api/collections/custom-pages").expect(200);
  expect(list.body).toMatchObject([{ _id: "secret", state: "draft" }, { _id: "visit" }]);
});

test("a menu is edited as a list: what it names is there, or it says what is wrong", async () => {
  const label = { en: "Visit", ja: "アクセス" };
  const before = (await staff.get("/api/collections/site/site").expect(200)).body as { menu: object[] };
  expect(before.menu).toHaveLength(5);
  const saved = await settings({ menu: [...before.menu, { label, to: "/visit" }] });
  expect(saved.status).toBe(200);
  const file = server.git("show", "HEAD:content/site.yml");
  expect(file).toContain("to: /visit");
  expect(file).not.toContain("footer:");
  expect(problems()).toEqual([]);
  // Staff are told at once; a maintainer's commit is a problem that is named.
  const refused = await settings({
    menu: [
      { label, to: "/nowhere" },
      { label, children: [{ label, to: "/gone#part" }] },
    ],
  });
  expect(refused.status).toBe(400);
  expect(Object.keys(faults(refused.body))).toEqual(["menu.0.to", "menu.1.children.0.to"]);
  // Also of a page that a redirect leads on from.
  await staff.put("/api/collections/custom-pages/visit").send({ _id: "access" }).expect(200);
  expect(problems()).toEqual([]);
  await staff.delete("/api/collections/custom-pages/access").expect(200);
  expect(problems()).toEqual([["site.yml", "menu.5.to", "menuToNothing"]]);
});

test.each([
  [/^must have at most 8 entries$/, Array.from({ length: 200 }, () => ({ label: { en: "A", ja: "あ" }, to: "about" }))],
  [
    /^has more words than fit/,
    Array.from({ length: 8 }, () => ({ label: { en: "A long name", ja: "長い名前" }, to: "about" })),
  ],
  [
    /^names no page: choose a page of the site, or type an address that begins with https:\/\/$/,
    [{ label: { en: "A", ja: "あ" }, to: "http://example.com" }],
  ],
  [
    /^names no page: choose a page of the site, or type an address that begins with https:\/\/$/,
    [{ label: { en: "A", ja: "あ" }, to: "/api" }],
  ],
  [/^needs a link or entries below it/, [{ label: { en: "A", ja: "あ" } }]],
  [
    /a menu has two levels$/,
    [{ label: { en: "A", ja: "あ" }, children: [{ label: { en: "B", ja: "い" }, to: "about", children: [] }] }],
  ],
])("a menu is refused in words: %s", async (words, menu) => {
  const { status, body } = await settings({ menu });
  expect(status).toBe(400);
  expect(Object.values(faults(body))[0]).toMatch(words);
});
