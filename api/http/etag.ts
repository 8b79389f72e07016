import type { Context } from "koa";

/** A version as an ETag. */
export function etagOf(version: string): string {
  return `"${version}"`;
}

/** The version inside an ETag as a client or a compressing proxy may send it back: `W/"abc-gzip"` -> `abc`. */
export function versionOfEtag(etag: string): string | undefined {
  return /^(?:W\/)?"?([^"]*?)(?:-(?:gzip|br|zstd|deflate))?"?$/.exec(etag.trim())?.[1];
}

/** The version an unsafe call is about: `If-Match` (but not `*`), else the one in the body (R9.7). */
export function versionWanted(context: Context, inBody: string | undefined): string | undefined {
  const header = context.get("If-Match").trim();
  return header === "" || header === "*" ? inBody : (versionOfEtag(header) ?? header);
}

/** Says which version is answered; true, with 304 as the answer, when the client has it. */
export function isUnchanged(context: Context, version: string): boolean {
  context.set("ETag", etagOf(version));
  const isKnown = matchesVersion(context.get("If-None-Match"), version);
  if (isKnown) context.status = 304;
  return isKnown;
}

/** True when an `If-None-Match` names the version (compared weakly). */
export function matchesVersion(ifNoneMatch: string | undefined, version: string): boolean {
  if (ifNoneMatch === undefined || ifNoneMatch === "") return false;
  // The common case, and the one that has to be cheap.
  if (ifNoneMatch.length === version.length + 2 && ifNoneMatch === etagOf(version)) return true;
  return ifNoneMatch.split(",").some((etag) => etag.trim() === "*" || versionOfEtag(etag) === version);
}
