import type { Middleware } from "koa";
import { apiCalls, type ApiCall } from "../../content/model/api/api-calls";
import { ApiError } from "../errors";

const calls: readonly ApiCall[] = Object.values(apiCalls);
const signedPaths: ReadonlySet<string> = new Set(calls.filter(({ signed }) => signed === true).map(({ path }) => path));
const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses what another website makes a browser send: an unsafe method needs `Sec-Fetch-Site: same-origin`,
 * or, from a browser that does not send it, one of our own `Origin`s. Calls that are signed by another server carry no
 * session, so nothing could be done in anybody's name with them.
 */
export function sameOrigin(ourOrigins: ReadonlySet<string>): Middleware {
  return (context, next) => {
    if (safeMethods.has(context.method) || signedPaths.has(context.path)) return next();
    const site = context.get("Sec-Fetch-Site");
    const allowed = site === "" ? ourOrigins.has(context.get("Origin")) : site === "same-origin";
    if (!allowed) throw new ApiError("cross-site");
    return next();
  };
}
