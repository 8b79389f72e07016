import { hkdfSync } from "node:crypto";
import { createChallenge, verifySolution, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import { z } from "zod";
import { parseJson } from "../support/parse-json";
import { WindowCounts } from "../support/window-counts";

/** Makes puzzles that a browser solves by calculating, and checks the solutions. No third party, nothing stored about visitors. */
export interface ProofOfWork {
  /** A new puzzle, valid for ten minutes; work grows with the difficulty, from 1. */
  challenge(difficulty: number): Promise<Challenge>;
  /**
   * True for the first solution of a challenge of ours, base64 of `{challenge, solution}` as JSON, that was at least half as
   * difficult as given.
   */
  accepts(proof: string, difficulty: number): Promise<boolean>;
}

export interface ProofOfWorkOptions {
  /** Signs challenges: servers with the same key accept each other's, each of them once. */
  readonly key: Buffer;
  readonly clock: () => Date;
  /** Hexadecimal digits that a solution must begin with: 16 tries on average for each. */
  readonly prefix?: string;
  readonly validSeconds?: number;
}

const longestValid = 10 * 60;
// A browser derives PBKDF2 as fast as a program does, so that a visitor is not at a disadvantage. One try takes 0.2 ms,
// which is what checking costs us; 4,096 tries take a laptop about a second and a phone about five.
const algorithm = "PBKDF2/SHA-256";
const iterations = 1000;
const triedPrefix = "000";

const Proof = z.strictObject({
  challenge: z.strictObject({
    parameters: z.strictObject({
      algorithm: z.literal(algorithm),
      nonce: z.string(),
      salt: z.string(),
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: z.string(),
      expiresAt: z.number(),
    }),
    signature: z.string().length(64),
  }),
  solution: z.looseObject({ counter: z.int(), derivedKey: z.string() }),
});

/** What was accepted is in memory: a restart forgets it, which gives a sender ten minutes to use a proof again. */
export function createProofOfWork({
  key,
  clock,
  prefix = triedPrefix,
  validSeconds = longestValid,
}: ProofOfWorkOptions): ProofOfWork {
  const hmacSignatureSecret = Buffer.from(hkdfSync("sha256", key, "", "chamber proofs of work", 32)).toString("hex");
  const used = new WindowCounts(1, longestValid, clock);
  return {
    challenge: (difficulty) =>
      createChallenge({
        algorithm,
        cost: iterations * difficulty,
        keyPrefix: prefix,
        // The library compares with the system's clock.
        expiresAt: Math.floor(Date.now() / 1000) + validSeconds,
        deriveKey,
        hmacSignatureSecret,
      }),
    async accepts(text, difficulty) {
      const proof = Proof.safeParse(parseJson(Buffer.from(text, "base64").toString())).data;
      // Half of the current difficulty is enough: it may have grown while the browser calculated.
      if (proof === undefined || proof.challenge.parameters.cost * 2 < iterations * difficulty) return false;
      if (used.wait(proof.challenge.signature) !== undefined) return false;
      used.add(proof.challenge.signature);
      const { verified } = await verifySolution({ ...proof, deriveKey, hmacSignatureSecret });
      return verified;
    },
  };
}
