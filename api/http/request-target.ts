import type { Middleware } from "koa";

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
