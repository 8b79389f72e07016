import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from "node:crypto";

/** scrypt cost for new hashes: half a second and 128 MiB (docs/security.md). */
const defaultCost = 2 ** 17;
const blockSize = 8;
const keyLength = 32;
const pattern = /^scrypt\$(\d{1,8})\$([A-Za-z0-9_-]{22})\$([A-Za-z0-9_-]{43})$/;
// Room for hashes made with twice the cost; anything above would let a settings file eat the memory.
const largestCost = 2 ** 18;
/** The least scrypt cost of a hash that is accepted: an eighth of the usual one, for tests and benches. */
export const smallestCost = 2 ** 14;

/** Makes `scrypt$<cost>$<salt>$<key>`; safe to keep, useless to log in with. */
export async function hashPassword(password: string, cost = defaultCost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt, cost);
  return ["scrypt", String(cost), salt.toString("base64url"), key.toString("base64url")].join("$");
}

/** True for a text that `hashPassword` could have made. */
export function isPasswordHash(text: string): boolean {
  return parts(text) !== undefined;
}

/** Compares in constant time. False for a text that is not a hash. */
export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  const parsed = parts(hash);
  if (parsed === undefined) return false;
  return timingSafeEqual(await derive(password, parsed.salt, parsed.cost), parsed.key);
}

function parts(text: string): { cost: number; salt: Buffer; key: Buffer } | undefined {
  const [, cost, salt, key] = pattern.exec(text) ?? [];
  if (cost === undefined || salt === undefined || key === undefined) return undefined;
  const number = Number(cost);
  if (number < smallestCost || number > largestCost || !Number.isInteger(Math.log2(number))) return undefined;
  return { cost: number, salt: Buffer.from(salt, "base64url"), key: Buffer.from(key, "base64url") };
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  const options: ScryptOptions = { N: cost, r: blockSize, p: 1, maxmem: 128 * cost * blockSize + 1024 * 1024 };
  return new Promise((resolve, reject) => {
    // The same password typed on another keyboard may arrive composed differently.
    scrypt(password.normalize("NFKC"), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
