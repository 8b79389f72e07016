import { solveChallenge, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";

/** The proof that a browser sends for a challenge, with changes to it. */
export async function solve(challenge: Challenge, parameters: Partial<Challenge["parameters"]> = {}): Promise<string> {
  const asked = { ...challenge, parameters: { ...challenge.parameters, ...parameters } };
  const solution = await solveChallenge({ challenge: asked, deriveKey });
  return Buffer.from(JSON.stringify({ challenge: asked, solution })).toString("base64");
}
