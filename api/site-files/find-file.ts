import { stat } from "node:fs/promises";
import { join } from "node:path";
import { percentDecoded } from "../../content/model/text/percent-decoded";

/** Where a request's path leads in a built site. */
export type Found =
  | { readonly kind: "file"; readonly path: string }
  | { readonly kind: "page"; readonly path: string }
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "none" };

// What a browser may request; everything else (dot files, backslashes, control characters) is not a page.
const plainSegment = /^(?!\.)[^/\\\u0000-\u001f\u007f]+$/;

/** The path's decoded segments, or undefined when it can lead nowhere inside the site. */
function segmentsOf(path: string): readonly string[] | undefined {
  const segments = percentDecoded(path)?.split("/").slice(1);
  if (segments === undefined) return undefined;
  if (segments.at(-1) === "") segments.pop();
  return segments.every((segment) => plainSegment.test(segment)) ? segments : undefined;
}

/**
 * Finds the file of a path below `folder`: the file itself, or the page `path/index.html` (a dot is not a file
 * extension here, R2.3). A page requested with a trailing slash is redirected to its one address, and so is what is
 * requested in other letter case (R2.3, R15.5).
 */
export async function findFile(folder: string, path: string): Promise<Found> {
  const segments = segmentsOf(path);
  if (!segments) return { kind: "none" };
  const relative = segments.join("/");
  const page = segments.length === 0 ? "index.html" : `${relative}/index.html`;
  if (segments.length > 0 && !path.endsWith("/") && (await isFile(join(folder, relative)))) {
    return { kind: "file", path: relative };
  }
  if (await isFile(join(folder, page))) {
    return path !== "/" && path.endsWith("/")
      ? { kind: "redirect", to: path.slice(0, -1) }
      : { kind: "page", path: page };
  }
  // The form in which content names its pages, and in which redirects are looked up.
  const own = segments.map((segment) => segment.normalize("NFC").toLowerCase());
  const to = `/${own.map(encodeURIComponent).join("/")}`;
  const isElsewhere = own.join("/") !== relative && to !== "/ja" && (await findFile(folder, to)).kind !== "none";
  return isElsewhere ? { kind: "redirect", to } : { kind: "none" };
}

async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile();
  } catch {
    return false;
  }
}
