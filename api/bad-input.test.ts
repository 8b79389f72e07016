import fs, { readFileSync } from "node:fs";
import { request as send, type ClientRequest } from "node:http";
import type { Agent } from "supertest";
import request from "supertest";
import type { EventAnswer } from "../content/model/api/answers";
import { normaliseBody } from "../content/model/markdown/body";
import { looksLikeHtml } from "./texts/text-converter";
import { eventFile, newsFile } from "./test-support/item-files";
import { picture } from "./test-support/pictures";
import { startTestServer, testPassword, type TestServer } from "./test-support/test-server";
import { until } from "./test-support/until";

let server: TestServer;
let staff: Agent;
let cookie: string;
beforeAll(async () => {
  server = await startTestServer({ files: { "events/2026/a.md": eventFile(), "news/2026/n.md": newsFile() } });
  staff = await server.loggedIn();
  const login = await server.browser().post("/api/login").send({ password: testPassword });
  cookie = login.get("Set-Cookie")?.[0]?.split(";")[0] ?? "";
});
afterAll(() => server.close());

/** Nothing was committed, nothing is left in the upload folder, and the server answers. */
async function nothingHappened(commitsBefore: number): Promise<void> {
  expect(server.commits()).toBe(commitsBefore);
  expect(server.git("status", "--porcelain")).toBe("");
  await until("the upload folder is empty", () => server.uploads().length === 0);
  await request(server.url).get("/api/session").expect(200);
}

const valid = { title: "T", date: "2026-06-12", description: "D" };

/** When the disk's own error arrives: the file is closed before it is told. */
const diskErrors = ["before the end of the form", "after the end of the form"] as const;

test.each(diskErrors)("a picture that the disk has no room for is not said to be damaged, told %s", async (when) => {
  const commits = server.commits();
  const bytes = await picture("png", 400, 300);
  const isPicture = (part: unknown): boolean => Buffer.isBuffer(part) && bytes.includes(part) && part.length > 16;
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC" });
  // What Node's write streams call.
  const real = { write: fs.write, writev: fs.writev, close: fs.close };
  let isFull = false;
  const held: (() => void)[] = [];
  const refuse = (done: unknown): void => {
    isFull = true;
    setImmediate(done as (error: Error) => void, full);
  };
  const write = jest.spyOn(fs, "write").mockImplementation((fd: number, part: unknown, ...rest: unknown[]) => {
    if (isPicture(part)) refuse(rest.at(-1));
    else (real.write as (...all: unknown[]) => void)(fd, part, ...rest);
  });
  const writev = jest.spyOn(fs, "writev").mockImplementation(((fd: number, parts: unknown[], ...rest: unknown[]) => {
    if (parts.some(isPicture)) refuse(rest.at(-1));
    else (real.writev as (...all: unknown[]) => void)(fd, parts, ...rest);
  }) as typeof fs.writev);
  const close = jest.spyOn(fs, "close").mockImplementation((fd, done) => {
    if (isFull && when === "after the end of the form") held.push(() => real.close(fd, done));
    else real.close(fd, done);
  });
  const refused = await staff.post("/api/addEvent").field(valid).attach("image", bytes, "会場.png");
  for (const mock of [write, writev, close]) mock.mockRestore();
  for (const release of held) release();
  expect([refused.status, refused.body.error.code]).toEqual([507, "disk-full"]);
  await nothingHappened(commits);
});

describe("ids", () => {
  const parts = [
    "..",
    ".",
    ".git",
    "-x",
    "--",
    "a/../../b",
    "%2f",
    "%2e%2e",
    "\u0000",
    "a\u0000b",
    "a\nb",
    "A",
    "あ",
    "a b",
    "~",
    "$(id)",
    "`id`",
    "a".repeat(82),
    "events",
    "con",
    "\\",
    "a.md",
    "__proto__",
    "*",
    "?",
    "#",
    ";",
    "|",
    "\u202e",
    "\ufeff",
    "a:b",
  ];
  const ids = parts.flatMap((one) => [
    one,
    ...parts.slice(0, 9).map((other) => `${one}/${other}`),
    `a${one}`,
    `${one}a`,
  ]);

  test(`${String(ids.length)} strange ids in bodies are 400 or 404 and change nothing`, async () => {
    const before = server.commits();
    for (const _id of ids) {
      const deleted = await staff.post(Math.random() < 0.5 ? "/api/deleteEvent" : "/api/deleteNews").send({ _id });
      expect([_id, [400, 404].includes(deleted.status)]).toEqual([_id, true]);
      const edited = await staff.post("/api/editEvent").send({ ...valid, _id });
      expect([_id, [400, 404].includes(edited.status)]).toEqual([_id, true]);
    }
    await nothingHappened(before);
  });

  test("strange ids in paths are 400 or 404 and change nothing", async () => {
    const before = server.commits();
    for (const id of ids) {
      for (const path of [encodeURIComponent(id), encodeURIComponent(encodeURIComponent(id))]) {
        expect([400, 404]).toContain(
          (await staff.put(`/api/updateNews/${path}`).send({ title: "T", date: "2026-01-01", content: "C" })).status,
        );
        expect([400, 404]).toContain((await request(server.url).get(`/api/getSingleNews/${path}`)).status);
      }
    }
    for (const path of ["%", "%zz", "%ff", "%c0%ae%c0%ae", "..;/n", "n%00"]) {
      expect([400, 404]).toContain(
        (await staff.put(`/api/updateNews/${path}`).send({ title: "T", date: "2026-01-01", content: "C" })).status,
      );
    }
    await nothingHappened(before);
  });
});

describe("naughty strings", () => {
  const strings = (
    JSON.parse(readFileSync(require.resolve("big-list-of-naughty-strings/blns.json"), "utf8")) as string[]
  ).filter((_text, index) => index % 5 === 0);
  const lines = ["title", "title_jp", "time", "buttonText", "buttonText_jp", "imageAlt", "imageAlt_jp"] as const;
  const bodies = ["description", "description_jp"] as const;

  test(`${String(strings.length)} of them in every text field: an exact round trip or a clear 400`, async () => {
    const before = server.commits();
    let saved = 0;
    for (const text of strings) {
      let fields: Record<string, string> = {
        ...valid,
        link: "https://example.org",
        ...Object.fromEntries([...lines, ...bodies].map((name) => [name, text])),
      };
      let answer = await staff.post("/api/addEvent").send(fields);
      if (answer.status === 400) {
        // What was refused is named; without it the rest goes through.
        const refused = Object.keys(answer.body.error.fields as object);
        expect(refused.length).toBeGreaterThan(0);
        fields = {
          ...valid,
          ...Object.fromEntries(Object.entries(fields).filter(([name]) => !refused.includes(name))),
        };
        answer = await staff.post("/api/addEvent").send(fields);
      }
      expect([text, answer.status]).toEqual([text, 201]);
      saved += 1;
      const item: EventAnswer = answer.body.item;
      for (const name of lines) if (fields[name] === text && text.trim() !== "") expect(item[name]).toBe(text.trim());
      for (const name of bodies) {
        const kept = name === "description" ? item.descriptionMarkdown : item.descriptionMarkdown_jp;
        if (fields[name] === text && text.trim() !== "" && !looksLikeHtml(text)) expect(kept).toBe(normaliseBody(text));
      }
      for (const body of [item.description, item.description_jp ?? ""]) {
        expect(body).not.toMatch(/<script|<iframe|<style|<[^>]+\son\w+=|href="\s*(?:javascript|data|vbscript):/i);
      }
    }
    expect(saved).toBe(strings.length);
    const subjects = server.git("log", "--format=%s").trim().split("\n");
    expect(subjects).toHaveLength(before + saved);
    expect(subjects.slice(0, saved).filter((subject) => !subject.startsWith("Add event: "))).toEqual([]);
    const list: EventAnswer[] = (await request(server.url).get("/api/getEventsData")).body;
    expect(list).toHaveLength(saved + 1);
    await server.restart();
    expect((await request(server.url).get("/api/getEventsData")).body).toEqual(list);
    expect((await request(server.url).get("/api/health")).body.status).toBe("ok");
    expect(
      server
        .git("ls-files")
        .split("\n")
        .filter(
          (path) => !/^content\/(?:README\.md|(?:events|news)\/\d{4}\/[a-z0-9-]+\.md)?$/.test(path) && path !== "",
        ),
    ).toEqual([]);
  });
});

describe("bodies", () => {
  const boundary = "----x";
  const multipart = (text: string): { readonly type: string; readonly text: string } => ({
    type: `multipart/form-data; boundary=${boundary}`,
    text,
  });
  const part = (name: string, value: string, more = ""): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
  const end = `--${boundary}--\r\n`;
  const uploads = ["/api/addEvent", "/api/collections/events", "/api/pictures"];
  const good = part("title", "T") + part("date", "2026-06-12") + part("description", "D");

  /** Sends a body by hand, also a wrong one, and returns the status; undefined when the connection was closed instead. */
  const post = (
    type: string,
    body: (call: ClientRequest) => void,
    headers: Record<string, string> = {},
    path = "/api/addEvent",
  ): Promise<number | undefined> =>
    new Promise((resolve) => {
      const call = send(
        `${server.url}${path}`,
        {
          method: "POST",
          headers: { "Content-Type": type, Cookie: cookie, "Sec-Fetch-Site": "same-origin", ...headers },
        },
        (response) => {
          response.resume();
          response.on("close", () => {
            call.destroy();
            resolve(response.statusCode);
          });
        },
      );
      call.on("error", () => resolve(undefined));
      body(call);
    });

  test.each([
    ["no boundary", { type: "multipart/form-data", text: good + end }, 400],
    ["another boundary", { type: "multipart/form-data; boundary=other", text: good + end }, 400],
    ["no end", multipart(good), 400],
    ["nothing at all", multipart(""), 400],
    ["only an end", multipart(end), 400],
    ["a broken header", multipart(`--${boundary}\r\n: x\r\n\r\nx\r\n${end}`), 400],
    [
      "a part without a name",
      multipart(`${good}--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n${end}`),
      400,
    ],
    [
      "a transfer encoding nobody knows",
      multipart(
        `--${boundary}\r\nContent-Disposition: form-data; name="title"\r\nContent-Transfer-Encoding: nonsense\r\n\r\nx\r\n${end}`,
      ),
      400,
    ],
    [
      "a transfer encoding that no decoder has",
      multipart(
        `--${boundary}\r\nContent-Disposition: form-data; name="nothing"\r\nContent-Transfer-Encoding: 8bit\r\n\r\nx\r\n${good}${end}`,
      ),
      400,
    ],
    ["a prototype", multipart(part("__proto__", "x") + part("constructor", "x") + good + end), 400],
    ["a field twice", multipart(part("title", "again") + good + end), 400],
    [
      "41 fields",
      multipart(Array.from({ length: 41 }, (_, index) => part(`f${String(index)}`, "x")).join("") + end),
      413,
    ],
    [
      "100,000 fields",
      multipart(Array.from({ length: 100_000 }, (_, index) => part(`f${String(index)}`, "x")).join("") + end),
      413,
    ],
    ["600 KB of fields", multipart(part("description", "x".repeat(600_000)) + end), 413],
    [
      "a part header of 12 MB",
      multipart(`--${boundary}\r\nContent-Disposition: form-data; name="${"x".repeat(12_000_000)}"\r\n\r\nx\r\n${end}`),
      413,
    ],
    ["an urlencoded form", { type: "application/x-www-form-urlencoded", text: "title=T" }, 415],
    ["plain text", { type: "text/plain", text: "title" }, 415],
    ["no type", { type: "", text: "title" }, 415],
    ["XML", { type: "application/xml", text: "<title/>" }, 415],
    ["broken JSON", { type: "application/json", text: "{" }, 400],
    ["a JSON list", { type: "application/json", text: "[]" }, 400],
    [
      "JSON nested deeply",
      { type: "application/json", text: `{"title":${"[".repeat(100_000)}${"]".repeat(100_000)}}` },
      400,
    ],
    ["JSON that pollutes", { type: "application/json", text: '{"__proto__":{"title":"x"}}' }, 400],
    ["1 MB of JSON", { type: "application/json", text: JSON.stringify({ title: "x".repeat(1_000_000) }) }, 413],
  ] as const)("%s is refused with a number", async (_what, { type, text }, status) => {
    const before = server.commits();
    for (const path of uploads) expect(await post(type, (call) => call.end(text), {}, path)).toBe(status);
    await nothingHappened(before);
  });

  test("the same form without faults is accepted, and text may come encoded", async () => {
    expect(await post(multipart("").type, (call) => call.end(good + end))).toBe(201);
    const encoded = `--${boundary}\r\nContent-Disposition: form-data; name="title_jp"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from("夏の夕べ").toString("base64")}\r\n`;
    expect(await post(multipart("").type, (call) => call.end(good + encoded + end))).toBe(201);
    expect((await request(server.url).get("/api/getEventsData")).text).toContain("夏の夕べ");
  });

  test.each(["text/plain; charset=utf-8", "text/plain", "application/octet-stream"])(
    "a part of the type %s without a file's name is a field",
    async (type) => {
      const typed = (name: string, value: string): string => part(name, value, `\r\nContent-Type: ${type}`);
      const text = typed("title", `型 ${type}`) + typed("date", "2026-06-12") + typed("description", "D") + end;
      expect(await post(multipart("").type, (call) => call.end(text))).toBe(201);
      expect((await request(server.url).get("/api/getEventsData")).text).toContain(`型 ${type}`);
    },
  );

  // テスト in Shift-JIS and Latin-1's é, and half of a character of UTF-8.
  const foreign = ["83658358", "e9", "e38386e382"].map((hex) => Buffer.from(hex, "hex"));
  const json = (title: Buffer): Buffer =>
    Buffer.concat([Buffer.from('{"date":"2026-06-12","description":"D","title":"'), title, Buffer.from('"}')]);
  const form = (title: Buffer): Buffer =>
    Buffer.concat([
      Buffer.from(part("date", "2026-06-12") + part("description", "D") + part("title", "").slice(0, -2)),
      title,
      Buffer.from(`\r\n${end}`),
    ]);

  test.each([
    ["JSON of no encoding", "application/json", json],
    ["JSON of UTF-8", "application/json; charset=utf-8", json],
    ["JSON of Shift-JIS", "application/json; charset=shift_jis", json],
    ["multipart", multipart("").type, form],
  ])("%s whose bytes are not UTF-8 is refused in words and saves nothing", async (_what, type, body) => {
    const before = server.commits();
    for (const title of foreign) {
      expect(await post(type, (call) => call.end(body(title)))).toBe(400);
      const answer = await fetch(`${server.url}/api/addEvent`, {
        method: "POST",
        headers: { "Content-Type": type, Cookie: cookie, "Sec-Fetch-Site": "same-origin", "Accept-Language": "ja" },
        body: new Uint8Array(body(title)),
      });
      expect(await answer.json()).toMatchObject({
        error: { message: "文字コードがUTF-8ではないため、読み取れませんでした。UTF-8で送信してください。" },
      });
    }
    await nothingHappened(before);
  });

  test("another encoding that is named is refused, except for bytes that are the same in all of them", async () => {
    const type = "application/json; charset=shift_jis";
    // ﾃｱ in Shift-JIS, which as UTF-8 is another letter.
    expect(await post(type, (call) => call.end(json(Buffer.from("c3b1", "hex"))))).toBe(400);
    expect(await post(type, (call) => call.end(json(Buffer.from("Plain"))))).toBe(201);
    const marked = Buffer.concat([Buffer.from("efbbbf", "hex"), json(Buffer.from("印"))]);
    expect(await post("application/json", (call) => call.end(marked))).toBe(201);
  });

  test("100 MB that are announced, and 100 MB that are not, are 413 without being kept", async () => {
    const before = server.commits();
    const announced = { "Content-Length": String(100 * 1024 * 1024) };
    for (const path of uploads)
      expect(await post(multipart("").type, (call) => call.flushHeaders(), announced, path)).toBe(413);
    const megabyte = Buffer.alloc(1024 * 1024, 1);
    const pour = (begin: string) => (call: ClientRequest) => {
      call.write(begin);
      let sent = 0;
      const more = (): void => {
        while (sent < 100 && !call.destroyed) {
          sent += 1;
          if (!call.write(megabyte)) {
            call.once("drain", more);
            return;
          }
        }
        call.end();
      };
      more();
    };
    const asFile = part("image", "", '; filename="a.jpg"\r\nContent-Type: image/jpeg').slice(0, -2);
    for (const path of uploads) expect(await post(multipart("").type, pour(asFile), {}, path)).toBe(413);
    expect(await post(multipart("").type, pour("a preamble that never ends "))).toBe(413);
    expect(await post("application/json", pour('{"title":"'))).toBe(413);
    await nothingHappened(before);
  });

  test("60 uploads broken off half-way leave nothing behind", async () => {
    const before = server.commits();
    const bytes = await picture("jpeg", 640, 480);
    const begin = part("image", "", '; filename="a.jpg"\r\nContent-Type: image/jpeg').slice(0, -2);
    await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        post(
          multipart("").type,
          (call) => {
            call.write(good + begin);
            call.write(bytes.subarray(0, Math.floor((bytes.length * index) / 60)), () =>
              setTimeout(() => call.destroy(), index % 7),
            );
          },
          {},
          uploads[index % 2],
        ),
      ),
    );
    await nothingHappened(before);
  });

  test("what a killed server left in the upload folder is gone after the start", async () => {
    const { mkdirSync, writeFileSync } = await import("node:fs");
    mkdirSync(`${server.settings.dataDir}/tmp/upload-old`);
    writeFileSync(`${server.settings.dataDir}/tmp/upload-old/x`, "x");
    await server.restart();
    expect(server.uploads()).toEqual([]);
  });

  test("none of this was the server's own fault", () => {
    // But for the full disk.
    expect(server.log.filter((line) => line["level"] === 50).map((line) => line["err"])).toMatchObject(
      diskErrors.map(() => ({ code: "ENOSPC" })),
    );
  });
});
