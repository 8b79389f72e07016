import { described } from "../collections/field-meta";
import { text } from "../collections/fields";
import { says } from "../problems/fault";
import { originalPath } from "../pages/page-paths";

const segment = String.raw`(?!\.)[\p{L}\p{M}\p{N}._~+@=,()-]+`;
const pathPattern = new RegExp(`^/$|^(?:/${segment})+$`, "u");

/** Paths of the service, of files beside the pages, and of the staff: no page that moved was there. */
const reserved =
  /^\/(?:(?:api|media|static|assets|page-data|preview|admin[^/]*)(?:\/|$)|[^/]+\.(?:xml|txt|ics|png|ico|svg|jpe?g|webp|js|css|json)$|404(?:\.html)?$|index\.html$)/i;

const maxLength = 300;

/** A path of this site without its language and without a slash at its end, its letters decoded. */
const ownPath = text()
  .trim()
  .max(maxLength, says("tooLong", { max: maxLength }))
  .transform(normalised)
  .refine((path) => pathPattern.test(path), says("ownPath"));

/** Where a redirect leads. */
export const pathTo = described(ownPath, { input: "line", max: maxLength });

/** The address that a redirect is for. */
export const pathFrom = described(
  ownPath.refine((path) => path !== "/" && !reserved.test(path), says("redirectReserved")),
  { input: "line", max: maxLength },
);

function normalised(written: string): string {
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
  return decoded(path) === undefined ? undefined : normalised(path).toLowerCase();
}
