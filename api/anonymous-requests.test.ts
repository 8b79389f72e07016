import { once } from "node:events";
import { connect } from "node:net";
import request from "supertest";
import { eventFile } from "./test-support/item-files";
import { startTestServer, type TestServer } from "./test-support/test-server";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ files: { "events/2026/a.md": eventFile() } });
});
afterAll(() => server.close());

const errorLines = (): unknown[] =>
  server.log.filter((line) => Number(line["level"]) >= 50).map((line) => [line["msg"], line["err"]]);

/** Sends bytes as they are and returns the answer until the connection closes; `leave: "at once"` resets it. */
async function sendRaw(text: string, leave: "at once" | "at the end" = "at the end"): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
  let answer = "";
  socket.on("error", () => undefined);
  socket.on("data", (chunk: Buffer) => (answer += chunk.toString("latin1")));
  await once(socket, "connect");
  if (leave === "at once") socket.write(text, "latin1", () => socket.resetAndDestroy());
  else socket.end(text, "latin1");
  // A server that refuses more than it has read may reset the connection, as Node 24 does.
  await new Promise((resolve) => socket.once("close", resolve));
  return answer;
}

const callPaths = [
  "/api/login",
  "/api/logout",
  "/api/contact",
  "/api/contentPushed",
  "/api/addEvent",
  "/api/pictures",
  "/api/unknown",
];
const form = "multipart/form-data; boundary=x";

describe("a request with a Content-Encoding", () => {
  const encodings = ["gzip", "deflate", "br", "zstd", "identity", "gzip, br", "nonsense", "x".repeat(2_000)];

  test.each(callPaths)("%s is 415 with the error envelope, in the language of the request", async (path) => {
    for (const encoding of encodings) {
      for (const type of ["application/json", form]) {
        const answer = await server
          .browser()
          .post(path)
          .set({ "Content-Type": type, "Content-Encoding": encoding, "Accept-Language": "ja" })
          .send("{}");
        expect([encoding, answer.status]).toEqual([encoding, 415]);
        expect(answer.body).toEqual({ error: { code: "unsupported-type", message: expect.stringMatching(/圧縮/) } });
      }
    }
    expect(errorLines()).toEqual([]);
  });
});

describe("strange requests write no error line", () => {
  const line = "Host: x\r\nSec-Fetch-Site: same-origin\r\n";
  const bodies = ["", "{", "[]", "null", '{"password":', "\u0000\u00ff", "--x\r\n", `--x\r\n\r\n`, "x".repeat(70_000)];
  const types = [
    "application/json",
    "application/json; charset=nonsense",
    form,
    "multipart/form-data",
    "text/plain",
    ";",
  ];

  test.each(callPaths)("malformed, short and broken-off bodies to %s", async (path) => {
    for (const body of bodies)
      for (const type of types) {
        const head = `POST ${path} HTTP/1.1\r\n${line}Content-Type: ${type}\r\n`;
        const length = Buffer.byteLength(body, "latin1");
        await Promise.all([
          sendRaw(`${head}Connection: close\r\nContent-Length: ${String(length)}\r\n\r\n${body}`),
          sendRaw(`${head}Content-Length: ${String(length + 100)}\r\n\r\n${body}`),
          sendRaw(`${head}Content-Length: ${String(length + 100)}\r\n\r\n${body}`, "at once"),
          sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n${body}`),
          sendRaw(`${head}Transfer-Encoding: gzip, chunked\r\n\r\n${body}`),
          sendRaw(`${head}Transfer-Encoding: chunked\r\n\r\n5;x=${"y".repeat(20_000)}\r\nhello\r\n0\r\n\r\n`),
        ]);
      }
    expect(errorLines()).toEqual([]);
    await request(server.url).get("/api/session").expect(200);
  });

  const targets = [
    "/",
    "*",
    "//",
    "http://x/api/session",
    "http://[::1",
    "/%",
    "/%00",
    "/?%",
    "/media/%",
    "\\",
    "/\u00e3",
    "?",
    "x",
    "/api/history/events/%ff",
    "/api/getSingleNews/%",
    "/a".repeat(3_000),
    "/media/2026/a.jpg?x",
    "/admin-app/%2e%2e",
  ];
  const methods = [
    "GET",
    "HEAD",
    "OPTIONS",
    "TRACE",
    "PUT",
    "DELETE",
    "PATCH",
    "PROPFIND",
    "CONNECT",
    "PRI",
    "LOCK",
    "get",
    "X",
  ];

  test.each(methods)("%s to strange addresses", async (method) => {
    for (const target of targets)
      for (const version of ["1.1", "1.0", "0.9", "2.0"])
        await sendRaw(`${method} ${target} HTTP/${version}\r\n${line}Connection: close\r\n\r\n`);
    expect(errorLines()).toEqual([]);
    await request(server.url).get("/api/session").expect(200);
  });

  test.each([
    ["Expect: 100-continue"],
    ["Expect: 200-maybe"],
    ["Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: eA=="],
    ["Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABk"],
    ["Range: bytes=99999999999-"],
    ["Accept-Language: " + ",".repeat(3_000)],
    ["Accept-Language: \u00ff;q=x"],
    ["Accept-Encoding: " + "br;q=0,".repeat(1_000)],
    ["Cookie: " + "session=;".repeat(1_000)],
    ["Cookie: session=%; __Host-session=\u00ff"],
    ["If-None-Match: " + '"x",'.repeat(2_000)],
    ["If-Modified-Since: yesterday"],
    ["X-Forwarded-For: " + "1.2.3.4,".repeat(1_500)],
    ["X-Forwarded-For: \u00ff::%zz"],
    ["Origin: null"],
    ["Host: y"],
    ["Content-Length: 5"],
    ["Content-Type: application/json\r\nContent-Length: -1"],
    ["Transfer-Encoding: identity"],
    ["Trailer: X\r\nTE: trailers"],
    ["X: " + "y".repeat(15_000)],
    ["X: " + "y".repeat(100_000)],
    ["X-a: b\r\n".repeat(3_000).trim()],
  ])("the header %.40s", async (header) => {
    for (const [method, path] of [
      ["GET", "/"],
      ["GET", "/api/getEventsData"],
      ["GET", "/api/inquiries"],
      ["GET", "/media/2026/a.jpg"],
      ["POST", "/api/login"],
      ["POST", "/api/contact"],
    ] as const)
      for (const version of ["1.1", "1.0"])
        for (const leave of ["at once", "at the end"] as const)
          await sendRaw(`${method} ${path} HTTP/${version}\r\n${line}Connection: close\r\n${header}\r\n\r\n`, leave);
    expect(errorLines()).toEqual([]);
    await request(server.url).get("/api/session").expect(200);
  });
});
