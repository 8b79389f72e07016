import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { deflate } from "node:zlib";

export type ObjectType = "blob" | "tree" | "commit";

/** A git object that is to be written; `id` follows from type and bytes. */
export interface GitObject {
  readonly type: ObjectType;
  readonly id: string;
  readonly bytes: Buffer;
}

const objectIdPattern = /^[0-9a-f]{40}$/;
/** Id that git uses for "there is none". */
export const noObject = "0".repeat(40);

/** True for the 40 hex digits of a git object id. */
export function isObjectId(value: string): boolean {
  return objectIdPattern.test(value);
}

/** A git object with the id git gives it (SHA-1 of the header and the bytes). */
export function gitObject(type: ObjectType, content: Uint8Array | string): GitObject {
  const bytes = typeof content === "string" ? Buffer.from(content) : Buffer.from(content);
  const id = createHash("sha1").update(`${type} ${bytes.length}\0`).update(bytes).digest("hex");
  return { type, id, bytes };
}

const typeNumbers: Readonly<Record<ObjectType, number>> = { commit: 1, tree: 2, blob: 3 };
const compress = promisify<Buffer, Buffer>(deflate);

/** The objects as one pack stream of version 2, which `git unpack-objects` reads (gitformat-pack). */
export async function packStream(objects: readonly GitObject[]): Promise<Buffer> {
  const header = Buffer.alloc(12);
  header.write("PACK", "latin1");
  header.writeUInt32BE(2, 4);
  header.writeUInt32BE(objects.length, 8);
  const bodies = await Promise.all(
    objects.map(async ({ type, bytes }) => [entryHeader(type, bytes.length), await compress(bytes)]),
  );
  const pack = Buffer.concat([header, ...bodies.flat()]);
  return Buffer.concat([pack, createHash("sha1").update(pack).digest()]);
}

// Type and the lowest four bits of the size, then seven bits a byte; the top bit says that another byte follows.
function entryHeader(type: ObjectType, size: number): Buffer {
  const bytes: number[] = [];
  let byte = (typeNumbers[type] << 4) | (size & 15);
  for (let rest = Math.floor(size / 16); rest > 0; rest = Math.floor(rest / 128)) {
    bytes.push(byte | 128);
    byte = rest & 127;
  }
  bytes.push(byte);
  return Buffer.from(bytes);
}
