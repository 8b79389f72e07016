import { createHash, randomInt } from "node:crypto";
import { join } from "node:path";
import type { ConfiguredPassword } from "../env";
import { oneAtATime } from "../support/one-at-a-time";
import { hashPassword, isPasswordHash, verifyPassword } from "./password-hash";
import { readPrivateFile, writePrivateFile } from "../support/private-file";

/** The one admin password, known only as a hash (R9.1). */
export interface AdminPassword {
  /** Checks one password at a time. Throws QueueFullError when too many wait. */
  verify(password: string): Promise<boolean>;
  /** Changes whenever the password changes; sessions of another epoch are over. */
  readonly epoch: string;
}

export interface AdminPasswordOptions {
  readonly dataDir: string;
  readonly configured: ConfiguredPassword;
  /** Called with a password generated at the first start, before its hash is stored. */
  readonly announce: (password: string) => Promise<void> | void;
  /** scrypt cost for a hash made now; tests lower it. */
  readonly cost?: number;
}

// A queue of 20 is ten seconds of hashing: later requests get "too-many-tries".
const maxWaiting = 20;
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const generatedGroups = 5;
const groupLength = 4;

/** Takes the configured password, or the stored one, or generates one; stores its hash in `DATA_DIR/password`. */
export async function openAdminPassword(options: AdminPasswordOptions): Promise<AdminPassword> {
  const hash = await currentHash(options);
  const queue = oneAtATime(maxWaiting);
  return {
    verify: (password) => queue(() => verifyPassword(password, hash)),
    epoch: createHash("sha256").update(hash).digest("hex").slice(0, 32),
  };
}

async function currentHash({ dataDir, configured, announce, cost }: AdminPasswordOptions): Promise<string> {
  if (configured.kind === "hash") return configured.hash;
  const path = join(dataDir, "password");
  const kept = (await readPrivateFile(path))?.trim();
  if (kept !== undefined && !isPasswordHash(kept)) {
    throw new Error(`${path} is damaged. Delete it to get a new password at the next start.`);
  }
  if (configured.kind === "kept-or-generated") {
    if (kept !== undefined) return kept;
    const password = generatePassword();
    const hash = await hashPassword(password, cost);
    // A start that ends in between generates another one.
    await announce(password);
    await writePrivateFile(path, `${hash}\n`);
    return hash;
  }
  if (kept !== undefined && (await verifyPassword(configured.password, kept))) return kept;
  const hash = await hashPassword(configured.password, cost);
  await writePrivateFile(path, `${hash}\n`);
  return hash;
}

/** Five groups of four, about 99 bits; no characters that look alike. */
function generatePassword(): string {
  const group = () => Array.from({ length: groupLength }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
  return Array.from({ length: generatedGroups }, group).join("-");
}
