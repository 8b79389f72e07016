import { open, type FileHandle } from "node:fs/promises";
import { join, extname } from "node:path";
import type Koa from "koa";
import { answerFile } from "../http/answer-file";
import { ifThere } from "../support/error-code";

interface OpenedFile {
  readonly file: FileHandle;
  readonly encoding?: "br" | "gzip";
}

const compressions = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

/**
 * Answers a file below `folder`, in the best precompressed copy that the visitor accepts. Headers and bytes come from
 * one open file: a release may be published in its place meanwhile.
 */
export async function sendFile(ctx: Koa.Context, folder: string, path: string, status = 200): Promise<void> {
  const { file, encoding } = await openBestCopy(ctx, join(folder, path));
  let answered = false;
  try {
    const { size, mtime, mtimeMs } = await file.stat();
    ctx.status = status;
    ctx.vary("Accept-Encoding");
    ctx.set("Cache-Control", cacheControlOf(path));
    ctx.etag = `W/"${size.toString(36)}-${mtimeMs.toString(36)}"`;
    ctx.lastModified = mtime;
    // Koa's `fresh` is true only for a status of 2xx.
    if (ctx.fresh) {
      ctx.status = 304;
      return;
    }
    if (encoding !== undefined) ctx.set("Content-Encoding", encoding);
    ctx.type = contentTypeOf(path);
    answered = true;
    await answerFile(ctx, file, size);
  } finally {
    if (!answered) await file.close();
  }
}

async function openBestCopy(ctx: Koa.Context, path: string): Promise<OpenedFile> {
  for (const { encoding, ending } of compressions) {
    if (ctx.acceptsEncodings(encoding, "identity") !== encoding) continue;
    const file = await ifThere(open(path + ending));
    if (file) return { file, encoding };
  }
  return { file: await open(path) };
}

const hashedName = /(?:^static\/|-[0-9a-f]{16,}\.(?:js|css)$|^(?:pictures|fonts)\/)/;

/**
 * How long browsers may cache a file of the site: forever when its name carries a hash of its content, else they
 * revalidate it each time (a 304 costs a few hundred bytes; a stale page costs trust).
 */
function cacheControlOf(path: string): string {
  return hashedName.test(path) ? "public, max-age=31536000, immutable" : "public, no-cache";
}

/** The media type of a file, as `ctx.type` takes it: that of its ending, except for feeds (RFC 4287 section 7). */
function contentTypeOf(path: string): string {
  return /(?:^|\/)feed\.xml$/.test(path) ? "application/atom+xml; charset=utf-8" : extname(path);
}
