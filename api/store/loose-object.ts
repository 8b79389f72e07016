import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { inflate, inflateSync } from "node:zlib";
import type { GitObject } from "./git-objects";

const decompress = promisify<Buffer, Buffer>(inflate);
/** Up to here reading and unpacking at once takes less time than asking threads for it, in bytes. */
export const smallBytes = 256 * 1024;

/** True when the object lies in a file of its own in the repository, whole, as it is read from the disk now. */
export async function isLoose(commonDir: string, { id, type, bytes }: GitObject): Promise<boolean> {
  try {
    const path = join(commonDir, "objects", id.slice(0, 2), id.slice(2));
    const stored =
      bytes.length <= smallBytes ? inflateSync(readFileSync(path)) : await decompress(await readFile(path));
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
