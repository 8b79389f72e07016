import type Koa from "koa";
import type { NetworksOf } from "../http/client-address";
import type { MissingPaths } from "./missing-paths";

/** Counts the addresses of pages that the site behind it does not have. */
export function noteMissing(missing: Pick<MissingPaths, "note">, networksOf: NetworksOf): Koa.Middleware {
  return async (context, next) => {
    await next();
    if (context.method === "GET" && context.status === 404)
      missing.note(context.path, networksOf(context.req).household);
  };
}
