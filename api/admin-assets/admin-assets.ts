import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { Middleware } from "koa";
import { ApiError } from "../errors";
import { isUnchanged } from "../http/etag";
import { filesBelow } from "../http/files-below";

interface Asset {
  readonly type: string;
  readonly version: string;
  readonly plain: Buffer;
  readonly gzip: Buffer;
}

const prefix = "/admin-app/";
const manifest = "manifest.json";
const longLived = /-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$/;

/**
 * Serves the built admin micro-frontends at /admin-app/ from memory: only files that the build made can be named. The
 * manifest is revalidated each time; browsers cache files whose name has a hash.
 * @param folder output of the admin's build; read again when a new build replaced its manifest
 * @param building settles when a build that is under way has ended: until then requests wait, and pages say that they load
 */
export function adminAssets(folder: string, building: Promise<void> = Promise.resolve()): Middleware {
  let loaded: { readonly stamp: number; readonly assets: Promise<ReadonlyMap<string, Asset>> } | undefined;
  const assets = async (): Promise<ReadonlyMap<string, Asset>> => {
    const stamp = await stat(join(folder, manifest)).then(
      (info) => info.mtimeMs,
      () => undefined,
    );
    if (stamp === undefined) return new Map();
    if (loaded?.stamp !== stamp) loaded = { stamp, assets: readAssets(folder) };
    return loaded.assets;
  };
  return filesBelow(prefix, async (context) => {
    const name = context.path.slice(prefix.length);
    // What a failed build leaves is what was there before it.
    await building.catch(() => undefined);
    const asset = (await assets()).get(name);
    if (asset === undefined) throw new ApiError("not-found");
    context.set("Cache-Control", longLived.test(name) ? "public, max-age=31536000, immutable" : "no-cache");
    context.set("Vary", "Accept-Encoding");
    if (isUnchanged(context, asset.version)) return;
    const compressed = context.acceptsEncodings("gzip", "identity") === "gzip";
    if (compressed) context.set("Content-Encoding", "gzip");
    context.type = asset.type;
    context.body = compressed ? asset.gzip : asset.plain;
  });
}

async function readAssets(folder: string): Promise<ReadonlyMap<string, Asset>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const read = async (path: string): Promise<[string, Asset]> => {
    const plain = await readFile(path);
    const version = createHash("sha256").update(plain).digest("hex").slice(0, 32);
    const name = relative(folder, path).split(sep).join("/");
    return [
      name,
      { type: extname(path) || "application/octet-stream", version, plain, gzip: await promisify(gzip)(plain) },
    ];
  };
  return new Map(await Promise.all(paths.map(read)));
}
