import type { StaffAnswer } from "../../content/model/api/staff-answers";
import { startTestServer, testNow, type TestServer } from "../test-support/test-server";
import { challengeLife } from "./passkey-challenges";
import { invitationLife } from "./people";
import { accept, invited, logIn, optionsOf, originOf, personAt, type TestPerson } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

let now: Date;
let server: TestServer;
let aiko: TestPerson;
let phone: SoftwareAuthenticator;
beforeEach(async () => {
  now = testNow;
  server = await startTestServer({
    settings: { publicUrl: "http://site.example" },
    overrides: { clock: () => now },
  });
  aiko = await personAt(server, "Aiko Tan", "administrator");
  phone = new SoftwareAuthenticator(originOf(server));
});
afterEach(() => server.close());

/** What a device answers to an invitation, to be sent when a test says so. */
async function answered(invitation: string) {
  const response = phone.create(await optionsOf(server.browser(), invitation));
  return (status: number) =>
    server.browser().post("/api/passkey/register").send({ invitation, device: "Phone", response }).expect(status);
}
const people = async (): Promise<StaffAnswer> => (await aiko.browser.get("/api/staff").expect(200)).body as StaffAnswer;

test("a challenge registers a passkey for five minutes, and only of the one who was asked", async () => {
  const [mei, chie] = [await invited(aiko.browser, "Mei Lim"), await invited(aiko.browser, "Chie Mori")];
  const send = await answered(mei);
  now = new Date(testNow.getTime() + challengeLife);
  await send(401);
  const { challenge } = await optionsOf(server.browser(), chie);
  expect((await accept(server.browser(), mei, phone, { challenge })).status).toBe(401);
  const ofLogin = (await optionsOf(server.browser())).challenge;
  expect((await accept(server.browser(), mei, phone, { challenge: ofLogin })).status).toBe(401);
  expect((await people()).people).toHaveLength(1);
  expect((await accept(server.browser(), mei, phone)).status).toBe(200);
});

test("an invitation that was withdrawn, or ended, after the device was asked registers nothing", async () => {
  const token = await invited(aiko.browser, "Mei Lim");
  const send = await answered(token);
  const [{ _id } = { _id: "" }] = (await people()).invitations;
  await aiko.browser.delete(`/api/staff/${_id}`).expect(200);
  await send(404);
  now = new Date(testNow.getTime() + 1);
  const later = await invited(aiko.browser, "Mei Lim");
  now = new Date(testNow.getTime() + invitationLife);
  const late = await answered(later);
  now = new Date(testNow.getTime() + invitationLife + 1);
  await late(404);
  expect((await logIn(server.browser(), phone)).status).toBe(401);
});

test("of two invitations of a person the second one counts, and nobody is added twice", async () => {
  const { _id } = await personAt(server, "Mei Lim", "editor", {}, aiko.browser);
  const [first, second] = [
    await invited(aiko.browser, "Mei Lim", "editor", { _id }),
    await invited(aiko.browser, "Mei Lim", "editor", { _id }),
  ];
  await server.browser().post("/api/passkey/registrationOptions").send({ invitation: first }).expect(404);
  expect((await accept(server.browser(), second, phone)).status).toBe(200);
  expect((await people()).people.map(({ passkeys }) => passkeys.length)).toEqual([1, 2]);
});
