import { writeFile } from "node:fs/promises";
import { mailsPerHour } from "./forwarder";
import { startContactServer, type ContactServer } from "./test-support/contact-server";
import { goodForm } from "./test-support/good-form";
import { startMailServer, type MailServer, type MailServerOptions } from "./test-support/mail-server";
import { manualTime, type ManualTime } from "./test-support/manual-time";
import { headerOf, mailHeaders } from "./test-support/parse-mail";

const to = "office@chamber.example";
const inboxUrl = "https://chamber.example/adminInquiries";
const minute = 60_000;

let time: ManualTime;
let mail: MailServer;
let server: ContactServer;

const mailTo = (port: number, login = "") => ({
  url: `smtp://${login}127.0.0.1:${String(port)}`,
  to,
  allowPlainText: true,
});
async function open(options: MailServerOptions = {}, login = ""): Promise<void> {
  time = manualTime(new Date("2026-06-01T03:00:00Z"));
  mail = await startMailServer(options);
  server = await startContactServer({
    service: { clock: time.clock, schedule: time.schedule, mail: mailTo(mail.port, login), inboxUrl },
  });
}
afterEach(async () => {
  await server.close();
  await mail.close();
});
const forwarding = async () => (await server.inquiries()).map((inquiry) => inquiry.forwarding);

test("an inquiry reaches staff as a plain-text mail that they can answer", async () => {
  await open();
  await server
    .send({
      name: "愛子 Tan",
      company: "Lion & Sons",
      contact: "03-1234-5678",
      inquiryType: "Support",
      message: "一行目\n\n.\nFrom here\nend",
    })
    .expect(200);
  await server.inquiryService.settled();
  const [inquiry] = await server.inquiries();
  expect(inquiry?.forwarding).toEqual({ kind: "sent", at: "2026-06-01T03:00:00.000Z" });
  const [delivery, ...others] = mail.deliveries;
  expect(others).toEqual([]);
  if (delivery === undefined || inquiry === undefined) throw new Error("no mail came");
  expect(delivery).toMatchObject({ sender: to, recipients: [to] });
  expect(headerOf(delivery, "to")).toBe(to);
  expect(headerOf(delivery, "from")).toBe(`Contact form / お問い合わせフォーム <${to}>`);
  expect(headerOf(delivery, "reply-to")).toBe("愛子 Tan <aiko@example.org>");
  expect(headerOf(delivery, "subject")).toBe("[Support] Inquiry / お問い合わせ: 愛子 Tan");
  expect(headerOf(delivery, "message-id")).toBe(`<${inquiry._id}@chamber.example>`);
  expect(headerOf(delivery, "auto-submitted")).toBe("auto-generated");
  expect(headerOf(delivery, "content-type")).toMatch(/^text\/plain; charset=utf-8$/);
  expect(delivery.text).toBe(
    [
      "Name / お名前: 愛子 Tan",
      "Company / 会社名: Lion & Sons",
      "Email / メールアドレス: aiko@example.org",
      "Phone / 電話番号: 03-1234-5678",
      "About / お問い合わせの種類: Support",
      "Received / 受信日時: 2026-06-01 12:00 (Asia/Tokyo)",
      `Reference / 受付番号: ${inquiry._id}`,
      "",
      "-".repeat(40),
      "",
      "一行目\n\n.\nFrom here\nend\n",
    ].join("\n"),
  );
});

test("a login is used when the address has one, its mailbox is the sender, and the password stays out of the log", async () => {
  await open(
    { login: { user: "website@chamber.example", password: "s3cret/päss" } },
    `website%40chamber.example:${encodeURIComponent("s3cret/päss")}@`,
  );
  await server.send().expect(200);
  await server.inquiryService.settled();
  expect(mail.deliveries).toEqual([expect.objectContaining({ sender: "website@chamber.example", recipients: [to] })]);
  expect(server.log()).not.toMatch(/s3cret|p%C3%A4ss|päss/);
});

test("a wrong login is tried again later and noted without what the mail server said", async () => {
  await open({ login: { user: "website", password: "right" } }, "website:wr0ng@");
  await server.send().expect(200);
  await server.inquiryService.settled();
  expect(await forwarding()).toEqual([
    { kind: "waiting", attempts: 1, nextTryAt: "2026-06-01T03:01:00.000Z", lastFailure: "EAUTH 535" },
  ]);
  expect(server.log()).toContain("EAUTH 535");
  expect(server.log()).not.toMatch(/wr0ng|staff@example|aiko|Tan/);
});

test.each([
  ["with a login", { user: "website", password: "s3cret" }, "website:s3cret@"],
  ["without one", undefined, ""],
])("%s nothing is sent to a mail server without TLS, unless a setting allows it", async (_what, login, user) => {
  await open(login === undefined ? {} : { login });
  await server.restart({ mail: { ...mailTo(mail.port, user), allowPlainText: false } });
  await server.send().expect(200);
  await server.inquiryService.settled();
  expect([mail.logins(), mail.arrived()]).toEqual([0, 0]);
  expect(await forwarding()).toEqual([
    expect.objectContaining({ kind: "waiting", lastFailure: expect.stringMatching(/^ETLS/) }),
  ]);
});

test("the answer does not wait for the mail server, and stopping breaks off what hangs", async () => {
  let arrived = (): void => undefined;
  const arrival = new Promise<void>((resolve) => (arrived = resolve));
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await open({ onMail: () => (arrived(), released) });
  await server.send().expect(200);
  await arrival;
  await server.send({ message: "second" }).expect(200);
  expect((await forwarding()).map(({ kind }) => kind)).toEqual(["waiting", "waiting"]);
  await server.restart();
  release();
  await server.inquiryService.settled();
  expect((await forwarding()).map(({ kind }) => kind)).toEqual(["sent", "sent"]);
  // The mail that was broken off may arrive twice; both copies are the same mail for a mail program.
  expect(new Set(mail.deliveries.map((delivery) => headerOf(delivery, "message-id"))).size).toBe(2);
});

test("a mail server that is down costs nobody an inquiry: tried again after 1, 2, 4, ... minutes, at most 6 hours", async () => {
  await open();
  await mail.close();
  await server.send().expect(200);
  await server.inquiryService.settled();
  const waits: (number | undefined)[] = [];
  for (let count = 1; count <= 12; count += 1) {
    expect(await forwarding()).toEqual([
      expect.objectContaining({ kind: "waiting", attempts: count, lastFailure: "ESOCKET" }),
    ]);
    const wait = time.nextAlarm() ?? 0;
    waits.push(wait / minute);
    time.pass(wait);
    await server.inquiryService.settled();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360, 360, 360]);
  mail = await startMailServer({ port: mail.port });
  time.pass(6 * 60 * minute - 1);
  await server.inquiryService.settled();
  expect(mail.deliveries).toEqual([]);
  time.pass(1);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(1);
  expect((await forwarding()).map(({ kind }) => kind)).toEqual(["sent"]);
  expect(time.nextAlarm()).toBeUndefined();
});

test("what was unsent is sent after a restart, once, and what was sent is not sent again", async () => {
  await open();
  await server.send({ message: "sent at once" }).expect(200);
  await server.inquiryService.settled();
  await mail.close();
  for (const message of ["one", "two", "three"]) await server.send({ message }).expect(200);
  await server.inquiryService.settled();
  expect((await forwarding()).map(({ kind }) => kind).sort()).toEqual(["sent", "waiting", "waiting", "waiting"]);
  mail = await startMailServer({ port: mail.port });
  await server.restart();
  await server.inquiryService.settled();
  expect(mail.deliveries).toEqual([]);
  time.pass(minute);
  await server.inquiryService.settled();
  expect(mail.deliveries.map(({ text }) => text.trim().split("\n").at(-1)).sort()).toEqual(["one", "three", "two"]);
  expect(new Set((await forwarding()).map(({ kind }) => kind))).toEqual(new Set(["sent"]));
  await server.restart();
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(3);
});

test("a try noted by a clock that was years ahead is not waited for", async () => {
  await open();
  await mail.close();
  await server.restart({ clock: () => new Date("2036-01-01T00:00:00Z") });
  await server.send().expect(200);
  await server.inquiryService.settled();
  mail = await startMailServer({ port: mail.port });
  await server.restart();
  expect(time.nextAlarm()).toBe(6 * 60 * minute);
  time.pass(6 * 60 * minute);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(1);
});

test("a refusal of one inquiry holds up no other", async () => {
  let refusals = 1;
  await open({
    onMail: () => {
      refusals -= 1;
      return refusals < 0
        ? Promise.resolve()
        : Promise.reject(Object.assign(new Error("554 no, aiko@example.org"), { responseCode: 554 }));
    },
  });
  await server.send({ message: "refused first" }).expect(200);
  await server.inquiryService.settled();
  await server.send({ message: "second" }).expect(200);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(1);
  expect(await forwarding()).toContainEqual({
    kind: "waiting",
    attempts: 1,
    nextTryAt: "2026-06-01T03:01:00.000Z",
    lastFailure: "EMESSAGE 554",
  });
  expect(server.log()).not.toContain("aiko");
  time.pass(minute);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(2);
});

test("what staff have done or deleted is not forwarded any more; what they open again is", async () => {
  await open();
  await mail.close();
  for (const message of ["done", "deleted"]) await server.send({ message }).expect(200);
  await server.inquiryService.settled();
  const inquiries = await server.inquiries();
  const done = inquiries.find(({ message }) => message === "done")?._id;
  await server.staff
    .post("/api/markInquiries")
    .send({ ids: [done], state: "done" })
    .expect(200);
  await server.staff
    .post("/api/deleteInquiries")
    .send({ ids: [inquiries.find(({ message }) => message === "deleted")?._id] })
    .expect(200);
  mail = await startMailServer({ port: mail.port });
  time.pass(minute);
  await server.inquiryService.settled();
  expect(mail.arrived()).toBe(0);
  expect(time.nextAlarm()).toBeUndefined();
  await server.staff
    .post("/api/markInquiries")
    .send({ ids: [done], state: "new" })
    .expect(200);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(1);
  expect(server.files()).toHaveLength(1);
});

test("a mail that was sent but could not be noted is not sent again by this run", async () => {
  await open();
  let full = false;
  await server.restart({
    inbox: {
      write: (path, text) => writeFile(full ? "/dev/full" : path, text),
    },
  });
  await mail.close();
  await server.send().expect(200);
  await server.inquiryService.settled();
  mail = await startMailServer({ port: mail.port });
  full = true;
  time.pass(minute);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(1);
  expect(time.nextAlarm()).toBeUndefined();
  full = false;
  await server.restart();
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(2);
  const [first, second] = mail.deliveries.map((delivery) => headerOf(delivery, "message-id"));
  expect(second).toBe(first);
});

test("without a mail server inquiries stay in the inbox, also when one is configured later", async () => {
  await open();
  await server.close();
  server = await startContactServer({ service: { clock: time.clock, schedule: time.schedule } });
  await server.send().expect(200);
  expect(await forwarding()).toEqual([{ kind: "off" }]);
  await server.restart({ mail: mailTo(mail.port) });
  await server.inquiryService.settled();
  expect(mail.arrived()).toBe(0);
});

test("twenty mails an hour are sent, then one summary of the rest; staff see which is which", async () => {
  await open();
  const from = mailsPerHour + 55;
  for (let count = 1; count <= from; count += 1) {
    await server.send().expect(200);
    time.pass(1);
  }
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour);
  const [spam] = await server.inquiries();
  await server.staff
    .post("/api/markInquiries")
    .send({ ids: [spam?._id], state: "spam" })
    .expect(200);
  time.pass(60 * minute - from - 1);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour);
  expect(time.nextAlarm()).toBe(1);
  time.pass(1);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour + 1);
  const summary = mail.deliveries.at(-1);
  if (summary === undefined) throw new Error("no summary came");
  expect(headerOf(summary, "subject")).toBe("54 inquiries / お問い合わせ54件");
  expect(headerOf(summary, "reply-to")).toBeUndefined();
  expect(summary.text).toContain("https://chamber.example/adminInquiries");
  expect(summary.text.match(/\[Membership\] Aiko Tan <aiko@example\.org>/g)).toHaveLength(50);
  expect(summary.text).toContain("… and 4 more / ほか4件");
  expect(time.nextAlarm()).toBeUndefined();
  const kinds = (await forwarding()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "summarised")).toHaveLength(54);
  expect(kinds.filter((kind) => kind === "sent")).toHaveLength(mailsPerHour);
  // A quiet hour later each is a mail of its own again.
  time.pass(60 * minute);
  await server.send().expect(200);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour + 2);
  await server.restart();
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour + 2);
});

test("a summary that fails is tried again later, and after a restart nothing is forgotten", async () => {
  await open();
  for (let count = 0; count < mailsPerHour + 3; count += 1) await server.send().expect(200);
  await server.inquiryService.settled();
  await mail.close();
  time.pass(60 * minute);
  await server.inquiryService.settled();
  expect(time.nextAlarm()).toBe(minute);
  mail = await startMailServer({ port: mail.port });
  time.pass(minute);
  await server.inquiryService.settled();
  expect(mail.deliveries.map((delivery) => headerOf(delivery, "subject"))).toEqual(["3 inquiries / お問い合わせ3件"]);
  for (let count = 0; count < mailsPerHour + 2; count += 1) await server.send().expect(200);
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour);
  await server.restart();
  await server.inquiryService.settled();
  expect(mail.deliveries).toHaveLength(mailsPerHour + 3);
});

test.each<{ readonly [field: string]: string }>([
  { name: '"; Bcc: victim@example.org' },
  { name: "victim@example.org, Other <other@example.org>" },
  { name: "=?utf-8?Q?Aiko=0D=0ABcc:_victim@example.org?=" },
  { name: "a\u0085Bcc" },
  { name: "A\r\nBcc: victim@example.org" },
  { name: "<script>alert(1)</script>" },
  { company: "x\nBcc: victim@example.org" },
  { email: "aiko@example.org\r\nBcc: victim@example.org" },
  { email: "aiko@example.org, victim@example.org" },
  { email: "aiko@example.org>\r\nRCPT TO:<victim@example.org" },
  { email: '"a b"@example.org' },
  { email: "愛子@例え.jp" },
  { contact: "1\r\nSubject: mine" },
  { inquiryType: "General\r\nBcc: victim@example.org" },
  {
    message:
      "Hi\r\n.\r\nMAIL FROM:<x@example.org>\r\nRCPT TO:<victim@example.org>\r\nDATA\r\nBcc: victim@example.org\r\n.\r\n",
  },
  { message: "Bcc: victim@example.org\n\nContent-Type: text/html\n\n<b>x</b>" },
  { message: "\u202etxt.exe" },
])("%j adds no header and no recipient", async (fields) => {
  await open();
  const { status } = await server.send(fields);
  await server.inquiryService.settled();
  expect([200, 400]).toContain(status);
  expect(mail.deliveries).toHaveLength(status === 200 ? 1 : 0);
  for (const delivery of mail.deliveries) {
    expect(delivery.recipients).toEqual([to]);
    expect(delivery.headers.map(([name]) => name).sort()).toEqual(mailHeaders);
    expect(headerOf(delivery, "to")).toBe(to);
    const message = (fields.message ?? goodForm.message).replace(/\r\n/g, "\n").trim();
    expect(delivery.text.endsWith(`\n\n${message}\n`)).toBe(true);
  }
});
