import type { Agent } from "supertest";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { IdempotentAdds } from "./idempotent-adds";

const key = "0f8fad5b-d9cb-469f-a165-70867728950e";
const otherKey = "7c9e6679-7425-40de-944b-e07fc1f90ae7";
const event = { date: "2026-06-12", title: "Summer networking night", description: "Drinks." };
const news = { date: "2026-06-12", title: "New office", content: "We moved.", category: "Announcement" };

describe("an add call with a key", () => {
  let server: TestServer;
  let staff: Agent;
  beforeEach(async () => {
    server = await startTestServer();
    staff = await server.loggedIn("Aiko");
  });
  afterEach(() => server.close());
  const add = (saveKey: string, fields: Record<string, string> = event, agent = staff) =>
    agent.post("/api/addEvent").set("Idempotency-Key", saveKey).field(fields);

  test("adds once: sent again, also by the next session, it answers the item as it is now", async () => {
    const first = await add(key).expect(201);
    expect(first.body).not.toHaveProperty("addedVersion");
    expect(server.git("log", "-1", "--format=%(trailers)").trim()).toBe(`Save-Id: ${key}`);
    const again = await add(key).expect(200);
    expect(again.body).toEqual({ ...first.body, addedVersion: first.body.version });
    const { _id, version } = first.body.item;
    const edited = await staff
      .post("/api/editEvent")
      .field({ ...event, _id, version, title: "Night" })
      .expect(200);
    const nextSession = await add(key, event, await server.loggedIn("Mei")).expect(200);
    expect(nextSession.body).toMatchObject({
      item: edited.body.item,
      commit: first.body.commit,
      addedVersion: version,
    });
    expect(nextSession.headers["etag"]).toBe(`"${String(edited.body.version)}"`);
    expect(server.commits()).toBe(3);
    const other = await add(otherKey).expect(201);
    expect(other.body.item._id).not.toBe(_id);
  });

  test("adds once when both come at the same time, and when the first fails the second adds", async () => {
    const both = await Promise.all([add(key), add(key)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(new Set(both.map(({ body }) => body.item._id)).size).toBe(1);
    expect(server.commits()).toBe(2);
    server.git("checkout", "--quiet", "--detach");
    await add(otherKey).expect(({ status }) => expect(status).toBeGreaterThanOrEqual(500));
    server.git("checkout", "--quiet", "main");
    await add(otherKey).expect(201);
    expect(server.commits()).toBe(3);
  });

  test("adds once although the server was started again, with the key beside another trailer", async () => {
    const first = await add(key, { ...event, translationChecked: "true" }).expect(201);
    await server.restart();
    staff = await server.loggedIn("Aiko");
    const again = await add(key).expect(200);
    expect(again.body).toEqual({ ...first.body, addedVersion: first.body.version });
    expect((await add(key).expect(200)).body.addedVersion).toBe(first.body.version);
    expect(server.commits()).toBe(2);
    expect(server.git("log", "-1", "--format=%(trailers)").trim()).toBe(`Translation-Checked: yes\nSave-Id: ${key}`);
  });

  test("adds again once its item is deleted, in memory and after a restart", async () => {
    for (const round of [1, 2]) {
      const { body } = await add(key).expect(201);
      await staff.post("/api/deleteEvent").send({ _id: body.item._id, version: body.version }).expect(200);
      if (round === 1) continue;
      await server.restart();
      staff = await server.loggedIn("Aiko");
      await add(key).expect(201);
    }
  });

  test("is of its own kind, and without one nothing is held against a second item", async () => {
    const addNews = () => staff.post("/api/addNews").set("Idempotency-Key", key).field(news);
    await add(key).expect(201);
    const first = await addNews().expect(201);
    expect((await addNews().expect(200)).body).toEqual({ ...first.body, addedVersion: first.body.version });
    await server.restart();
    staff = await server.loggedIn();
    expect((await addNews().expect(200)).body.item._id).toBe(first.body.item._id);
    for (const id of ["2026-06-12-summer-networking-night-2", "2026-06-12-summer-networking-night-3"]) {
      const { body } = await staff.post("/api/addEvent").field(event).expect(201);
      expect(body.item._id).toBe(id);
    }
  });

  test("is refused when it is no UUID in small letters", async () => {
    for (const wrong of ["1", key.toUpperCase(), `"${key}"`, `${key}, ${otherKey}`, `${key}0`]) {
      const { body } = await add(wrong).expect(400);
      expect([wrong, body.error]).toMatchObject([
        wrong,
        { code: "invalid-input", fields: { "Idempotency-Key": "must be a UUID" } },
      ]);
    }
    expect(server.commits()).toBe(1);
  });
});

describe("the memory of keys", () => {
  test("is for a day and a thousand keys; after that the log is asked", async () => {
    let now = testNow.getTime();
    const asked: string[] = [];
    const adds = new IdempotentAdds({
      clock: () => new Date(now),
      find: (each) => Promise.resolve(void asked.push(each)),
      exists: () => true,
    });
    const once = async (each: string) =>
      (await adds.once(each, () => Promise.resolve({ id: each, commit: "c", version: "v" }))).kind;
    expect(await once("a")).toBe("added");
    now += 24 * 60 * 60 * 1_000 - 1;
    expect(await once("a")).toBe("repeated");
    now += 1;
    expect(await once("a")).toBe("added");
    expect(asked).toEqual(["a", "a"]);
    for (let n = 1; n < 1_000; n += 1) await once(String(n));
    expect(await once("999")).toBe("repeated");
    expect(await once("a")).toBe("added");
  });
});
