import type { Context } from "koa";
import type { RequireSession } from "../auth/require-session";
import { answerStaffText } from "../http/answer-staff";
import { isUnchanged } from "../http/etag";
import type { PublicContent } from "../publication/public-content";
import type { ContentStore } from "../store/content-store";
import type { ListCache, ListEncoding, ListText } from "./list-cache";

const compressed = ["br", "gzip"] as const;

/** What a list call answers from. */
export interface ListSource {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly content: PublicContent;
  readonly list: ListCache;
  readonly session: RequireSession;
}

/** A list call: what is public now, or with `?all=1` and a session everything (R15.22). Throws "unauthorized". */
export async function answerListCall(context: Context, { store, content, list, session }: ListSource): Promise<void> {
  if (context.query["all"] !== "1") return answerList(context, list.of(content.of(store.snapshot())));
  session(context);
  await answerStaffText(context, await list.all(content.of(store.snapshot())));
}

/** Answers a list call: 304 when the client has this version, else the JSON in the encoding it prefers. */
async function answerList(context: Context, list: ListText): Promise<void> {
  context.set("Cache-Control", "no-cache");
  context.set("Vary", "Accept-Encoding");
  if (isUnchanged(context, list.version)) return;
  // Browsers accept several encodings with equal weight; the smallest is chosen.
  const encoding: ListEncoding = compressed.find((name) => context.acceptsEncodings(name) === name) ?? "identity";
  const bytes = await list.bytes(encoding);
  if (encoding !== "identity") context.set("Content-Encoding", encoding);
  context.type = "json";
  context.body = bytes;
}
