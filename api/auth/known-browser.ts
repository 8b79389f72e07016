import { createHmac, randomBytes } from "node:crypto";
import type { Context } from "koa";
import { isSameMark } from "../support/signed-texts";

/**
 * Remembers browsers that have logged in, so that tries of others cannot keep them out (R9.1). The cookie holds a random
 * id and its signature; it opens no session. Another password means another key, and so unknown browsers.
 */
export interface KnownBrowsers {
  /** The id of a known browser. */
  read(context: Context): string | undefined;
  /** Makes the browser a known one, or keeps it one. */
  remember(context: Context): void;
  forget(context: Context): void;
}

// The longest time for which browsers keep a cookie, in seconds.
const keptFor = 400 * 24 * 3600;
const idPattern = /^[A-Za-z0-9_-]{22}$/;

/** Known browsers of a site that visitors reach by https or not. */
export function knownBrowsers(key: Buffer, secure: boolean): KnownBrowsers {
  const name = secure ? "__Host-known-browser" : "known-browser";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  const signature = (id: string) => createHmac("sha256", key).update(`known browser ${id}`).digest();
  const read = (context: Context): string | undefined => {
    const [id = "", mark = ""] = context.cookies.get(name)?.split(".") ?? [];
    return idPattern.test(id) && isSameMark(Buffer.from(mark, "base64url"), signature(id)) ? id : undefined;
  };
  return {
    read,
    remember(context) {
      const id = read(context) ?? randomBytes(16).toString("base64url");
      const value = `${id}.${signature(id).toString("base64url")}`;
      context.append("Set-Cookie", `${name}=${value}; Max-Age=${String(keptFor)}; ${attributes}`);
    },
    forget: (context) => context.append("Set-Cookie", `${name}=; Max-Age=0; ${attributes}`),
  };
}
