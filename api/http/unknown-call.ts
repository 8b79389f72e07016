import type Router from "@koa/router";
import type { Middleware } from "koa";
import { ApiError } from "../errors";

/** Below /api/ nothing falls through to the site: a known call with another method is 405, everything else 404. */
export function unknownCall(router: Router): Middleware {
  return (context, next) => {
    if (!/^\/api(?:\/|$)/i.test(context.path)) return next();
    const allow = [...new Set(router.match(context.path, context.method).path.flatMap((layer) => layer.methods))];
    throw allow.length === 0 ? new ApiError("not-found") : new ApiError("method-not-allowed", { allow });
  };
}
