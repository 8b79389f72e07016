import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflate } from "node:zlib";
import type { GitObject } from "./git-objects";

const decompress = promisify<Buffer, Buffer>(inflate);

/** True when the object lies in a file of its own in the repository, whole, as it is read from the disk now. */
export async function isLoose(commonDir: string, { id, type, bytes }: GitObject): Promise<boolean> {
  try {
    const stored = await decompress(await readFile(join(commonDir, "objects", id.slice(0, 2), id.slice(2))));
    const header = Buffer.from(`${type} ${String(bytes.length)}\0`);
    return (
      stored.length === header.length + bytes.length &&
      stored.indexOf(header) === 0 &&
      stored.subarray(header.length).equals(bytes)
    );
  } catch {
    return false;
  }
}
