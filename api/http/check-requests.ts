import type { Middleware } from "koa";
import { ApiError } from "../errors";
import { apiCalls, type ApiCall } from "../../content/model/api/api-calls";

/** A path that no page and no call has. */
const nowhere = "/%";

/**
 * Replaces a request target that is not a path (RFC 9112, 3.2) by the path in it, because parsing it raises errors later;
 * one that has no path leads to "not found".
 */
export const pathOfTarget: Middleware = ({ req }, next) => {
  const { url = "" } = req;
  if (!url.startsWith("/")) {
    const { pathname, search } = new URL(URL.canParse(url) ? url : `http://none${nowhere}`);
    req.url = pathname.startsWith("/") ? pathname + search : nowhere;
  }
  return next();
};

const uncompressed = {
  en: "Send the body as it is, without compression (Content-Encoding).",
  ja: "本文を圧縮せずに（Content-Encodingヘッダーなしで）送信してください。",
};

/** Refuses every request with a `Content-Encoding` (RFC 9110, 8.4): no body is ever decompressed. Throws "unsupported-type". */
export const refuseEncodedBody: Middleware = (context, next) => {
  if (context.req.headers["content-encoding"] !== undefined)
    throw new ApiError("unsupported-type", { words: uncompressed });
  return next();
};

const retryAfter = 10;
const restarting = {
  en: "The server is being restarted. Please try again in a moment.",
  ja: "サーバーを再起動しています。少し待ってから、もう一度お試しください。",
};

/**
 * While the service stops: calls that come on open connections are refused, pages are still served, and every connection
 * is closed after its answer. Throws "store-unavailable".
 */
export function whileStopping(isStopping: () => boolean): Middleware {
  return async (context, next) => {
    try {
      if (isStopping() && context.path.startsWith("/api/"))
        throw new ApiError("store-unavailable", { words: restarting, retryAfter, expected: true });
      await next();
    } finally {
      if (isStopping() && !context.res.headersSent) context.set("Connection", "close");
    }
  };
}

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
