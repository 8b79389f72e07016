const hashedName = /(?:^static\/|-[0-9a-f]{16,}\.(?:js|css)$|^pictures\/)/;

/**
 * How long browsers may cache a file of the site: forever when its name carries a hash of its content, else they
 * revalidate it each time (a 304 costs a few hundred bytes; a stale page costs trust).
 */
export function cacheControlOf(path: string): string {
  return hashedName.test(path) ? "public, max-age=31536000, immutable" : "public, no-cache";
}
