import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { picture } from "./test-support/pictures";
import { startTestServer, testPassword, type TestServer } from "./test-support/test-server";

const minute = 60_000;
const boundary = "----x";
let server: TestServer | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await server?.close();
});

async function started(times: NonNullable<Parameters<TestServer["restart"]>[0]>["times"]): Promise<TestServer> {
  server = await startTestServer({
    files: { "media/large.jpg": Buffer.alloc(19_000_000, 1) },
    ...(times === undefined ? {} : { overrides: { times } }),
  });
  return server;
}

/** A connection that sends what it is given, and everything it has received. */
async function open(text: string | Buffer): Promise<{ readonly socket: Socket; readonly ended: Promise<string> }> {
  const socket = connect(Number(new URL(server?.url ?? "").port), "127.0.0.1");
  sockets.push(socket);
  socket.on("error", () => undefined);
  let answer = "";
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString()));
  const ended = once(socket, "close").then(() => answer);
  await once(socket, "connect");
  socket.write(text);
  return { socket, ended };
}

const json = (path: string, length: number): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nAccept-Language: ja\r\n` +
  `Content-Type: application/json\r\nContent-Length: ${String(length)}\r\n\r\n`;

/** The two halves of a staff member's upload. */
async function upload({ browser }: TestServer): Promise<readonly [Buffer, Buffer]> {
  const login = await browser().post("/api/login").send({ password: testPassword }).expect(200);
  const field = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const body = Buffer.concat([
    Buffer.from(field("title", "T") + field("date", "2026-06-12") + field("description", "D")),
    Buffer.from(field("imageAlt", "A") + field("imageAlt_jp", "A")),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    await picture("jpeg"),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const head =
    `POST /api/addEvent HTTP/1.1\r\nHost: x\r\nSec-Fetch-Site: same-origin\r\nConnection: close\r\n` +
    `Cookie: ${login.get("Set-Cookie")?.[0]?.split(";")[0] ?? ""}\r\n` +
    `Content-Type: multipart/form-data; boundary=${boundary}\r\nContent-Length: ${String(body.length)}\r\n\r\n`;
  const half = Math.floor(body.length / 2);
  return [Buffer.concat([Buffer.from(head), body.subarray(0, half)]), body.subarray(half)];
}

const errorLines = (): unknown[] => server?.log.filter((line) => Number(line["level"]) >= 50) ?? [];

describe("slow bodies", () => {
  test("an upload with a session arrives after the time of bodies without one, which are 408 in words", async () => {
    const [first, rest] = await upload(await started({ anonymous: 500, session: minute, stalled: minute }));
    const slow = await open(first);
    for (const path of ["/api/login", "/api/contact", "/api/contentPushed"]) {
      const half = await open(json(path, 100) + '{"');
      const answer = await half.ended;
      expect(answer).toMatch(/^HTTP\/1.1 408 /);
      expect(answer).toMatch(/\r\nConnection: close\r\n/i);
      expect(answer).toContain('{"error":{"code":"timeout","message":"時間内に送信が終わりませんでした。"}}');
    }
    slow.socket.write(rest);
    expect(await slow.ended).toMatch(/^HTTP\/1.1 201 /);
    expect(errorLines()).toEqual([]);
  });

  test("a body that nobody reads is cut off, too", async () => {
    await started({ anonymous: 500 });
    for (const path of ["/api/addEvent", "/api/pictures", "/api/logout", "/api/unknown", "/about"])
      expect(await (await open(json(path, 100) + '{"')).ended).toMatch(/^HTTP\/1.1 (?:204|401|404) /);
    expect(errorLines()).toEqual([]);
  });

  test("an upload with a session that stalls, or takes longer than its time, is 408", async () => {
    for (const times of [
      { session: minute, stalled: 300 },
      { session: 300, stalled: minute },
    ]) {
      const [first] = await upload(await started({ anonymous: minute, ...times }));
      expect(await (await open(first)).ended).toMatch(/^HTTP\/1.1 408 /);
      expect(server?.uploads()).toEqual([]);
      expect(errorLines()).toEqual([]);
      await server?.close();
    }
    server = undefined;
  });
});

describe("stopping", () => {
  test("an upload under way is saved, a call on an open connection is told to come back, a page is served", async () => {
    const running = await started({});
    const [first, rest] = await upload(running);
    const slow = await open(first);
    const call = await open(json("/api/login", 2).replace("\r\n\r\n", "\r\n"));
    const page = await open("GET /media/large.jpg HTTP/1.1\r\nHost: x\r\n");
    await running.browser().get("/api/session").expect(200);
    const stopped = running.stop();
    call.socket.write("\r\n{}");
    const refused = await call.ended;
    expect(refused).toMatch(/^HTTP\/1.1 503 /);
    expect(refused).toMatch(/\r\nRetry-After: 10\r\n/);
    expect(refused).toMatch(/\r\nConnection: close\r\n/i);
    expect(refused).toContain("サーバーを再起動しています。少し待ってから、もう一度お試しください。");
    page.socket.write("\r\n");
    expect(await page.ended).toMatch(/^HTTP\/1.1 200 /);
    slow.socket.write(rest);
    expect(await slow.ended).toMatch(/^HTTP\/1.1 201 /);
    await stopped;
    expect(running.git("log", "-1", "--format=%s").trim()).toBe("Add event: T (2026-06-12)");
    expect(errorLines()).toEqual([]);
  });

  test("an upload that does not end holds the stop no longer than its time", async () => {
    const running = await started({ drain: 300 });
    const [first] = await upload(running);
    const slow = await open(first);
    await running.browser().get("/api/session").expect(200);
    await running.stop();
    expect(await slow.ended).toBe("");
    expect(running.commits()).toBe(1);
  });
});
