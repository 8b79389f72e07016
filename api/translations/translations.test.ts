import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Agent } from "supertest";
import type { TranslationMarks } from "../../content/model/api/history-answers";
import { eventFile, newsFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

const id = "picnic";
const both = {
  title: "Picnic",
  title_jp: "ピクニック",
  date: "2026-04-04",
  description: "Tea.",
  description_jp: "お茶。",
};
const companyFile = (more: string) =>
  `---\nid: ${String(more.length + 1)}\nname: A\n${more}description: Coffee\nlocation: Tokyo\nlogoImg: /media/b.png\nlink: https://b.example\n---\n`;
const complete = { state: "complete" };
const missing = (language: string) => ({ state: "missing", language });
const outdated = (language: string) => ({ state: "outdated", language, since: expect.stringMatching(/^2026-/) });

let server: TestServer;
let staff: Agent;
beforeEach(async () => {
  server = await startTestServer({
    files: {
      [`events/2026/${id}.md`]: eventFile({ title: "Picnic", title_jp: "ピクニック" }, "Tea.", "お茶。"),
      "events/2026/english.md": eventFile({ title: "English only" }),
      "companies/orchid.md": companyFile(""),
      "companies/kopiya.md": companyFile("name_jp: コピ屋\n"),
      "news/2026/office.md": newsFile({ title_jp: "新しい事務所" }),
    },
  });
  staff = await server.loggedIn();
});
afterEach(() => server.close());

const marks = async (item = id): Promise<TranslationMarks | undefined> =>
  (await staff.get("/api/translations/events").expect(200)).body.items[item];
const edit = (fields: object) =>
  staff
    .post("/api/editEvent")
    .field({ ...both, _id: id, ...fields })
    .expect(200);
async function byHand(message: string, text: string): Promise<void> {
  writeFileSync(join(server.settings.contentDir, `events/2026/${id}.md`), text);
  server.git("commit", "--quiet", "--all", "--message", message);
  await seen();
}
async function seen(): Promise<void> {
  const { store } = server.server;
  const head = server.git("rev-parse", "HEAD").trim();
  await new Promise<void>((resolve) => {
    const stop = store.onChange(({ commit }) => commit === head && done());
    const done = (): void => {
      stop();
      resolve();
    };
    if (store.snapshot().commit === head) done();
  });
}

test("what is there in one language only is missing in the other, without any history", async () => {
  expect((await staff.get("/api/translations/events")).body.items).toEqual({
    [id]: { title: complete, body: complete },
    english: { title: missing("ja"), body: missing("ja") },
  });
  expect((await staff.get("/api/translations/news")).body.items).toEqual({
    office: { title: complete, body: missing("ja") },
  });
  await staff.get("/api/translations/members").expect(404);
});

test("the name of a company may stay as it is: only what has to be translated is missing", async () => {
  const others = { description: missing("ja"), location: missing("ja") };
  expect((await staff.get("/api/translations/companies").expect(200)).body.items).toEqual({
    orchid: others,
    kopiya: { name: complete, ...others },
  });
});

test("each field on its own: outdated in both directions, caught up, changed together", async () => {
  await edit({ title: "Big picnic", description_jp: "冷たいお茶。" });
  expect(await marks()).toEqual({ title: outdated("ja"), body: outdated("en") });
  await edit({ title: "Big picnic", title_jp: "大きなピクニック", description_jp: "冷たいお茶。" });
  expect(await marks()).toEqual({ title: complete, body: outdated("en") });
  await edit({ description: "Cold tea.", description_jp: "とても冷たいお茶。" });
  expect(await marks()).toEqual({ title: complete, body: complete });
});

test("buttons and pictures count where there are any", async () => {
  await edit({ link: "https://example.org", buttonText: "Join", imageAlt: "A basket" });
  expect(await marks()).toEqual({ title: complete, body: complete, buttonText: missing("ja") });
  await staff
    .post("/api/editEvent")
    .field({ ...both, _id: id, buttonText_jp: "参加する", imageAlt_jp: "かご" })
    .attach("image", await picture("png"), "x.png")
    .expect(200);
  expect(await marks()).toEqual({ title: complete, body: complete, buttonText: complete, imageAlt: complete });
  await edit({ buttonText: "Join us" });
  expect(await marks()).toMatchObject({ buttonText: outdated("ja"), imageAlt: complete });
});

test("a save that says both were compared counts as a change of both; without a change it is a commit of its own", async () => {
  await edit({ title: "Big picnic", translationChecked: "true" });
  expect(await marks()).toMatchObject({ title: complete });
  expect(server.git("log", "-1", "--format=%B").trim()).toBe(
    "Edit event: Big picnic (2026-04-04)\n\nTranslation-Checked: yes",
  );
  const before = await edit({ title: "Bigger picnic" });
  expect(await marks()).toMatchObject({ title: outdated("ja") });
  const commits = server.commits();
  const checked = await edit({ title: "Bigger picnic", translationChecked: "true" });
  expect(checked.body.version).toBe(before.body.version);
  expect(await marks()).toMatchObject({ title: complete });
  expect(server.commits()).toBe(commits + 1);
  expect(server.git("log", "-1", "--format=%H %B").trim()).toBe(
    `${checked.body.commit} Check event: Bigger picnic (2026-04-04)\n\nTranslation-Checked: events/picnic`,
  );
  const { revisions } = (await staff.get(`/api/history/events/${id}`)).body;
  expect(revisions).toMatchObject([
    { change: "checked", version: checked.body.version, translationChecked: true },
    { change: "edited" },
    { change: "edited", translationChecked: true },
    { change: "added" },
  ]);
  await edit({ title: "Bigger picnic", translationChecked: "false" });
  expect(server.commits()).toBe(commits + 1);
  await staff
    .post("/api/editEvent")
    .field({ ...both, _id: id, translationChecked: "maybe" })
    .expect(400);
  expect(server.git("status", "--porcelain")).toBe("");
});

test.each([
  ["Picnic", "PICNIC!"],
  ["Picnic", "Ｐｉｃ-nic"],
  ["Picnic", "“Picnic”,"],
])("%j spelt or set as %j leaves nothing to translate", async (_, title) => {
  await edit({ title });
  expect(await marks()).toEqual({ title: complete, body: complete });
});

test.each(["3.5 hours", "35 hours", "¥3,500", "$3,500"])(
  "what a text says otherwise is to be translated: %s",
  async (hours) => {
    await edit({ description: "3,500 hours", description_jp: "3,500時間" });
    await edit({ description: hours, description_jp: "3,500時間" });
    expect(await marks()).toMatchObject({ body: outdated("ja") });
  },
);

test("hand edits, reverts, broken files, restores and a restart tell the same", async () => {
  const hand = eventFile({ title: "Hand picnic", title_jp: "ピクニック" }, "Tea.", "お茶。");
  await byHand("By hand", hand);
  expect(await marks()).toMatchObject({ title: outdated("ja"), body: complete });
  server.git("revert", "--no-edit", "HEAD");
  await seen();
  expect(await marks()).toMatchObject({ title: complete });
  await byHand("Break it", "no item");
  expect(await marks()).toBeUndefined();
  await byHand("Mend it", hand);
  expect(await marks()).toMatchObject({ title: outdated("ja") });
  await byHand("Compared\n\nTranslation-Checked: yes", hand.replace("Tea.", "Green tea."));
  expect(await marks()).toMatchObject({ title: complete, body: complete });
  const { version } = (await edit({ title: "Newest" })).body;
  expect(await marks()).toMatchObject({ title: outdated("ja") });
  const { revisions } = (await staff.get(`/api/history/events/${id}`)).body;
  await staff
    .post("/api/restoreItem")
    .send({ kind: "events", _id: id, restore: revisions[1].version, version })
    .expect(200);
  const now = await marks();
  expect(now).toEqual({ title: complete, body: complete });
  await server.restart();
  staff = await server.loggedIn();
  expect(await marks()).toEqual(now);
});
