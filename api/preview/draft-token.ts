import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { collectionNames } from "../../content/model/collections/collection-names";
import { signedTexts } from "../support/signed-texts";

/** Signed: what a draft link shows, and how long. */
const Claim = z.tuple([
  z.enum(collectionNames),
  z.string(),
  /** 1: the prepared change of the entry. */
  z.union([z.literal(0), z.literal(1)]),
  /** Seconds since 1970. */
  z.int(),
  z.int(),
]);

/** What a draft link shows. */
export interface DraftClaim {
  readonly collection: (typeof collectionNames)[number];
  readonly id: string;
  /** True for the entry's prepared change. */
  readonly next: boolean;
  /** In ms since 1970. */
  readonly expires: number;
  /** The entry's revocation number when the link was made (`RevokedLinks`). */
  readonly number: number;
}

/** The tokens of draft links. */
export interface DraftTokens {
  sign(claim: DraftClaim): string;
  /** What a token of ours was signed for, also after its time; undefined for any other. */
  read(token: string): DraftClaim | undefined;
}

/** Tokens that servers with the same key accept from each other. */
export function draftTokens(commonKey: Buffer): DraftTokens {
  const key = Buffer.from(hkdfSync("sha256", commonKey, "", "chamber draft links", 32));
  const claims = signedTexts(key, Claim);
  return {
    sign: ({ collection, id, next, expires, number }) =>
      claims.sign([collection, id, next ? 1 : 0, Math.floor(expires / 1000), number]),
    read(token) {
      const claim = claims.read(token);
      if (claim === undefined) return undefined;
      const [collection, id, next, expires, number] = claim;
      return { collection, id, next: next === 1, expires: expires * 1000, number };
    },
  };
}
