import { randomBytes } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { replaceFile, syncFolder } from "./durable-file";
import { ifThere } from "./error-code";

/** The text of a private file, or undefined when there is none. */
export function readPrivateFile(path: string): Promise<string | undefined> {
  return ifThere(readFile(path, "utf8"));
}

/** Replaces a file atomically and durably; only its owner may read it. */
export async function writePrivateFile(path: string, text: string): Promise<void> {
  const temporary = `${path}.${randomBytes(6).toString("hex")}.new`;
  try {
    await replaceFile(path, text, temporary, 0o600);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** Removes a file durably. */
export async function removePrivateFile(path: string): Promise<void> {
  await rm(path, { force: true });
  await syncFolder(dirname(path));
}
