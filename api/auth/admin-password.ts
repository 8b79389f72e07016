import { createHash, hkdfSync, randomInt, createHmac, randomBytes } from "node:crypto";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import type { ConfiguredPassword } from "../env";
import { oneAtATime } from "../support/one-at-a-time";
import { hashPassword, isPasswordHash, verifyPassword } from "./password-hash";
import { readPrivateFile, writePrivateFile } from "../support/private-file";

/** The one admin password, known only as a hash (R9.1). */
export interface AdminPassword {
  /** Checks one password at a time, lower ranks first. Throws QueueFullError when too many wait. */
  verify(password: string, rank?: number): Promise<boolean>;
  /** Changes whenever the password changes; sessions of another epoch are over. */
  readonly epoch: string;
  /** Signs what shall be valid until the password changes. */
  readonly key: Buffer;
}

/** Runs a hash; tests count them and hold them back. */
export type Hashing = (hash: () => Promise<boolean>) => Promise<boolean>;

export interface AdminPasswordOptions {
  readonly dataDir: string;
  readonly configured: ConfiguredPassword;
  /** Called with a password generated at the first start, before its hash is stored. */
  readonly announce: (password: string) => Promise<void> | void;
  /** scrypt cost for a hash made now; tests lower it. */
  readonly cost?: number;
  readonly hashing?: Hashing;
}

// A queue of 20 is ten seconds of hashing: later requests get "too-many-tries".
const maxWaiting = 20;
// Guesses that the filter answers take this long (ms): at most 40 a second, from however many networks.
const filteredGuess = 25;
const keyBytes = 32;
const alphabet = "abcdefghjkmnpqrstuvwxyz23456789";
const generatedGroups = 5;
const groupLength = 4;

/** Takes the configured password, or the stored one, or generates one; stores its hash in `DATA_DIR/password`. */
export async function openAdminPassword(options: AdminPasswordOptions): Promise<AdminPassword> {
  const { hashing = atOnce } = options;
  const filter = passwordFilter();
  const hash = await currentHash(options, filter);
  const queue = oneAtATime(maxWaiting);
  const check = async (password: string): Promise<boolean> => {
    if (!filter.mayBe(password)) return wait(filteredGuess, false);
    const right = await hashing(() => verifyPassword(password, hash));
    if (right) filter.learn(password);
    return right;
  };
  return {
    verify: (password, rank) => queue(() => check(password), rank),
    epoch: createHash("sha256").update(hash).digest("hex").slice(0, 32),
    key: Buffer.from(hkdfSync("sha256", hash, "", "chamber known browsers", keyBytes)),
  };
}

const atOnce: Hashing = (hash) => hash();

async function currentHash(
  { dataDir, configured, announce, cost }: AdminPasswordOptions,
  filter: PasswordFilter,
): Promise<string> {
  if (configured.kind === "hash") return configured.hash;
  if (configured.kind === "plain") filter.learn(configured.password);
  const path = join(dataDir, "password");
  const kept = (await readPrivateFile(path))?.trim();
  if (kept !== undefined && !isPasswordHash(kept)) {
    throw new Error(`${path} is damaged. Delete it to get a new password at the next start.`);
  }
  if (configured.kind === "stored-or-generated") {
    if (kept !== undefined) return kept;
    const password = generatePassword();
    filter.learn(password);
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

/** Rejects most wrong passwords without the costly hash. */
interface PasswordFilter {
  /** False: certainly not the password. True for the password, for one in 256 others, and for all until `learn`. */
  mayBe(password: string): boolean;
  /** Stores the filter of the right password. */
  learn(password: string): void;
}

/**
 * Keeps 8 bits of a hash with a random key, in memory only: too little to learn anything about the password from, and
 * enough that guesses cannot fill the queue of hashes.
 */
function passwordFilter(): PasswordFilter {
  const key = randomBytes(32);
  const mark = (password: string) => createHmac("sha256", key).update(password.normalize("NFKC")).digest()[0];
  let right: number | undefined;
  return {
    mayBe: (password) => right === undefined || mark(password) === right,
    learn: (password) => (right = mark(password)),
  };
}
