import { extname } from "node:path";

/** The media type of a file, as `ctx.type` takes it: that of its ending, except for feeds (RFC 4287 section 7). */
export function contentTypeOf(path: string): string {
  return /(?:^|\/)feed\.xml$/.test(path) ? "application/atom+xml; charset=utf-8" : extname(path);
}
