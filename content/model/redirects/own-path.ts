import { originalPath } from "../pages/page-paths";

/** A path of this site without its language and without a slash at its end, its letters decoded. */
export function ownPath(written: string): string {
  if (!written.startsWith("/")) return written;
  const path = decoded(written)?.normalize("NFC");
  return path === undefined ? written : originalPath(path.replace(/(?<=[^/])\/+$/, ""));
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A request's path as redirects are looked up: decoded, in lower case, without language; undefined for one that cannot be decoded. */
export function pathKey(path: string): string | undefined {
  return decoded(path) === undefined ? undefined : ownPath(path).toLowerCase();
}
