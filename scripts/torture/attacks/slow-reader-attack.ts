import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import sharp from "sharp";
import type { AttackFigures } from "./attack-figures";
import type { StartService } from "./attacked-process";
import { seconds, withAttackedServer, type AttackedServer } from "./attacked-server";

const readers = 150;
const pictures = 12;

/**
 * 150 connections that request one picture of 9.6 MB and read nothing, then as many for different ones; staff save and
 * a visitor looks at lists and pictures meanwhile. Ends when the server has closed every such connection (R12).
 */
export async function slowReaderAttack(start: StartService): Promise<AttackFigures[]> {
  const files: Record<string, Buffer> = {};
  for (let count = 0; count < pictures; count += 1) files[pathOf(count).slice(1)] = await largePicture();
  return withAttackedServer(start, { content: files }, async (server) => [
    await attack(server, "150 readers of one 9.6 MB picture who stop reading", () => 0),
    await attack(server, "150 readers of 12 such pictures who stop reading", (reader) => reader % pictures),
  ]);
}

const pathOf = (count: number): string => `/media/2026/large-${String(count)}.jpg`;

/** A photograph of noise, 9.6 MB. */
function largePicture(): Promise<Buffer> {
  const [width, height] = [2400, 1470];
  return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 99, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

async function attack(
  server: AttackedServer,
  name: string,
  pictureOf: (reader: number) => number,
): Promise<AttackFigures> {
  const sockets = await Promise.all(
    Array.from({ length: readers }, (_, reader) => stoppedReader(server.url, pathOf(pictureOf(reader)))),
  );
  const started = performance.now();
  const closed = Promise.all(sockets.map(ended));
  const [saves, pages, views]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < 10; round += 1) {
    saves.push(await server.save());
    pages.push(await server.get("/api/getEventsData"));
    views.push(await server.get(pathOf(round)));
  }
  await closed;
  return {
    attack: name,
    attempts: readers,
    staff: `saved in ${seconds(Math.max(...saves))} at most`,
    visitor: `list in ${seconds(Math.max(...pages))}, picture in ${seconds(Math.max(...views))} at most; readers ended after ${seconds(performance.now() - started)}`,
    peakMemoryMb: server.peakMemoryMb(),
  };
}

async function stoppedReader(url: string, path: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);
  await once(socket, "readable");
  return socket;
}

/** Resolves when the server has ended the connection: a reader who stopped learns of it by an error or the end. */
async function ended(socket: Socket): Promise<void> {
  if (socket.destroyed) return;
  const closed = new Promise((resolve) => socket.once("close", resolve));
  const probe = setInterval(() => socket.write("\r\n"), 1_000);
  await closed;
  clearInterval(probe);
}
