import type { SessionsAnswer } from "../../content/model/api/staff-answers";
import { startTestServer, type TestServer } from "../test-support/test-server";
import { personAt, type TestPerson } from "./test-support/people";

let server: TestServer;
let aiko: TestPerson;
let mei: TestPerson;
beforeEach(async () => {
  server = await startTestServer({ settings: { publicUrl: "http://site.example" } });
  aiko = await personAt(server, "Aiko Tan", "administrator");
  mei = await personAt(server, "Mei Lim", "editor", { email: "mei@chamber.example" }, aiko.browser);
});
afterEach(() => server.close());

const edit = ({ browser }: TestPerson, { _id }: TestPerson, body: object) =>
  browser.put(`/api/staff/${_id}`).send(body);
const addEvent = ({ browser }: TestPerson) =>
  browser.post("/api/addEvent").field({ date: "2026-06-12", title: "Drinks", description: "Drinks." });

test("name and address change by oneself and by an administrator, and the next commit carries them", async () => {
  const answer = await edit(mei, mei, { name: "林 メイ" }).expect(200);
  expect((answer.body as SessionsAnswer).me).toEqual({ _id: mei._id, name: "林 メイ" });
  await edit(aiko, mei, { name: "Mei Tan", email: "tan@chamber.example" }).expect(200);
  expect((await mei.browser.get("/api/session")).body).toMatchObject({ name: "Mei Tan" });
  await addEvent(mei).expect(201);
  expect(server.git("log", "-1", "--format=%an <%ae>").trim()).toBe("Mei Tan <tan@chamber.example>");
  const { body } = await aiko.browser.get("/api/staffLog").expect(200);
  expect(body).toMatchObject({
    events: expect.arrayContaining([
      expect.objectContaining({ act: "edited", by: "Aiko Tan", who: "林 メイ" }),
      expect.objectContaining({ act: "edited", by: "Mei Lim", who: "Mei Lim" }),
    ]) as unknown,
  });
});

test("an editor changes nobody else, and what is no name or address is refused", async () => {
  const refused = await edit(mei, aiko, { name: "Me" }).expect(403);
  expect(refused.body).toMatchObject({ error: { message: "Only an administrator can do this: Aiko Tan." } });
  for (const body of [
    {},
    { name: " " },
    { name: "Mei\nTan" },
    { name: "Mei", email: "x" },
    { name: "Mei", role: "administrator" },
  ])
    await edit(mei, mei, body).expect(400);
  await edit(aiko, { ...mei, _id: "nobody" }, { name: "Mei" }).expect(404);
  expect((await mei.browser.get("/api/session")).body).toMatchObject({ name: "Mei Lim", role: "editor" });
});

test("an editor is offered neither releases nor the settings of the site, from the next call after a change of the role on", async () => {
  const offered = async () => {
    const collections = (await mei.browser.get("/api/collections").expect(200)).body as { name: string }[];
    const releases = (await mei.browser.get("/api/releases").expect(200)).body as { administrators?: string[] };
    return [collections.some(({ name }) => name === "site"), releases.administrators];
  };
  const setRole = (role: string) =>
    aiko.browser.post("/api/staff").send({ act: "set-role", _id: mei._id, role }).expect(200);
  expect(await offered()).toEqual([false, ["Aiko Tan"]]);
  await setRole("administrator");
  expect(await offered()).toEqual([true, undefined]);
  await setRole("editor");
  expect(await offered()).toEqual([false, ["Aiko Tan"]]);
});
