import { readFileSync } from "node:fs";
import { join } from "node:path";
import request, { type Agent } from "supertest";
import type { EntryAnswer, SavedEntryAnswer } from "../../content/model/api/collection-answers";
import { writeApproval } from "../../content/model/approval/approval";
import { sampleContent } from "../../content/model/test-support/sample-content";
import { personAt, type TestPerson } from "../staff/test-support/people";
import { eventFile, newsFile } from "../test-support/item-files";
import { startTestServer, testPassword, type TestServer } from "../test-support/test-server";

const sample = (name: string): string => readFileSync(join(sampleContent, name), "utf8");
const picnic = eventFile({ title: "Spring picnic" }, "Drinks and talks.");
const path = "events/2026/picnic.md";
const nextPath = "events/2026/picnic.next.md";
const at = "/api/collections/events/picnic";
const next = `${at}?next=1`;
const evil = "Eve\r\nApproved-By: Ben\u2028publishAt: 2020 $1";
const whenApproved = "approval";

let server: TestServer;
let aiko: TestPerson;
let mei: TestPerson;
beforeEach(async () => {
  server = await startTestServer({
    settings: { publicUrl: "http://site.example" },
    files: {
      "site.yml": `${sample("site.yml").trim()}\napproval: [events, companies, people, plans]\n`,
      "plans.yml": sample("plans.yml"),
      "companies/akiya2.0.md": sample("companies/akiya2.0.md"),
      "people/chikage-seno.yml": sample("people/chikage-seno.yml"),
      "people/daigo-asagiri.yml": sample("people/daigo-asagiri.yml"),
      [path]: picnic,
      "events/2026/idea.md": eventFile({ title: "Idea", draft: "true" }, "Soon."),
      "news/2026/office.md": newsFile(),
      "news/2026/office.next.md": newsFile({ title: "Moved" }).replace(
        /(date: .*\n)/,
        (line) => `${line}# approval ${writeApproval({ askedBy: evil })}\npublishAt: approval\n`,
      ),
    },
  });
  aiko = await personAt(server, "Aiko Tan", "administrator", { email: "aiko@chamber.example" });
  mei = await personAt(server, "Mei Lim", "editor", {}, aiko.browser);
});
afterEach(() => server.close());

const file = (name: string): string => server.git("show", `HEAD:content/${name}`);
const isThere = (name: string): boolean => server.git("ls-tree", "--name-only", "HEAD", `content/${name}`) !== "";
const last = (format = "%an: %s"): string => server.git("log", "-1", `--format=${format}`).trim();
const read = async (by: Agent, address: string): Promise<EntryAnswer> =>
  (await by.get(address).expect(200)).body as EntryAnswer;
const versionAt = async (by: Agent, address: string): Promise<string> => (await read(by, address)).version;
const refusedWords = {
  error: {
    code: "administrator-required",
    message:
      "Only an administrator can do this: Aiko Tan. Send the change for approval; save something new as a draft first.",
  },
};

/** Sends a change for approval and returns the version of what waits. */
async function ask(by: Agent, fields: object = { title: "Autumn picnic" }, address = at): Promise<string> {
  const version = await versionAt(by, address);
  const sent = await by.put(`${address}?next=1`).send({ version, publishAt: whenApproved, ...fields });
  expect([sent.status, sent.body]).toEqual([200, expect.anything()]);
  return (sent.body as SavedEntryAnswer).version;
}
async function problemsOfChange(): Promise<readonly object[]> {
  const { problems } = (await aiko.browser.get("/api/health")).body as { problems: readonly { path: string }[] };
  return problems.filter((problem) => problem.path === nextPath);
}
const approve = (by: Agent, version: string, address = at) => by.post(`${address}/approve`).send({ version });
const giveBack = (by: Agent, version: string, word: string) => by.post(`${at}/return`).send({ version, word });

test("the commit of an approved change has the address of who asked for it", async () => {
  const ben = await personAt(server, "Ben Ong", "editor", { email: "ben@chamber.example" }, aiko.browser);
  const version = await ask(ben.browser);
  expect(last("%an <%ae>")).toBe("Ben Ong <ben@chamber.example>");
  await approve(aiko.browser, version).expect(200);
  expect(last("%an <%ae>: %s")).toBe("Ben Ong <ben@chamber.example>: Approve event: Autumn picnic (2026-04-04)");
});

test("a change waits until an administrator approves it; the commit says who wrote it and who approved", async () => {
  const version = await ask(mei.browser);
  expect(last()).toBe("Mei Lim: Propose event: Autumn picnic (2026-04-04)");
  expect(file(path)).toBe(picnic);
  expect(file(nextPath)).toMatch(
    /# prepared from [0-9a-f]{40}\n# approval {"askedBy":"Mei Lim"}\npublishAt: approval\n/,
  );
  const waiting = { version, publishAt: whenApproved, approval: { askedBy: "Mei Lim" } };
  expect(await read(aiko.browser, at)).toMatchObject({ title: "Spring picnic", next: waiting });
  expect((await aiko.browser.get("/api/collections/events?next=1")).body).toMatchObject([
    { title: "Autumn picnic", next: waiting, today: { title: "Spring picnic" } },
  ]);
  expect((await aiko.browser.get("/api/overview")).body).toMatchObject({
    waiting: expect.arrayContaining([
      expect.objectContaining({ _id: "picnic", state: "prepared", approval: { askedBy: "Mei Lim" } }),
    ]),
  });
  expect(await problemsOfChange()).toEqual([]);
  const published = await approve(aiko.browser, version).expect(200);
  expect(published.body).toMatchObject({ item: { _id: "picnic", title: "Autumn picnic" } });
  expect(file(path)).toBe(eventFile({ title: "Autumn picnic" }, "Drinks and talks."));
  expect(isThere(nextPath)).toBe(false);
  expect(last("%an: %s%n%(trailers:key=Asked-By)%(trailers:key=Approved-By)")).toBe(
    "Mei Lim: Approve event: Autumn picnic (2026-04-04)\nAsked-By: Mei Lim\nApproved-By: Aiko Tan",
  );
  expect((await request(server.url).get("/api/getEventsData")).body).toMatchObject([{ title: "Autumn picnic" }]);
});

test("it goes back with a word, is sent again, and an administrator who edits it leaves its author", async () => {
  const version = await ask(mei.browser);
  await giveBack(aiko.browser, version, "  ").expect(400);
  await giveBack(aiko.browser, version, "x".repeat(1001)).expect(400);
  const word = 'When?\nAnd "where"\u2028publishAt: 2020-01-01T00:00+09:00 $& \\';
  const back = (await giveBack(aiko.browser, version, word).expect(200)).body as SavedEntryAnswer;
  expect(last()).toBe("Aiko Tan: Return event: Autumn picnic (2026-04-04)");
  const returned = { by: "Aiko Tan", word };
  expect((await read(mei.browser, next))["next"]).toMatchObject({ approval: { askedBy: "Mei Lim", returned } });
  expect(await problemsOfChange()).toEqual([]);
  // What was seen before is not approved now.
  await approve(aiko.browser, version).expect(409);
  const again = await mei.browser.put(next).send({ version: back.version, time: "18:00" }).expect(200);
  const sent = (again.body as SavedEntryAnswer).version;
  expect((await read(mei.browser, next))["next"]).toMatchObject({ approval: { askedBy: "Mei Lim" } });
  expect(file(nextPath)).not.toContain("returned");
  const edited = await aiko.browser.put(next).send({ version: sent, time: "19:00" }).expect(200);
  expect((await read(mei.browser, next))["next"]).toMatchObject({ approval: { askedBy: "Mei Lim" } });
  await approve(aiko.browser, (edited.body as SavedEntryAnswer).version).expect(200);
  expect(file(path)).toBe(eventFile({ title: "Autumn picnic", time: "19:00" }, "Drinks and talks."));
});

test("an editor neither approves nor returns, and is told who does", async () => {
  const version = await ask(mei.browser);
  for (const refused of [await approve(mei.browser, version), await giveBack(mei.browser, version, "No")]) {
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ error: { message: "Only an administrator can do this: Aiko Tan." } });
  }
  expect(isThere(nextPath)).toBe(true);
});

test("no way of saving leads an editor around the approval; each says who could do it, in both languages", async () => {
  const { browser } = mei;
  await aiko.browser.put(at).send({ title: "Summer picnic" }).expect(200);
  const history = (await browser.get("/api/history/events/picnic").expect(200)).body as {
    revisions: readonly { version: string }[];
  };
  const first = history.revisions.at(-1)?.version ?? "";
  const version = await versionAt(browser, at);
  const timed = await aiko.browser
    .put(next)
    .send({ version, title: "Timed", publishAt: "2027-04-01T09:00+09:00" })
    .expect(200);
  const sheet = (await browser.get("/api/exportCompanies").expect(200)).text.replace("Akiya 2.0", "Akiya 2.1");
  const planOf = async (text: string): Promise<string> =>
    ((await browser.post("/api/importCompanies").type("text/csv").send(text).expect(200)).body as { plan: string })
      .plan;
  const imported = await aiko.browser
    .post(`/api/importCompanies?plan=${await planOf(sheet)}`)
    .type("text/csv")
    .send(sheet)
    .expect(200);
  const commits = server.commits();
  const peopleBackwards = (await browser.get("/api/collections/people").expect(200)).body
    .map(({ _id }: EntryAnswer) => _id)
    .reverse() as string[];
  const csv = await browser.get("/api/exportCompanies").expect(200);
  const table = csv.text.replace("Akiya 2.1", "Akiya 3");
  const plan = await planOf(table);
  const fields = { date: "2026-06-12", title: "New", description: "Drinks." };
  const ways = {
    save: () => browser.put(at).send({ title: "Mine" }),
    "specified call": () => browser.post("/api/editEvent").field({ _id: "picnic", ...fields }),
    add: () => browser.post("/api/collections/events").send(fields),
    "specified add": () => browser.post("/api/addEvent").field(fields),
    schedule: () => browser.post("/api/collections/events").send({ ...fields, publishAt: "2027-04-01T09:00+09:00" }),
    "end of a draft": () => browser.put("/api/collections/events/idea").send({ draft: null }),
    "draft with a time": () =>
      browser.put("/api/collections/events/idea").send({ draft: false, publishAt: "2027-04-01T09:00+09:00" }),
    "end that is later": () => browser.put(at).send({ unpublishAt: "2027-04-01T09:00+09:00", title: "Mine" }),
    prepare: () => browser.put(next).send({ title: "Mine", publishAt: "2026-06-02T09:00+09:00" }),
    "time of a prepared change": () => browser.put(next).send({ title: "Mine" }),
    "earlier version of one": () =>
      browser
        .put(`${next}&restore=${(timed.body as SavedEntryAnswer).version}`)
        .set("If-Match", `"${(timed.body as SavedEntryAnswer).version}"`),
    restore: () => browser.post("/api/restoreItem").send({ kind: "events", _id: "picnic", restore: first }),
    order: () => browser.post("/api/collections/people/order").send({ ids: peopleBackwards }),
    import: () => browser.post(`/api/importCompanies?plan=${plan}`).type("text/csv").send(table),
    "undo of an import": () =>
      browser.post("/api/undoImport").send({ commit: (imported.body as { commit: string }).commit }),
    "single file": () => browser.put("/api/collections/plans/plans").send({ plans: [] }),
    settings: () => browser.put("/api/collections/site/site").send({ approval: [] }),
    "settings for approval": () =>
      browser.put("/api/collections/site/site?next=1").send({ approval: [], publishAt: whenApproved }),
  };
  const found: Record<string, readonly unknown[]> = {};
  for (const [name, way] of Object.entries(ways)) {
    const { status, body } = await way();
    found[name] = [status, (body as Partial<typeof refusedWords>).error?.code];
  }
  const refused = [403, "administrator-required"];
  expect(found).toEqual(Object.fromEntries(Object.keys(ways).map((name) => [name, refused])));
  expect(server.commits()).toBe(commits);
  expect((await ways.save()).body).toEqual(refusedWords);
  expect((await ways.save().set("Accept-Language", "ja")).body).toMatchObject({
    error: {
      message:
        "この操作ができるのは管理者だけです（Aiko Tan）。変更は承認を依頼してください。新しく追加する場合は、先に下書きとして保存してください。",
    },
  });
});

test("taking something off the site needs nobody: a draft, an end, a deletion; bringing it back does", async () => {
  const { browser } = mei;
  const ended = await browser.put(at).send({ unpublishAt: "2026-05-01T09:00+09:00" }).expect(200);
  await browser.put(at).send({ unpublishAt: "2026-09-01T09:00+09:00" }).expect(403);
  await browser.put(at).send({ unpublishAt: null }).expect(403);
  await aiko.browser.put(at).send({ unpublishAt: null }).expect(200);
  await browser.put(at).send({ draft: true, title: "Not yet" }).expect(200);
  await browser.put(at).send({ title: "Still a draft" }).expect(200);
  await browser.put(at).send({ draft: null }).expect(403);
  const deleted = await browser.delete(at).expect(200);
  expect(deleted.body).toMatchObject({ _id: "picnic" });
  const { version } = ended.body as SavedEntryAnswer;
  await browser
    .post("/api/restoreItem")
    .send({ kind: "events", _id: "picnic", restore: version, version: null })
    .expect(403);
  await browser.delete("/api/collections/companies/akiya2.0").expect(200);
});

test("where nothing is required an editor saves as before, and may ask; administrators and the password save everywhere", async () => {
  const office = "/api/collections/news/office";
  await mei.browser.put(office).send({ title: "By an editor" }).expect(200);
  await mei.browser.delete(`${office}?next=1`).expect(200);
  const version = await ask(mei.browser, { title: "Looked at" }, office);
  await approve(aiko.browser, version, office).expect(200);
  expect(await read(mei.browser, office)).toMatchObject({ title: "Looked at" });
  const password = await server.loggedIn("Ken");
  await password.put(at).send({ title: "By the password" }).expect(200);
  await aiko.browser.put(at).send({ title: "By an administrator" }).expect(200);
  const forms = [
    [mei, "events", "must"],
    [mei, "news", "may"],
    [mei, "site", undefined],
    [aiko, "events", "gives"],
  ] as const;
  for (const [{ browser }, name, approval] of forms) {
    const { body } = await browser.get(`/api/collectionForms/${name}`).expect(200);
    expect((body as { approval?: string }).approval).toBe(approval);
  }
});

test("a new event is written as a draft, and is public once it is approved", async () => {
  const added = await mei.browser
    .post("/api/collections/events")
    .send({ date: "2026-06-12", title: "New", description: "Drinks.", draft: true })
    .expect(201);
  const { _id } = (added.body as SavedEntryAnswer).item;
  const address = `/api/collections/events/${_id}`;
  const version = await ask(mei.browser, {}, address);
  const publicIds = async () =>
    ((await request(server.url).get("/api/getEventsData")).body as EntryAnswer[]).map((each) => each._id);
  expect(await publicIds()).toEqual(["picnic"]);
  await approve(aiko.browser, version, address).expect(200);
  expect(await publicIds()).toContain(_id);
});

test("a role that ended meanwhile approves nothing", async () => {
  const ben = await personAt(server, "Ben", "administrator", {}, aiko.browser);
  const version = await ask(mei.browser);
  await aiko.browser.post("/api/staff").send({ act: "set-role", _id: ben._id, role: "editor" }).expect(200);
  await approve(ben.browser, version).expect(403);
  await aiko.browser.delete(`/api/staff/${ben._id}`).expect(200);
  await approve(ben.browser, version).expect(401);
  await approve(aiko.browser, version).expect(200);
});

test("of two administrators at once one publishes, and the other learns that it waits no more", async () => {
  const ben = await personAt(server, "Ben", "administrator", {}, aiko.browser);
  const version = await ask(mei.browser);
  const before = server.commits();
  const answers = await Promise.all([aiko, ben].map(({ browser }) => approve(browser, version)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect(server.commits()).toBe(before + 1);
  const late = await giveBack(ben.browser, version, "No").expect(404);
  expect((late.body as typeof refusedWords).error.message).toMatch(/^This change waits no more: /);
});

test("an entry that was changed meanwhile is merged, looked at again, and then published", async () => {
  const version = await ask(mei.browser);
  await aiko.browser.put(at).send({ time: "17:00" }).expect(200);
  const merged = await approve(aiko.browser, version).expect(409);
  const { current } = (merged.body as { error: { current: EntryAnswer } }).error;
  expect(current).toMatchObject({ title: "Autumn picnic", time: "17:00" });
  expect(file(path)).toContain("Spring picnic");
  await approve(aiko.browser, version).expect(409);
  await approve(aiko.browser, current.version).expect(200);
  expect(file(path)).toBe(eventFile({ title: "Autumn picnic", time: "17:00" }, "Drinks and talks."));
});

test("of a draft nothing is published that no administrator saw", async () => {
  const idea = "/api/collections/events/idea";
  const version = await ask(mei.browser, {}, idea);
  await mei.browser.put(idea).send({ title: "Something else" }).expect(200);
  const { body } = await approve(aiko.browser, version, idea).expect(409);
  expect((body as { error: { current: EntryAnswer } }).error.current).toMatchObject({ title: "Something else" });
  expect((await request(server.url).get("/api/getEventsData")).body).toMatchObject([{ title: "Spring picnic" }]);
});

test("a field that both changed is decided before anything is published; health names it", async () => {
  const version = await ask(mei.browser);
  await aiko.browser.put(at).send({ title: "Summer picnic" }).expect(200);
  const { body } = await approve(aiko.browser, version).expect(400);
  expect((body as { error: { fields: object } }).error.fields).toHaveProperty("title");
  expect(await problemsOfChange()).toMatchObject([{ field: "title" }]);
  const decided = await aiko.browser.put(next).send({ version, title: "Autumn picnic" }).expect(200);
  await approve(aiko.browser, (decided.body as SavedEntryAnswer).version).expect(200);
  expect(file(path)).toContain("Autumn picnic");
});

test("with its entry goes what waits, and a change without an entry is approved by nobody", async () => {
  const version = await ask(mei.browser);
  await mei.browser.delete(at).expect(200);
  expect(isThere(nextPath)).toBe(false);
  await approve(aiko.browser, version).expect(404);
});

test("a name stays in its line, also in a file that was written by hand", async () => {
  const name = "Eve\r\nApproved-By: Ben";
  await server.browser().post("/api/login").send({ password: testPassword, name }).expect(400);
  const office = "/api/collections/news/office";
  const { version, next: waiting } = await read(aiko.browser, `${office}?next=1`);
  expect(waiting).toMatchObject({ approval: { askedBy: evil } });
  await approve(aiko.browser, version, office).expect(200);
  expect(last("%(trailers)")).toBe("Asked-By: Eve Approved-By: Ben publishAt: 2020 $1\nApproved-By: Aiko Tan");
  expect(last("%an")).toBe("Eve Approved-By: Ben publishAt: 2020 $1");
});

test("what waits is in nothing that visitors get, and its picture neither", async () => {
  const image = readFileSync(join(sampleContent, "media/2025/2025-04-05-spring-river-walk-11b04c3c.jpg"));
  const version = await versionAt(mei.browser, at);
  const entry = JSON.stringify({ version, publishAt: whenApproved, title: "Secret reunion", imageAlt: "A reunion" });
  const sent = await mei.browser.put(next).field("entry", entry).attach("image", image, "reunion.jpg");
  expect(sent.status).toBe(200);
  const { item } = sent.body as SavedEntryAnswer;
  const picture = String(item["image"]);
  expect(picture).toMatch(/^\/media\//);
  const visitor = request(server.url);
  for (const address of ["/api/getEventsData", "/api/getSingleEvent/picnic"])
    expect((await visitor.get(address).expect(200)).text).not.toContain("Secret");
  for (const address of [next, "/api/overview", "/api/collections/events?next=1"])
    await visitor.get(address).expect(401);
  await visitor.get(picture).expect(404);
  await mei.browser.get(picture).expect(200);
});
