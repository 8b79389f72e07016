import type { Context, Middleware } from "koa";
import { mediaFileOf } from "../../content/model/entries/item-paths";
import { publishedAddress, publishedType } from "../../content/model/markdown/media-address";
import type { SessionCheck } from "../auth/require-session";
import { ApiError } from "../errors";
import { answerFile } from "../http/answer-file";
import { isUnchanged } from "../http/etag";
import { filesBelow } from "../http/files-below";
import type { ContentStore } from "../store/content-store";
import type { PublicContent } from "../publication/public-content";
import type { PictureFiles } from "./picture-files";

const nameCarriesHash = /-[0-9a-f]{8}\.[a-z]+$/;

export interface MediaDependencies {
  readonly store: Pick<ContentStore, "snapshot">;
  readonly content: PublicContent;
  readonly pictures: Pick<PictureFiles, "of">;
  readonly sessionCheck: SessionCheck;
}

/**
 * `GET /media/*`: pictures and documents of the newest commit, so that a new item's picture shows before the site is
 * rebuilt. Those of items that are not public are for staff only (R15.20).
 */
export function media({ store, content, pictures: files, sessionCheck }: MediaDependencies): Middleware {
  return filesBelow("/media/", async (context) => {
    const path = mediaFileOf(context.path);
    const snapshot = store.snapshot();
    const version = isPublishedAddress(context.path) ? snapshot.versionOf(path) : undefined;
    const isHidden = content.of(snapshot).hides(path);
    if (version === undefined || (isHidden && !sessionCheck(context))) throw new ApiError("not-found");
    context.set(
      "Cache-Control",
      isHidden
        ? "private, no-store"
        : nameCarriesHash.test(context.path)
          ? "public, max-age=31536000, immutable"
          : "public, no-cache",
    );
    if (isUnchanged(context, version)) return;
    const found = await files.of(version, context.res);
    if (found === undefined) throw new ApiError("not-found");
    if (found instanceof Uint8Array) {
      answerPicture(context, context.path, found);
      return;
    }
    setPictureHeaders(context, context.path);
    context.status = 200;
    await answerFile(context, found, (await found.stat()).size);
  });
}

/** True for the one address of a picture or document: no dot files, no "..", nothing encoded that need not be. */
function isPublishedAddress(path: string): boolean {
  const address = publishedAddress(path);
  if (address === undefined || path.includes("/-")) return false;
  return address === path || encodeURI(`/${mediaFileOf(path)}`) === path;
}

/** Answers a picture's bytes; the type follows from its address. */
export function answerPicture(context: Context, url: string, bytes: Uint8Array): void {
  setPictureHeaders(context, url);
  context.body = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function setPictureHeaders(context: Context, url: string): void {
  // A drawing or a PDF opened on its own: it may run nothing and load nothing.
  context.set("Content-Security-Policy", "default-src 'none';style-src 'unsafe-inline';sandbox;frame-ancestors 'none'");
  context.type = publishedType(url) ?? "application/octet-stream";
}
