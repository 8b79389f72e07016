import type { Context } from "koa";
import { absoluteLimit } from "./session-life";

/** How the session id travels (docs/security.md): `__Host-` and Secure behind https, without both on plain http. */
export interface SessionCookie {
  read(context: Context): string | undefined;
  write(context: Context, id: string): void;
  clear(context: Context): void;
}

const idPattern = /^[A-Za-z0-9_.-]{43,1500}$/;

/** The session cookie for a site that visitors reach by https or not. */
export function sessionCookie(secure: boolean): SessionCookie {
  const name = secure ? "__Host-session" : "session";
  const attributes = `Path=/; HttpOnly; SameSite=Strict${secure ? "; Secure" : ""}`;
  return {
    read(context) {
      const id = context.cookies.get(name);
      return id !== undefined && idPattern.test(id) ? id : undefined;
    },
    // Koa's own setter refuses Secure cookies when a proxy in front speaks the https.
    write: (context, id) =>
      context.append("Set-Cookie", `${name}=${id}; Max-Age=${absoluteLimit / 1000}; ${attributes}`),
    clear: (context) => context.append("Set-Cookie", `${name}=; Max-Age=0; ${attributes}`),
  };
}
