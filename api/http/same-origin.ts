import type { Middleware } from "koa";
import { ApiError } from "../errors";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another website makes a browser send: an unsafe method needs `Sec-Fetch-Site: same-origin`,
 * or, from a browser that does not send it, an `Origin` that is ours.
 */
export function sameOrigin(ourOrigins: ReadonlySet<string>): Middleware {
  return (context, next) => {
    if (safeMethods.has(context.method)) return next();
    const site = context.get("Sec-Fetch-Site");
    const allowed = site === "" ? ourOrigins.has(context.get("Origin")) : site === "same-origin";
    if (!allowed) throw new ApiError("cross-site");
    return next();
  };
}
