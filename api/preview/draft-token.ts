import { createHmac, hkdfSync, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { collectionNames } from "../../content/model/collections/collection-names";
import { parseJson } from "../support/parse-json";

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
  const signature = (text: string): string => createHmac("sha256", key).update(text).digest("base64url");
  return {
    sign({ collection, id, next, expires, number }) {
      const claim: z.infer<typeof Claim> = [collection, id, next ? 1 : 0, Math.floor(expires / 1000), number];
      const text = Buffer.from(JSON.stringify(claim)).toString("base64url");
      return `${text}.${signature(text)}`;
    },
    read(token) {
      const [, text = "", mark = ""] = /^([\w-]{1,600})\.([\w-]{43})$/.exec(token) ?? [];
      const [given, right] = [Buffer.from(mark), Buffer.from(signature(text))];
      if (given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
      const { data } = Claim.safeParse(parseJson(Buffer.from(text, "base64url").toString("utf8")));
      if (data === undefined) return undefined;
      const [collection, id, next, expires, number] = data;
      return { collection, id, next: next === 1, expires: expires * 1000, number };
    },
  };
}
