import { createHmac, randomBytes } from "node:crypto";

/** Rejects most wrong passwords without the costly hash. */
export interface PasswordFilter {
  /** False: certainly not the password. True for the password, for one in 256 others, and for all until `learn`. */
  mayBe(password: string): boolean;
  /** Stores the filter of the right password. */
  learn(password: string): void;
}

/**
 * Keeps 8 bits of a hash with a random key, in memory only: too little to learn anything about the password from, and
 * enough that guesses cannot fill the queue of hashes.
 */
export function passwordFilter(): PasswordFilter {
  const key = randomBytes(32);
  const mark = (password: string) => createHmac("sha256", key).update(password.normalize("NFKC")).digest()[0];
  let right: number | undefined;
  return {
    mayBe: (password) => right === undefined || mark(password) === right,
    learn: (password) => (right = mark(password)),
  };
}
