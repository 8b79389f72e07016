import type { Agent } from "supertest";
import { callPath } from "../../content/model/api/api-calls";
import { eventFile } from "../test-support/item-files";
import { picture } from "../test-support/pictures";
import { startTestServer, type TestServer } from "../test-support/test-server";

const picnic = "2026-04-04-spring-picnic";
const lantern = { date: "2026-05-01", title: "Lantern evening", description: "Paper.", imageAlt: "A lantern" };

let server: TestServer;
let mei: Agent;
beforeEach(async () => {
  server = await startTestServer({ files: { [`events/2026/${picnic}.md`]: eventFile({}) } });
  mei = await server.loggedIn("Mei Tan");
});
afterEach(async () => server.close());

const send = (method: "post" | "put", path: string, fields: object, image: Buffer) =>
  mei[method](path).field("entry", JSON.stringify(fields)).attach("image", image, "IMG 1.PNG");
const filesOf = (commit = "HEAD"): string[] =>
  server.git("show", "--format=", "--name-status", commit).trim().split("\n");

test("an entry is added, changed and prepared with its own picture in one commit, named by its id", async () => {
  const add = callPath("addEntry", { name: "events" });
  const added = await send("post", add, lantern, await picture("png")).expect(201);
  const { _id, image } = added.body.item;
  expect(image).toMatch(new RegExp(`^/media/2026/${String(_id)}-[0-9a-f]{8}\\.png$`));
  expect(added.body.picture).toMatchObject({ width: 320, height: 200 });
  expect(filesOf()).toEqual([
    `A\tcontent/events/2026/${String(_id)}.md`,
    expect.stringMatching(/^A\tcontent\/media\/2026\/2026-05-01-lantern-evening-[0-9a-f]{8}\.png$/),
  ]);

  const save = callPath("saveEntry", { name: "events", _id });
  const changed = await send("put", save, { title: "Lanterns" }, await picture("png")).expect(200);
  expect(changed.body.item).toMatchObject({ title: "Lanterns", description: "Paper.", imageAlt: "A lantern" });
  // The old picture goes with the last entry that has it.
  expect(new Set(filesOf().map((line) => line[0]))).toEqual(new Set(["M", "D", "A"]));

  const next = { title: "Lanterns, later", publishAt: "2027-01-01T09:00+09:00" };
  const prepared = await send("put", `${save}?next=1`, next, await picture("png")).expect(200);
  expect(prepared.body.item.image).not.toBe(changed.body.item.image);
  expect(filesOf()).toEqual([
    `A\tcontent/events/2026/${String(_id)}.next.md`,
    expect.stringMatching(/^A\tcontent\/media\/2026\/2026-05-01-lantern-evening-/),
  ]);
  expect(server.uploads()).toEqual([]);
});

test("an entry that lies in no folder of a year has a picture of its own, too: with an edit and with a prepared change", async () => {
  const page = { _id: "visit-us", title: "Visit us", content: "Five minutes.", imageAlt: "A map" };
  const company = { _id: "kopiya", name: "Kopiya", description: "Coffee", location: "Tokyo" };
  const words = { en: "Aoi", ja: "葵" };
  const person = { _id: "aoi", name: words, title: words, bio: words, lists: ["board"] };
  for (const [name, { _id, ...fields }, field] of [
    ["custom-pages", page, "image"],
    ["companies", company, "logoImg"],
    ["people", person, "image"],
  ] as const) {
    await mei
      .post(callPath("addEntry", { name }))
      .send({ _id, ...fields })
      .expect(201);
    const save = callPath("saveEntry", { name, _id });
    const wanted = new RegExp(`^/media/2026/${_id}-[0-9a-f]{8}\\.png$`);
    const changed = await send("put", save, {}, await picture("png")).expect(200);
    expect(changed.body.item[field]).toMatch(wanted);
    const next = { publishAt: "2027-01-01T09:00+09:00" };
    const prepared = await send("put", `${save}?next=1`, next, await picture("png")).expect(200);
    expect(prepared.body.item[field]).toMatch(wanted);
  }
});

test("an entry's picture of any name is answered by its address; saving keeps how the file spells it", async () => {
  const path = "media/2026/会場 写真(1).JPG";
  const spelled = `image: "/${path}"`;
  const eventPath = `events/2026/${picnic}.md`;
  await server.close();
  server = await startTestServer({
    files: { [eventPath]: eventFile({ image: `"/${path}"`, imageAlt: "Hall" }), [path]: await picture("jpeg") },
  });
  mei = await server.loggedIn("Mei Tan");
  const [event] = (await mei.get("/api/getEventsData").expect(200)).body;
  expect(event.image).toBe("/media/2026/%E4%BC%9A%E5%A0%B4%20%E5%86%99%E7%9C%9F%281%29.JPG");
  await mei.get(event.image).expect(200).expect("Content-Type", "image/jpeg");
  expect((await mei.get("/api/health").expect(200)).body.problems).toEqual([]);
  const save = callPath("saveEntry", { name: "events", _id: picnic });
  await mei.put(save).send({ title: "Picnic", image: event.image }).expect(200);
  expect(server.git("show", `HEAD:content/${eventPath}`)).toContain(spelled);
  await mei.post("/api/deleteEvent").send({ _id: picnic }).expect(200);
  expect(filesOf()).toEqual([`D\tcontent/${eventPath}`]);
});

test("what cannot be an entry, or has no picture, is refused and changes nothing", async () => {
  const before = server.commits();
  const add = callPath("addEntry", { name: "events" });
  const bytes = await picture("png");
  const none = await mei.post(add).attach("image", bytes, "a.png").expect(400);
  expect(none.body.error.fields).toHaveProperty("entry");
  await mei.post(add).field("entry", "no JSON").attach("image", bytes, "a.png").expect(400);
  const bad = await send("post", add, lantern, Buffer.from("no picture")).expect(415);
  expect(bad.body.error.code).toBe("unsupported-type");
  const terms = callPath("saveEntry", { name: "terms", _id: "terms" });
  const refused = await send("put", terms, {}, bytes).expect(400);
  expect(refused.body.error.fields).toHaveProperty("image");
  const outside = { ...lantern, image: "../../secrets" };
  await mei.post(add).send(outside).expect(400);
  expect(server.commits()).toBe(before);
  expect(server.uploads()).toEqual([]);
});
