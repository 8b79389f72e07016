import type { Context } from "koa";
import { etagOf, matchesVersion } from "../http/etag";
import type { ListEncoding, ListText } from "./list-cache";

const compressed = ["br", "gzip"] as const;

/** Answers a list call: 304 when the client has this version, else the JSON in the encoding it prefers. */
export async function answerList(context: Context, list: ListText): Promise<void> {
  context.set("ETag", etagOf(list.version));
  context.set("Cache-Control", "no-cache");
  context.set("Vary", "Accept-Encoding");
  if (matchesVersion(context.get("If-None-Match"), list.version)) {
    context.status = 304;
    return;
  }
  // Browsers accept several encodings with equal weight; the smallest is chosen.
  const encoding: ListEncoding = compressed.find((name) => context.acceptsEncodings(name) === name) ?? "identity";
  const bytes = await list.bytes(encoding);
  if (encoding !== "identity") context.set("Content-Encoding", encoding);
  context.type = "json";
  context.body = bytes;
}
