import { chmodSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import request from "supertest";
import { naughtyStrings } from "../../content/model/test-support/texts";
import { captchaParameter } from "../../content/model/api/contact-form";
import { serveSite } from "../site-files/serve-site";
import { inquiriesPerWindow, inquiryWindow } from "./inquiry-limit";
import { contactCall, startContactServer, type ContactServer } from "./test-support/contact-server";
import { goodForm } from "./test-support/good-form";

let server: ContactServer;
beforeEach(async () => {
  server = await startContactServer();
});
afterEach(() => server.close());

test("an inquiry is on the disk when it is answered, in a file that only its owner may read", async () => {
  const answer = await server
    .send({ company: "Lion & Sons", contact: "+81 3 1234 5678", message: " 一行目\r\nline two " })
    .expect(200);
  expect(answer.body).toEqual({ status: "ok" });
  expect(answer.headers["cache-control"]).toBe("no-store");
  const [name = "", ...others] = server.files();
  expect(others).toEqual([]);
  expect(name).toMatch(/^20260601T030000000Z-[0-9a-f]{16}\.json$/);
  expect(JSON.parse(server.file(name))).toEqual({
    _id: name.replace(".json", ""),
    receivedAt: "2026-06-01T03:00:00.000Z",
    ...goodForm,
    company: "Lion & Sons",
    contact: "+81 3 1234 5678",
    message: "一行目\nline two",
    state: "new",
    forwarding: { kind: "off" },
  });
  expect(statSync(join(server.dataDir, "inbox", name)).mode & 0o777).toBe(0o600);
  expect(statSync(join(server.dataDir, "inbox")).mode & 0o777).toBe(0o700);
});

test("a browser that sends an Origin instead of Sec-Fetch-Site is served; another website is not", async () => {
  const call = () => request(server.url).post("/api/contact").send(contactCall());
  await call().set("Origin", "http://site.example").expect(200);
  await call().set("Origin", "https://evil.example").expect(403);
  await call().set("Sec-Fetch-Site", "cross-site").expect(403);
  await call().expect(403);
  expect(server.files()).toHaveLength(1);
});

test.each([
  [{ name: " " }, { name: "Name is required" }, { name: "お名前を入力してください" }],
  [{ email: "" }, { email: "Email is required" }, { email: "メールアドレスを入力してください" }],
  [{ email: "aiko" }, { email: "Email is invalid" }, { email: "メールアドレスの形式が正しくありません" }],
  [{ message: "\n" }, { message: "Message is required" }, { message: "お問い合わせ内容を入力してください" }],
  [
    { company: "x".repeat(151) },
    { company: "Please use at most 150 characters" },
    { company: "150文字以内で入力してください" },
  ],
  [
    { inquiryType: "Press" },
    { inquiryType: "Please choose one of the inquiry types" },
    { inquiryType: "お問い合わせの種類を選んでください" },
  ],
  [
    { name: "a\u0000" },
    { name: "Please remove line breaks and invisible control characters" },
    { name: "改行や目に見えない制御文字を取り除いてください" },
  ],
  [
    { message: "\ud800" },
    { message: "One character is broken; please type it again" },
    { message: "壊れている文字があります。入力し直してください" },
  ],
  [
    { to_email: "x@example.org" },
    { to_email: "is not a field of this form" },
    { to_email: "このフォームにない項目です" },
  ],
  [{ contact: 5 }, { contact: "must be text" }, { contact: "文字で入力してください" }],
])("a wrong form is refused in the language of the request (%#)", async (fields, english, japanese) => {
  const answer = await server.send(fields).expect(400);
  expect(answer.body.error).toEqual({
    code: "invalid-input",
    message: "Please check the marked fields.",
    fields: english,
  });
  const inJapanese = await server.send(fields).set("Accept-Language", "ja").expect(400);
  expect(inJapanese.body.error).toEqual({
    code: "invalid-input",
    message: "入力内容をご確認ください。",
    fields: japanese,
  });
  expect(server.files()).toEqual([]);
});

test.each([
  ["application/json", "{", 400],
  ["application/json", "[]", 400],
  ["application/json", '{"__proto__":{}}', 400],
  ["application/json", JSON.stringify({ ...contactCall(), admin: true }), 400],
  ["application/json", JSON.stringify({ ...contactCall(), template_params: [] }), 400],
  ["application/json", JSON.stringify(contactCall({ message: "x".repeat(70_000) })), 413],
  ["application/x-www-form-urlencoded", "name=x", 415],
  ["multipart/form-data; boundary=x", "--x--", 415],
  ["text/plain", JSON.stringify(contactCall()), 415],
])("a body of type %s beginning like that is refused with a status of its own (%#)", async (type, body, status) => {
  const answer = await server.visitor().post("/api/contact").set("Content-Type", type).send(body);
  expect(answer.status).toBe(status);
  expect(answer.body.error.message).not.toBe("");
  expect(server.files()).toEqual([]);
});

test("the longest allowed form fits, whatever its characters", async () => {
  await server.send({ name: "𠮷".repeat(50), company: "社".repeat(150), message: "\u2028".repeat(5000) }).expect(400);
  await server
    .send({
      name: "𠮷".repeat(50),
      company: "社".repeat(150),
      message: `${'\\"'.repeat(2499)}終`,
      [captchaParameter]: "x".repeat(10_000),
    })
    .expect(200);
});

test("only POST", async () => {
  await server.visitor().get("/api/contact").expect(405).expect("Allow", "POST");
});

test("the sixth inquiry of an address within ten minutes is 429 with words; mistakes do not count, others go on", async () => {
  const address = "203.0.113.7";
  for (let count = 0; count < 10; count += 1) await server.send({ name: "" }, address).expect(400);
  for (let count = 0; count < inquiriesPerWindow; count += 1) await server.send({}, address).expect(200);
  const refused = await server.send({}, address).set("Accept-Language", "ja").expect(429);
  expect(refused.body.error).toEqual({
    code: "too-many-tries",
    message: "短時間に続けて送信されたため、いったん受け付けを止めています。数分おいてから、もう一度お送りください。",
  });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(inquiryWindow - 60);
  expect(Number(refused.headers["retry-after"])).toBeLessThanOrEqual(inquiryWindow);
  await server.send({}, `8.8.8.8, ${address}`).expect(429);
  await server.send().expect(200);
  expect(server.files()).toHaveLength(inquiriesPerWindow + 1);
});

describe("with a captcha", () => {
  beforeEach(async () => {
    await server.close();
    server = await startContactServer({ verifyCaptcha: () => Promise.resolve() });
  });

  test.each([{}, { [captchaParameter]: "" }, { [captchaParameter]: " " }])(
    "%j is refused and names the captcha",
    async (fields) => {
      const answer = await server.send(fields).expect(400);
      expect(answer.body.error.fields).toEqual({ captcha: "Please verify you are not a robot" });
    },
  );

  test("a token is accepted and not kept", async () => {
    await server.send({ [captchaParameter]: "the-token" }).expect(200);
    expect(server.file(server.files()[0] ?? "")).not.toContain("the-token");
  });
});

test("a full disk is 507, nothing is left over, and the next inquiry is taken when there is room", async () => {
  let full = true;
  await server.close();
  server = await startContactServer({
    // The system's own way to fail for want of room.
    service: { inbox: { write: (path, text) => writeFile(full ? "/dev/full" : path, text) } },
  });
  const answer = await server.send().expect(507);
  expect(answer.body.error.code).toBe("disk-full");
  expect(server.files()).toEqual([]);
  full = false;
  await server.send().expect(200);
  expect(server.log()).not.toContain("aiko");
});

test("an inbox that cannot be written to acknowledges nothing", async () => {
  rmSync(join(server.dataDir, "inbox"), { recursive: true });
  writeFileSync(join(server.dataDir, "inbox"), "not a folder");
  await server.send().expect(500);
  rmSync(join(server.dataDir, "inbox"));
  mkdirSync(join(server.dataDir, "inbox"));
  await server.send().expect(200);
});

test("while the data folder is gone a visitor reads so and how to write instead; it is not made again, and nothing is lost", async () => {
  renameSync(server.dataDir, `${server.dataDir}-away`);
  const refused = await server.send().expect(503);
  expect(refused.body.error).toEqual({
    code: "store-unavailable",
    message:
      "Our server cannot store messages at the moment, so your message was not sent. Please write to us by email instead.",
  });
  const inJapanese = await server.send().set("Accept-Language", "ja").expect(503);
  expect(inJapanese.body.error.message).toMatch(/送信できませんでした。.*メールで/);
  renameSync(`${server.dataDir}-away`, server.dataDir);
  await server.send().expect(200);
  expect(server.files()).toHaveLength(1);
});

test("an inbox that was deleted alone is made again, as private as before", async () => {
  rmSync(join(server.dataDir, "inbox"), { recursive: true });
  await Promise.all([server.send().expect(200), server.send().expect(200)]);
  expect(server.files()).toHaveLength(2);
  expect(statSync(join(server.dataDir, "inbox")).mode & 0o777).toBe(0o700);
});

test("an inbox with as many inquiries as it may hold takes no more until staff deleted one", async () => {
  await server.close();
  server = await startContactServer({ service: { inbox: { capacity: 2 } } });
  await server.send().expect(200);
  await server.restart();
  await server.send().expect(200);
  const refused = await server.send().expect(507);
  expect(refused.body.error.message).toBe(
    "Our inbox is full at the moment, so your message was not saved. Please write to us by email instead.",
  );
  const [first] = await server.inquiries();
  await server.staff
    .post("/api/deleteInquiries")
    .send({ ids: [first?._id] })
    .expect(200);
  await server.send().expect(200);
});

test("a full inbox and a full disk cost the visitor no try; they count towards the proof of work", async () => {
  let full = false;
  await server.close();
  server = await startContactServer({
    service: { inbox: { capacity: 1, write: (path, text) => writeFile(full ? "/dev/full" : path, text) } },
    ceilings: { hour: 20, day: 20 },
  });
  const visitor = "198.51.100.7";
  await server.send().expect(200);
  for (let count = 0; count <= inquiriesPerWindow; count += 1) await server.send({}, visitor).expect(507);
  const [first] = await server.inquiries();
  await server.staff.post("/api/deleteInquiries").send({ ids: [first?._id] });
  full = true;
  for (let count = 0; count <= inquiriesPerWindow; count += 1) await server.send({}, visitor).expect(507);
  full = false;
  await server.send({}, visitor).expect(200);
  for (let count = 0; count < 6; count += 1) await server.send().expect(507);
  expect((await server.send({}, visitor).expect(429)).body.error.code).toBe("proof-required");
});

describe("staff", () => {
  test.each([
    ["get", "/api/inquiries"],
    ["post", "/api/markInquiries"],
    ["post", "/api/deleteInquiries"],
    ["post", "/api/restoreInquiries"],
  ] as const)("%s %s without a session is 401", async (method, path) => {
    await server.send().expect(200);
    const answer = await server
      .visitor()
      [method](path)
      .send(method === "get" ? undefined : { _id: "x" })
      .expect(401);
    expect(answer.text).not.toContain("aiko");
  });

  test("see the inquiries newest first, mark and delete them", async () => {
    await server.close();
    let minute = 0;
    server = await startContactServer({ service: { clock: () => new Date(Date.UTC(2026, 5, 1, 3, (minute += 1))) } });
    for (const message of ["one", "two", "three"]) await server.send({ message }).expect(200);
    const before = await server.inquiries();
    expect(before.map(({ message, state }) => [message, state])).toEqual([
      ["three", "new"],
      ["two", "new"],
      ["one", "new"],
    ]);
    const [three, two, one] = before;
    const marked = await server.staff
      .post("/api/markInquiries")
      .send({ ids: [two?._id], state: "done" })
      .expect(200);
    const done = { ...two, state: "done", answered: { by: "Staff", at: expect.stringMatching(/^2026-06-01T03:/) } };
    expect(marked.body).toEqual({ items: [done] });
    const deleted = await server.staff
      .post("/api/deleteInquiries")
      .send({ ids: [one?._id] })
      .expect(200);
    expect(deleted.body).toEqual({ count: 1, undo: expect.stringMatching(/^\d{8}T/) });
    await server.restart();
    expect(await server.inquiries()).toEqual([three, done]);
    await server.staff
      .post("/api/markInquiries")
      .send({ ids: [two?._id], state: "new" })
      .expect(200);
    expect(await server.inquiries()).toEqual([three, two]);
    expect((await server.staff.get("/api/inquiries")).headers["cache-control"]).toBe("no-store");
  });

  test.each([
    ["/api/markInquiries", {}, 400],
    ["/api/markInquiries", { ids: [], state: "done" }, 400],
    ["/api/markInquiries", { ids: ["20260601T030000000Z-0123456789abcdef"], state: "deleted" }, 400],
    ["/api/markInquiries", { ids: ["20260601T030000000Z-0123456789abcdef"], state: "done", done: true }, 400],
    ["/api/markInquiries", { ids: Array(201).fill("20260601T030000000Z-0123456789abcdef"), state: "done" }, 400],
    ["/api/deleteInquiries", {}, 400],
    ["/api/deleteInquiries", { search: "x" }, 400],
    ["/api/deleteInquiries", { ids: "20260601T030000000Z-0123456789abcdef" }, 400],
    ["/api/restoreInquiries", {}, 400],
    ["/api/markInquiries", { ids: ["20260601T030000000Z-0123456789abcdef"], state: "done" }, 404],
    ["/api/deleteInquiries", { ids: ["20260601T030000000Z-0123456789abcdef"] }, 404],
    ["/api/restoreInquiries", { undo: "20260601T030000000Z-0123456789abcdef" }, 404],
  ])("%s %j is %i", async (path, body, status) => {
    await server.staff.post(path).send(body).expect(status);
  });

  test.each([
    "..",
    "../sessions",
    "../sessions.json",
    "..%2fsessions",
    "-x",
    ".git",
    "a\0b",
    "/etc/passwd",
    "x".repeat(3000),
    "20260601T030000000Z-0123456789abcdef/../../sessions",
  ])("a strange id touches nothing outside the inbox (%#)", async (id) => {
    await server.staff
      .post("/api/deleteInquiries")
      .send({ ids: [id] })
      .expect(400);
    await server.staff.post("/api/deleteInquiries").send({ upTo: id }).expect(400);
    await server.staff.post("/api/restoreInquiries").send({ undo: id }).expect(400);
    await server.staff
      .post("/api/markInquiries")
      .send({ ids: [id], state: "done" })
      .expect(400);
    await server.staff.get("/api/inquiries").query({ before: id }).expect(400);
    expect(statSync(join(server.dataDir, "sessions.json")).isFile()).toBe(true);
  });

  test("a damaged or strange file is left out and named in the log, the rest lives", async () => {
    await server.send().expect(200);
    const inbox = join(server.dataDir, "inbox");
    writeFileSync(join(inbox, "20260101T000000000Z-0123456789abcdef.json"), '{"_id": "2026');
    writeFileSync(join(inbox, "20260101T000000000Z-0000000000000000.json"), server.file(server.files().at(-1) ?? ""));
    writeFileSync(join(inbox, "notes.txt"), "x");
    mkdirSync(join(inbox, "folder"));
    expect(await server.inquiries()).toHaveLength(1);
    expect(server.log()).toContain("20260101T000000000Z-0123456789abcdef");
  });
});

test("what a killed process left half written is removed at the next start", async () => {
  await server.send().expect(200);
  const [kept = ""] = server.files();
  writeFileSync(join(server.dataDir, "inbox", `${kept}.abcdef.new`), '{"half');
  await server.restart();
  expect(server.files()).toEqual([kept]);
});

test("60 inquiries at once are 60 files, and marks at once lose nothing", async () => {
  const messages = Array.from({ length: 60 }, (_, count) => `message ${String(count)}`);
  await Promise.all(messages.map((message) => server.send({ message }).expect(200)));
  const inquiries = await server.inquiries();
  expect(inquiries.map(({ message }) => message).sort()).toEqual([...messages].sort());
  await Promise.all(
    inquiries.map(({ _id }) =>
      server.staff
        .post("/api/markInquiries")
        .send({ ids: [_id], state: "done" })
        .expect(200),
    ),
  );
  expect((await server.inquiries()).every(({ state }) => state === "done")).toBe(true);
  await Promise.all(
    inquiries.map(({ _id }) =>
      server.staff
        .post("/api/deleteInquiries")
        .send({ ids: [_id] })
        .expect(200),
    ),
  );
  expect(await server.inquiries()).toEqual([]);
});

test("naughty strings come back exactly as they were typed, or are refused by name", async () => {
  const typed: string[][] = [];
  let refused = 0;
  for (const text of naughtyStrings) {
    const tidy = text.replace(/\r\n?/g, "\n").trim();
    const everywhere = await server.send({ name: text, company: text, message: text });
    if (everywhere.status === 200) {
      typed.push([tidy, tidy, tidy]);
      continue;
    }
    const fields = Object.keys(everywhere.body.error.fields);
    expect([
      text,
      everywhere.status,
      fields.filter((field) => !["name", "company", "message"].includes(field)),
    ]).toEqual([text, 400, []]);
    // What one line cannot hold, a message of several lines may.
    const inMessage = await server.send({ message: text });
    expect([text, inMessage.status]).toEqual([text, fields.includes("message") ? 400 : 200]);
    if (inMessage.status === 200) typed.push([goodForm.name, "", tidy]);
    else refused += 1;
  }
  expect(refused).toBeLessThan(naughtyStrings.length * 0.05);
  expect(typed.filter(([name]) => name !== goodForm.name).length).toBeGreaterThan(naughtyStrings.length * 0.8);
  const kept = (await server.inquiries()).map(({ name, company, message }) => [name, company, message]);
  expect(kept.sort()).toEqual(typed.sort());
});

test("the site never serves the inbox, not even by its way out of the release", async () => {
  await server.close();
  server = await startContactServer({
    site: (dataDir) => {
      const folder = join(dataDir, "releases", "one");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "404.html"), "not found");
      writeFileSync(join(folder, "index.html"), "home");
      return serveSite({
        siteFolder: () => folder,
        newsAddress: () => undefined,
        movedTo: () => undefined,
        hasCompany: () => false,
        hasEvent: () => false,
        pagePolicy: () => Promise.resolve("default-src 'self'"),
        adminShell: () => Promise.resolve(undefined),
      });
    },
  });
  await server.send().expect(200);
  const [name = ""] = server.files();
  chmodSync(join(server.dataDir, "inbox", name), 0o644);
  expect((await request(server.url).get("/").expect(200)).text).toBe("home");
  for (const way of [
    "/inbox",
    "/data/inbox",
    "/.data/inbox",
    "/../../inbox",
    "/%2e%2e/%2e%2e/inbox",
    "/..%2f..%2finbox",
    "/ja/..%5c..%5c..%5cinbox",
    "/media/../../../inbox",
  ]) {
    for (const path of [way, `${way}/`, `${way}/${name}`]) {
      const answer = await request(server.url).get(path);
      expect([path, answer.status, answer.text]).toEqual([path, 404, "not found"]);
    }
  }
});

test("neither what a visitor wrote nor where it came from reaches the log", async () => {
  await server
    .send({ name: "Secret Name", message: "secret message", company: "Secret Ltd" }, "203.0.113.77")
    .expect(200);
  await server.send({ name: "Secret Name", email: "secret" }, "203.0.113.77").expect(400);
  expect(server.log()).toContain("/api/contact");
  for (const word of ["Secret", "secret", "aiko", "203.0.113"]) expect(server.log()).not.toContain(word);
});
