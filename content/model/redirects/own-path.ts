import { originalPath } from "../pages/page-paths";
import { percentDecoded } from "../text/percent-decoded";

/** A path of this site without its language and without a slash at its end, its letters decoded. */
export function ownPath(written: string): string {
  if (!written.startsWith("/")) return written;
  const path = percentDecoded(written)?.normalize("NFC");
  return path === undefined ? written : originalPath(path.replace(/(?<=[^/])\/+$/, ""));
}

/** A request's path as redirects are looked up: decoded, in lower case, without language; undefined for one that cannot be decoded. */
export function pathKey(path: string): string | undefined {
  return percentDecoded(path) === undefined ? undefined : ownPath(path).toLowerCase();
}
