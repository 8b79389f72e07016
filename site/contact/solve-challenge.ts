import { solveChallenge as search, type Challenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Milliseconds after which a device counts as too slow. */
const checkTimeout = 120_000;

/**
 * The proof for a challenge of the API (R5.7): calculated by the browser without any request. Undefined when time runs
 * out; rejects where the browser has no Web Crypto (a page without https). Loaded only when a challenge comes.
 */
export async function solveChallenge(challenge: Challenge): Promise<string | undefined> {
  const solution = await search({ challenge, deriveKey, timeout: checkTimeout });
  return solution === null ? undefined : btoa(JSON.stringify({ challenge, solution }));
}
