import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readlink, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import Koa from "koa";
import { answerErrors } from "../http/answer-errors";
import { createLog } from "../support/log";
import { serveSite } from "./serve-site";
import { until } from "../test-support/until";

let folder: string;
let server: Server;
const errors: string[] = [];
const log = createLog("error", { write: (line) => errors.push(line) });
const quiet = (): void => undefined;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "left-visitors-"));
  await mkdir(join(folder, "large"));
  await writeFile(join(folder, "index.html"), "<h1>Home</h1>");
  await writeFile(join(folder, "404.html"), "<h1>Not found</h1>");
  await writeFile(join(folder, "large/index.html"), "a".repeat(500_000));
  await writeFile(join(folder, "picture.jpg"), Buffer.alloc(5_000_000, 1));
  const koa = new Koa();
  koa.on("error", quiet);
  koa.use(answerErrors(log));
  koa.use(
    serveSite({
      siteFolder: () => folder,
      newsAddress: () => undefined,
      movedTo: () => undefined,
      hasCompany: () => false,
      hasEvent: () => false,
      pagePolicy: () => Promise.resolve("default-src 'self'"),
      adminShell: () => Promise.resolve(undefined),
    }),
  );
  const answer = koa.callback();
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing)).listen(0, "127.0.0.1");
  await once(server, "listening");
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await once(server, "close");
  await rm(folder, { recursive: true, force: true });
});

/** Requests a page and leaves: at once, some milliseconds later, or with the first bytes of the answer. */
async function askAndLeave(path: string, after: number | "first bytes"): Promise<void> {
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.on("error", quiet);
  await once(socket, "connect");
  socket.write(`GET ${path} HTTP/1.1\r\nHost: chamber.example\r\n\r\n`);
  if (after === "first bytes") await once(socket, "data");
  else await wait(after);
  socket.resetAndDestroy();
}

/** Files of the folder that this process holds open. */
async function openFiles(): Promise<string[]> {
  const descriptors = await readdir("/proc/self/fd");
  const targets = await Promise.all(descriptors.map((name) => readlink(`/proc/self/fd/${name}`).catch(() => "")));
  return targets.filter((target) => target.startsWith(folder));
}

test("visitors who leave while a file is opened or sent cause no error line and leave no file open", async () => {
  const moments = [0, 1, 2, 3, 5, "first bytes"] as const;
  for (let round = 0; round < 30; round += 1) {
    const leaving = moments.flatMap((moment) =>
      ["/", "/large", "/picture.jpg", "/unknown"].map((path) => askAndLeave(path, moment)),
    );
    await Promise.all(leaving);
  }
  const { port } = server.address() as AddressInfo;
  const whole = await fetch(`http://127.0.0.1:${String(port)}/large`);
  expect(whole.headers.get("content-length")).toBe("500000");
  expect((await whole.text()).length).toBe(500_000);
  const picture = await fetch(`http://127.0.0.1:${String(port)}/picture.jpg`);
  expect(picture.headers.get("content-length")).toBe("5000000");
  expect((await picture.arrayBuffer()).byteLength).toBe(5_000_000);
  expect(errors).toEqual([]);
  await until("no file is open", async () => (await openFiles()).length === 0);
});
