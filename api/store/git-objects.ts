import { createHash } from "node:crypto";

const objectIdPattern = /^[0-9a-f]{40}$/;
/** Id that git writes where there is no object. */
export const noObject = "0".repeat(40);

/** True for the 40 hex digits of a git object id. */
export function isObjectId(value: string): boolean {
  return objectIdPattern.test(value);
}

/** The id that git gives to a file's bytes. */
export function blobId(bytes: Uint8Array): string {
  return createHash("sha1")
    .update(`blob ${String(bytes.length)}\0`)
    .update(bytes)
    .digest("hex");
}
