import { startMailServer, type MailServer } from "../contact/test-support/mail-server";
import { headerOf } from "../contact/test-support/parse-mail";
import { startTestServer, type TestServer } from "../test-support/test-server";
import type { InvitedAnswer } from "../../content/model/api/staff-answers";
import { accept, originOf, personAt, type TestPerson } from "./test-support/people";
import { SoftwareAuthenticator } from "./test-support/software-authenticator";

let mail: MailServer;
let server: TestServer;
let aiko: TestPerson;
beforeEach(async () => {
  mail = await startMailServer();
  const url = `smtp://127.0.0.1:${String(mail.port)}`;
  server = await startTestServer({
    settings: { publicUrl: "http://site.example", smtp: { url, to: "office@chamber.example", allowPlainText: true } },
  });
  aiko = await personAt(server, "Aiko Tan", "administrator");
});
afterEach(async () => {
  await server.close();
  await mail.close();
});

const invite = async (language: string, more: object = {}): Promise<InvitedAnswer> => {
  const invited = { name: "Mei Lim", role: "editor", email: "mei@chamber.example", mail: true, ...more };
  const answer = await aiko.browser
    .post("/api/staff/invitations")
    .set("Accept-Language", language)
    .send(invited)
    .expect(201);
  return answer.body as InvitedAnswer;
};
const tokenOf = ({ link }: InvitedAnswer) => new URL(link).hash.replace("#invitation=", "");

test.each([
  [
    "en",
    "Invitation to edit site.example",
    "Aiko Tan invites you to edit the website http://site.example.",
    "72 hours",
  ],
  ["ja", "site.exampleの編集への招待", "Aiko Tanさんから、ウェブサイト（http://site.example）", "72時間後"],
])(
  "an invitation is mailed in the administrator's language, and its link works: %s",
  async (language, subject, by, hours) => {
    expect((await aiko.browser.get("/api/staff")).body).toMatchObject({ mail: true });
    const invited = await invite(language);
    expect(invited.mail).toBe("sent");
    const [delivery, ...others] = mail.deliveries;
    expect(others).toEqual([]);
    expect(delivery?.recipients).toEqual(["mei@chamber.example"]);
    expect(delivery && headerOf(delivery, "subject")).toBe(subject);
    for (const part of [by, hours, "Mei Lim", invited.link]) expect(delivery?.text).toContain(part);
    expect(JSON.stringify(server.log)).not.toContain(tokenOf(invited));
    const answer = await accept(server.browser(), tokenOf(invited), new SoftwareAuthenticator(originOf(server)));
    expect(answer.body).toMatchObject({ name: "Mei Lim" });
  },
);

test("a mail that fails is said, the link remains, and neither it nor the address is in the log", async () => {
  await mail.close();
  const invited = await invite("en");
  expect(invited.mail).toBe("failed");
  const log = JSON.stringify(server.log);
  expect(log).toContain("invitation-not-mailed");
  for (const secret of [tokenOf(invited), "mei@chamber.example"]) expect(log).not.toContain(secret);
  const answer = await accept(server.browser(), tokenOf(invited), new SoftwareAuthenticator(originOf(server)));
  expect(answer.status).toBe(200);
});

test("nothing is mailed unless it is asked for, and not without an address", async () => {
  expect(await invite("en", { mail: false })).not.toHaveProperty("mail");
  expect(await invite("en", { email: undefined })).toMatchObject({ mail: "failed" });
  expect(mail.deliveries).toEqual([]);
});

test("an address or name that would add a header is refused", async () => {
  for (const bad of [{ email: "mei@chamber.example\nBcc: x@x.example" }, { name: "Mei\r\nBcc: x@x.example" }])
    await aiko.browser
      .post("/api/staff/invitations")
      .send({ name: "Mei", role: "editor", email: "m@x.example", mail: true, ...bad })
      .expect(400);
  expect(mail.deliveries).toEqual([]);
});
