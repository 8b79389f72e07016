import { readFileSync } from "node:fs";
import { join } from "node:path";
import request, { type Agent } from "supertest";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { callPath } from "../../content/model/api/api-calls";
import type { CollectionSummary, EntryAnswer, SavedEntryAnswer } from "../../content/model/api/collection-answers";
import { collectionNames } from "../../content/model/collections/collection-names";
import { eventFile, pageFile } from "../test-support/item-files";
import { sameOriginHeaders, startTestServer, type TestServer } from "../test-support/test-server";

const content = sampleContent;
const ofContent = (path: string): string => readFileSync(join(content, path), "utf8");
const real = [
  "companies/kopiya.md",
  "companies/akiya2.0.md",
  "plans.yml",
  "partners.yml",
  "terms.yml",
  "site.yml",
  "pages/home.yml",
  "people/chikage-seno.yml",
  "people/rowena-seah.yml",
];
const picnic = "2026-04-04-spring-picnic";

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      ...Object.fromEntries(real.map((path) => [path, ofContent(path)])),
      [`events/2026/${picnic}.md`]: eventFile({}),
      "custom-pages/visit.md": pageFile(),
      "media/companies/kopiya.png": "a picture",
    },
  });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(() => server.close());

const list = async (name: string): Promise<readonly EntryAnswer[]> =>
  (await mei.get(callPath("collection", { name })).expect(200)).body as readonly EntryAnswer[];
const entry = async (name: string, _id = name): Promise<EntryAnswer> =>
  (await mei.get(callPath("entry", { name, _id })).expect(200)).body as EntryAnswer;
const save = (name: string, _id: string, body: object) => mei.put(callPath("saveEntry", { name, _id })).send(body);
const lastCommit = (): string => server.git("log", "-1", "--format=%an: %s").trim();
const changedLines = (): string[] =>
  server
    .git("show", "--format=", "--unified=0", "HEAD")
    .split("\n")
    .filter((line) => /^[+-](?![+-])/.test(line));

const company = {
  name: "Lion Tea",
  name_jp: "ライオン茶舗",
  reading: "らいおんちゃほ",
  description: "Tea from two countries",
  location: "Kyoto",
  logoImg: "/media/companies/kopiya.png",
  link: "www.lion-tea.example",
  longdesc: "Lion Tea blends.",
};

test("the collections with their counts, each with its entries and one of them", async () => {
  const { body } = await mei.get("/api/collections").expect(200);
  expect((body as readonly CollectionSummary[]).map(({ name }) => name)).toEqual(collectionNames);
  expect(body).toEqual(
    expect.arrayContaining([
      { name: "companies", kind: "list", count: 2 },
      { name: "plans", kind: "single", count: 1 },
      // Pages that only maintainers keep are not counted.
      { name: "pages", kind: "list", count: 1 },
      { name: "events", kind: "list", count: 1 },
      { name: "custom-pages", kind: "list", count: 1 },
    ]),
  );
  for (const name of collectionNames.filter((each) => each !== "news")) {
    const [first] = await list(name);
    expect(first).toMatchObject({ _id: expect.any(String), version: expect.stringMatching(/^[0-9a-f]{40}$/) });
    expect(await entry(name, first?._id)).toEqual(first);
  }
  // The fields as the file has them.
  expect(await entry("events", picnic)).toMatchObject({ title: "Spring picnic", description: "Drinks and talks." });
  expect(await entry("events", picnic)).not.toHaveProperty("startDate");
  expect(await entry("pages", "home")).not.toHaveProperty("id");
  expect((await list("people")).map(({ _id }) => _id)).toEqual(["rowena-seah", "chikage-seno"]);
});

test("only staff are answered, and only about what there is", async () => {
  for (const path of [
    "/api/collections",
    "/api/collections/companies",
    "/api/collections/companies/kopiya",
    "/api/collectionForms/plans",
  ])
    await request(server.url).get(path).expect(401);
  await request(server.url).post("/api/collections/companies").set(sameOriginHeaders).send(company).expect(401);
  for (const path of [
    "/api/collections/members",
    "/api/collections/pages/admin-news",
    "/api/collections/plans/site",
    "/api/collections/companies/..%2F..%2Fsite",
    "/api/collectionForms/__proto__",
  ])
    await mei.get(path).expect(404);
  await mei.post("/api/collections/pages").send({ heading: "x" }).expect(404);
  await mei.post("/api/collections/site").send({}).expect(404);
  await mei.delete("/api/collections/plans/plans").expect(404);
  await mei.delete("/api/collections/pages/home").expect(404);
  expect(server.commits()).toBe(1);
});

test("colours of the site are saved in quotes; one that is hard to read is named with the nearest that is not, in both languages", async () => {
  const current = await entry("site");
  const { version } = (await save("site", "site", { theme: { action: "#0A6B3D" } }).expect(200))
    .body as SavedEntryAnswer;
  expect(changedLines()).toEqual(["+theme:", '+  action: "#0a6b3d"']);
  for (const [language, words] of [
    ["en", /^is hard to read: #ffffff on #ffffff .* nearest colour that passes is #[0-9a-f]{6}$/],
    ["ja", /^#ffffff の背景に #ffffff .* #[0-9a-f]{6} です$/],
  ] as const) {
    const white = { version, theme: { action: "#0a6b3d", structure: "#ffffff" } };
    const refused = await save("site", "site", white).set("Accept-Language", language).expect(400);
    expect(refused.body).toMatchObject({ error: { fields: { "theme.structure": expect.stringMatching(words) } } });
  }
  expect((await entry("site")).version).toBe(version);
  await save("site", "site", { version, theme: null }).expect(200);
  expect((await entry("site")).version).toBe(current.version);
});

test("a company comes with the address asked for, changes in its own lines, goes and comes back", async () => {
  const added = await mei
    .post("/api/collections/companies")
    .send({ _id: "lion-tea", ...company })
    .expect(201);
  const { item, version } = added.body as SavedEntryAnswer;
  expect(item).toEqual({
    ...company,
    _id: "lion-tea",
    version,
    id: expect.any(Number),
    link: "https://www.lion-tea.example",
  });
  expect(added.headers["etag"]).toBe(`"${version}"`);
  expect(lastCommit()).toBe("Mei Tan: Add member company: Lion Tea");
  expect(server.git("show", "HEAD:content/companies/lion-tea.md")).toMatch(
    /^---\nid: \d+\nname: Lion Tea\nname_jp: ライオン茶舗\n/,
  );

  const edited = await save("companies", "lion-tea", { version, location: "Uji", name_jp: null }).expect(200);
  expect(changedLines()).toEqual(["-name_jp: ライオン茶舗", "-location: Kyoto", "+location: Uji"]);
  const newer = edited.body as SavedEntryAnswer;
  expect(newer.item).toMatchObject({ location: "Uji", longdesc: "Lion Tea blends." });
  expect(newer.item).not.toHaveProperty("name_jp");

  const stale = await save("companies", "lion-tea", { version, location: "Nara" }).expect(409);
  expect(stale.body).toMatchObject({ error: { code: "stale-version", current: newer.item } });
  await mei.delete("/api/collections/companies/lion-tea").set("If-Match", `"${version}"`).expect(409);
  const deleted = await mei
    .delete("/api/collections/companies/lion-tea")
    .set("If-Match", `"${newer.version}"`)
    .expect(200);
  expect(deleted.body).toEqual({ _id: "lion-tea", version: expect.any(String), commit: expect.any(String) });
  await mei.get("/api/collections/companies/lion-tea").expect(404);
  const gone = (await mei.get(callPath("deleted", { kind: "companies" })).expect(200)).body as object;
  expect(gone).toMatchObject({
    items: [{ _id: "lion-tea", title: "Lion Tea", version: newer.version, deletedBy: "Mei Tan" }],
  });
  await mei
    .post("/api/restoreItem")
    .send({ kind: "companies", _id: "lion-tea", restore: newer.version, version: null })
    .expect(200);
  expect(await entry("companies", "lion-tea")).toEqual(newer.item);
  const history = await mei.get(callPath("history", { kind: "companies", id: "lion-tea" })).expect(200);
  expect((history.body as { revisions: { change: string }[] }).revisions.map(({ change }) => change)).toEqual([
    "restored",
    "deleted",
    "edited",
    "added",
  ]);
  const past = await mei.get(callPath("itemAt", { kind: "companies", id: "lion-tea", version })).expect(200);
  expect(past.body).toEqual(item);
});

test("an address that is taken or cannot be one is refused; without one it is made from the name", async () => {
  const add = (body: object) =>
    mei
      .post("/api/collections/companies")
      .set("Accept-Language", "ja")
      .send({ ...company, ...body });
  for (const _id of ["kopiya", "../site", "Lion Tea", "", "a/b", "-x", "readme", "readme.md"]) {
    const { body } = await add({ _id }).expect(400);
    expect(Object.keys((body as { error: { fields: object } }).error.fields)).toEqual(["_id"]);
  }
  expect((await add({}).expect(201)).body).toMatchObject({ item: { _id: "lion-tea" } });
  expect((await add({}).expect(201)).body).toMatchObject({ item: { _id: "lion-tea-2" } });
});

test("the same key adds once", async () => {
  const key = "8d7f3c8e-1f0a-4f6e-9b3e-2f6f5f0c1a2b";
  const add = () => mei.post("/api/collections/companies").set("Idempotency-Key", key).send(company);
  const [first, second] = [await add(), await add()];
  expect((second.body as SavedEntryAnswer).addedVersion).toBe((first.body as SavedEntryAnswer).version);
  expect(server.commits()).toBe(2);
});

test("a file of YAML changes in the lines of what differs; comments and everything else stay", async () => {
  const { version, plans, promotion } = await entry("plans");
  const [corporate, ...others] = plans as [{ variants: { price: number }[] }];
  const [large, small] = corporate.variants;
  const dearer = { ...corporate, variants: [{ ...large, price: 550_000 }, small] };
  await save("plans", "plans", { version, plans: [dearer, ...others] }).expect(200);
  expect(lastCommit()).toBe("Mei Tan: Edit membership plans");
  expect(changedLines()).toEqual(["-        price: 500000", "+        price: 550000"]);
  await save("plans", "plans", { promotion: { ...(promotion as object), endsOn: "2027-03-31" } }).expect(200);
  expect(changedLines()).toHaveLength(2);
  expect(await entry("plans")).toMatchObject({ promotion: { endsOn: "2027-03-31" } });
});

test("what would take a page down is refused with the sentence and the field, nested ones by their path", async () => {
  const home = await entry("pages", "home");
  const gallery = home["gallery"] as { events: object[] };
  const events = Array.from({ length: 201 }, () => gallery.events[0]);
  const tooMany = await save("pages", "home", { gallery: { ...gallery, events } }).expect(400);
  expect(tooMany.body).toMatchObject({
    error: { code: "invalid-input", fields: { "gallery.events": "must have at most 200 entries" } },
  });
  const { logos } = await entry("partners");
  const [first, ...rest] = logos as [object];
  const wrong = await save("partners", "partners", {
    logos: [{ ...first, link: "javascript:alert(1)" }, ...rest],
  }).expect(400);
  expect(wrong.body).toMatchObject({ error: { fields: { "logos.0.link": expect.any(String) } } });
  const many = await save("partners", "partners", { logos: Array.from({ length: 201 }, () => first) }).expect(400);
  expect(many.body).toMatchObject({ error: { fields: { logos: "must have at most 200 entries" } } });
  const odd = await save("site", "site", { product: "abc" }).set("Accept-Language", "ja").expect(400);
  expect(odd.body).toMatchObject({ error: { fields: { product: "システム担当者だけが変更できます" } } });
  for (const body of [{ bogus: 1 }, JSON.parse('{"__proto__": {"x": 1}}') as object, { id: "about" }])
    await save("pages", "home", body).expect(400);
  await save("pages", "home", { title: { en: "x\ny", ja: "z" } }).expect(400);
  await save("companies", "kopiya", { longdesc: `${"> ".repeat(5_000)}x` }).expect(400);
  await save("companies", "kopiya", { logoImg: "/media/../site.yml" }).expect(400);
  expect(server.commits()).toBe(1);
});

test("people get a new order in one commit", async () => {
  const order = (ids: readonly string[]) => mei.post("/api/collections/people/order").send({ ids });
  await order(["chikage-seno", "rowena-seah"]).expect(200);
  // The number is in the address of a profile: it stays.
  expect((await list("people")).map(({ _id, serial_no, order: place }) => [_id, serial_no, place])).toEqual([
    ["chikage-seno", 10, 1],
    ["rowena-seah", 1, 2],
  ]);
  expect(changedLines()).toEqual(["+order: 1", "+order: 2"]);
  expect(server.commits()).toBe(2);
  expect(lastCommit()).toBe("Mei Tan: Order people");
  await order(["chikage-seno"]).expect(409);
  await order(["chikage-seno", "chikage-seno"]).expect(409);
  await mei
    .post("/api/collections/companies/order")
    .send({ ids: ["kopiya", "akiya2.0"] })
    .expect(404);
});

test("a language that was changed alone is marked by the path of its field", async () => {
  const { promotion } = await entry("plans");
  const title = { ...(promotion as { title: object }).title, en: "Another title" };
  await save("plans", "plans", { promotion: { ...(promotion as object), title } }).expect(200);
  const { body } = await mei.get(callPath("translations", { kind: "plans" })).expect(200);
  const marks = (body as { items: { plans: Record<string, object> } }).items.plans;
  expect(marks["promotion.title"]).toMatchObject({ state: "outdated", language: "ja" });
  expect(Object.values(marks).filter((mark) => (mark as { state: string }).state !== "complete")).toHaveLength(1);
  const companies = (await mei.get(callPath("translations", { kind: "companies" })).expect(200)).body as object;
  expect(companies).toMatchObject({ items: { kopiya: { name: { state: "complete" }, body: { state: "complete" } } } });
});

test("the form of a collection speaks the language of the page", async () => {
  const form = (language: string) =>
    mei.get("/api/collectionForms/people").set("Accept-Language", language).expect(200);
  expect((await form("ja")).body).toMatchObject({ label: "役員・創設会員", orderedBy: "order" });
  expect((await form("en")).body).toMatchObject({ label: "People", growing: true });
});
