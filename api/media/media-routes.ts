import { extname } from "node:path";
import type { Context, Middleware } from "koa";
import { mediaFileOf } from "../../content/model/collections/item-paths";
import { ApiError } from "../errors";
import { etagOf, matchesVersion } from "../http/etag";
import type { ContentStore } from "../store/content-store";

const types: Readonly<Record<string, string>> = {
  ".jpg": "image/jpeg",
  ".jpeg": "image/jpeg",
  ".png": "image/png",
  ".webp": "image/webp",
  ".svg": "image/svg+xml",
};
// The same shape as the `image` field of an item: no dot files, no "..", nothing encoded.
const mediaUrl = /^\/media\/(?:[a-z0-9][a-z0-9._-]*\/)*[a-z0-9][a-z0-9._-]*\.(?:jpg|jpeg|png|webp|svg)$/;
const nameCarriesHash = /-[0-9a-f]{8}\.[a-z]+$/;

/** `GET /media/*`: pictures of the newest commit, so that a new item's picture shows before the site is rebuilt. */
export function media(store: Pick<ContentStore, "media">): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith("/media/")) {
      await next();
      return;
    }
    if (context.method !== "GET" && context.method !== "HEAD")
      throw new ApiError("method-not-allowed", { allow: ["GET", "HEAD"] });
    const found = mediaUrl.test(context.path) ? await store.media(mediaFileOf(context.path)) : undefined;
    if (found === undefined) throw new ApiError("not-found");
    context.set("ETag", etagOf(found.version));
    context.set(
      "Cache-Control",
      nameCarriesHash.test(context.path) ? "public, max-age=31536000, immutable" : "public, no-cache",
    );
    if (matchesVersion(context.get("If-None-Match"), found.version)) context.status = 304;
    else answerPicture(context, context.path, found.bytes);
  };
}

/** Answers a picture's bytes; the type follows from its address. */
export function answerPicture(context: Context, url: string, bytes: Uint8Array): void {
  // A drawing opened on its own is a document: it may run nothing and load nothing.
  context.set("Content-Security-Policy", "default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'");
  context.type = types[extname(url)] ?? "application/octet-stream";
  context.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
