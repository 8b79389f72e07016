import type { Context } from "koa";
import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";
import { ApiError } from "../errors";
import { etagOf, matchesVersion } from "../http/etag";

/** Answers a call for one item: 304 when the client has this version. Throws "not-found" without an item. */
export function answerItem(context: Context, item: EventAnswer | NewsAnswer | undefined): void {
  if (item === undefined) throw new ApiError("not-found");
  context.set("ETag", etagOf(item.version));
  context.set("Cache-Control", "no-cache");
  if (matchesVersion(context.get("If-None-Match"), item.version)) context.status = 304;
  else context.body = item;
}
