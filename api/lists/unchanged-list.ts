import type { Middleware } from "koa";
import type { ContentStore, Snapshot } from "../store/content-store";
import { etagOf, matchesVersion } from "../http/etag";
import { bodilessSecurityHeaders } from "../http/security-headers";
import type { PublicContent } from "../publication/public-content";
import type { ListCache } from "./list-cache";

/**
 * Answers 304 before any other middleware: every page view sends this request. Any other request (another URL, no or
 * another `If-None-Match`, the store still starting) goes the usual way.
 * @param lists exact request URL -> its list
 */
export function unchangedList(
  store: Pick<ContentStore, "snapshot">,
  content: PublicContent,
  lists: ReadonlyMap<string, ListCache>,
): Middleware {
  return (context, next) => {
    const { req, res } = context;
    const list = req.method === "GET" ? lists.get(req.url ?? "") : undefined;
    const known = req.headers["if-none-match"];
    if (list === undefined || known === undefined) return next();
    const snapshot = snapshotOrNothing(store);
    if (snapshot === undefined) return next();
    const { version } = list.of(content.of(snapshot));
    if (!matchesVersion(known, version)) return next();
    context.respond = false;
    const headers = ["ETag", etagOf(version), "Cache-Control", "no-cache", "Vary", "Accept-Encoding"];
    res.writeHead(304, [...headers, ...bodilessSecurityHeaders]);
    res.end();
    return Promise.resolve();
  };
}

function snapshotOrNothing(store: Pick<ContentStore, "snapshot">): Snapshot | undefined {
  try {
    return store.snapshot();
  } catch {
    return undefined;
  }
}
