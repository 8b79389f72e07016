import { createHash } from "node:crypto";
import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import { listDigest } from "../../../content/model/entries/list-answers";

/** The ETag under which the API answers a list of these items (`api/lists`); a browser that sends it gets 304. */
export function listEtag(answers: readonly (EventAnswer | NewsAnswer)[]): string {
  return `"${createHash("sha256").update(listDigest(answers)).digest("hex").slice(0, 32)}"`;
}
