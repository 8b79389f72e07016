import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { AttackFigures } from "./attack-figures";
import type { StartService } from "./attacked-process";
import { seconds, withAttackedServer, type AttackedServer } from "./attacked-server";

const slowBodies = 200;
const boundary = "----attack";

/** How long the slow upload of staff takes; longer than a body without a session may take. */
const uploadSeconds = 45;

/**
 * Bodies that never end, pictures that are large when they are decoded, and a stop, while staff upload a photograph of
 * several MB over a slow line.
 */
export async function uploadAttack(start: StartService): Promise<AttackFigures[]> {
  return [
    await withAttackedServer(start, {}, slowBodiesAttack),
    ...(await withAttackedServer(start, {}, async (server) => [await pictureAttack(server), await stopAttack(server)])),
  ];
}

async function slowBodiesAttack(server: AttackedServer): Promise<AttackFigures> {
  const paths = ["/api/login", "/api/contact", "/api/contentPushed", "/api/addEvent", "/api/pictures", "/api/unknown"];
  const slow = Array.from({ length: slowBodies }, (_, count) => dripping(server, paths[count % paths.length] ?? ""));
  const started = performance.now();
  const upload = sendSlowly(server, await photograph(), uploadSeconds).then(
    (status) => `upload over ${seconds(performance.now() - started)}: ${String(status)}`,
  );
  const pages: number[] = [];
  for (let round = 0; round < 10; round += 1) pages.push(await server.get("/api/getEventsData"));
  const longest = Math.max(...(await Promise.all(slow)));
  return {
    attack: "200 bodies of a byte a second, without a session",
    attempts: slowBodies,
    staff: await upload,
    visitor: `list in ${seconds(Math.max(...pages))} at most; slow bodies ended after ${seconds(longest)} at most`,
    peakMemoryMb: server.peakMemoryMb(),
  };
}

async function pictureAttack(server: AttackedServer): Promise<AttackFigures> {
  const plain = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "white" }, limitInputPixels: false });
  const bombs = await Promise.all([
    plain(40_000, 1_000).png({ compressionLevel: 9 }).toBuffer(),
    plain(1_000, 40_000).png({ compressionLevel: 9 }).toBuffer(),
    plain(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer(),
    plain(20_000, 2_000).jpeg({ progressive: true }).toBuffer(),
    plain(6_300, 6_300).jpeg({ progressive: true }).toBuffer(),
    plain(6_300, 6_300).png({ compressionLevel: 9, progressive: true }).toBuffer(),
  ]);
  const pages: number[] = [];
  const answers = Promise.all([...bombs, ...bombs].map((bomb) => sendSlowly(server, bomb, 0)));
  for (let round = 0; round < 10; round += 1) pages.push(await server.get("/api/getEventsData"));
  const counts = new Map<number, number>();
  for (const status of await answers) counts.set(status, (counts.get(status) ?? 0) + 1);
  const saved = await server.save();
  return {
    attack: "12 uploads at once of pictures that are large when decoded",
    attempts: bombs.length * 2,
    staff: `${[...counts].map(([status, count]) => `${String(count)} x ${String(status)}`).join(", ")}; saved in ${seconds(saved)} afterwards`,
    visitor: `list in ${seconds(Math.max(...pages))} at most`,
    peakMemoryMb: server.peakMemoryMb(),
  };
}

async function stopAttack(server: AttackedServer): Promise<AttackFigures> {
  const upload = sendSlowly(server, await photograph(), 8);
  const late = open(server, "/api/login", { "Content-Type": "application/json", "Content-Length": "2" });
  const answered = once(late, "response") as Promise<[IncomingMessage]>;
  await wait(2_000);
  const started = performance.now();
  const peak = server.peakMemoryMb();
  const stopped = server.stop();
  // A busy machine delivers the signal some time later.
  await wait(1_000);
  const refused = await fetch(`${server.url}/api/getEventsData`).then(
    ({ status }) => String(status),
    () => "refused",
  );
  late.end("{}");
  const [{ statusCode }] = await answered;
  const status = await upload;
  await stopped;
  return {
    attack: "SIGTERM during an upload",
    attempts: 1,
    staff: `upload under way: ${String(status)}; stopped after ${seconds(performance.now() - started)}`,
    visitor: `a call on a new connection: ${refused}; one that had begun: ${String(statusCode)}`,
    peakMemoryMb: peak,
  };
}

/** A photograph of noise, several MB. */
function photograph(): Promise<Buffer> {
  const [width, height] = [2400, 1600];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

function open({ url }: AttackedServer, path: string, headers: Record<string, string>): ClientRequest {
  const call = request(url + path, { method: "POST", headers: { "Sec-Fetch-Site": "same-origin", ...headers } });
  call.on("error", () => undefined);
  call.flushHeaders();
  return call;
}

/** Sends a byte a second; resolves with the milliseconds after which the server ended the connection. */
async function dripping(server: AttackedServer, path: string): Promise<number> {
  const started = performance.now();
  const call = open(server, path, { "Content-Type": "application/json", "Content-Length": "100000" });
  call.on("response", (answer) => answer.resume());
  const drip = setInterval(() => call.write(" "), 1_000);
  await new Promise((resolve) => call.once("close", resolve));
  clearInterval(drip);
  return performance.now() - started;
}

/** Adds an event with a picture that takes some seconds to be sent; resolves with the status of the answer. */
async function sendSlowly(server: AttackedServer, picture: Buffer, overSeconds: number): Promise<number> {
  const field = (name: string, value: string): string =>
    `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const texts = { title: "Photograph", date: "2026-06-12", description: "D", imageAlt: "A", imageAlt_jp: "A" };
  const body = Buffer.concat([
    Buffer.from(
      Object.entries(texts)
        .map(([name, value]) => field(name, value))
        .join(""),
    ),
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    picture,
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const call = open(server, "/api/addEvent", {
    Cookie: server.cookie,
    "Content-Type": `multipart/form-data; boundary=${boundary}`,
    "Content-Length": String(body.length),
  });
  const answered = once(call, "response") as Promise<[IncomingMessage]>;
  const steps = Math.max(1, overSeconds);
  for (let step = 0; step < steps; step += 1) {
    call.write(body.subarray((body.length * step) / steps, (body.length * (step + 1)) / steps));
    if (step < steps - 1) await wait(1_000);
  }
  call.end();
  const [answer] = await answered;
  answer.resume();
  return answer.statusCode ?? 0;
}
