import type { IncomingMessage } from "node:http";
import type { Context } from "koa";
import type { Bilingual } from "../../content/model/text/language";
import { errorWords } from "../error-words";
import { ApiError } from "../errors";
import type { SessionCookie } from "./session-cookie";
import type { Session, Sessions } from "./sessions";

/** The session of a request. Throws "unauthorized" without one (R9.1). */
export type RequireSession = (context: Context) => Session;

/** True when the session of a request is valid; does not extend the idle timeout. */
export type SessionCheck = (context: Context) => boolean;

/** Checks the session by the cookie. */
export function createSessionCheck(cookie: SessionCookie, sessions: Sessions): SessionCheck {
  return (context) => {
    const id = cookie.read(context);
    return id !== undefined && sessions.peek(id) !== undefined;
  };
}

/** The session of a request, if there is one. Renews the cookie when it is time for that. */
export function currentSession(context: Context, cookie: SessionCookie, sessions: Sessions): Session | undefined {
  const id = cookie.read(context);
  if (id === undefined) return undefined;
  const renewed = sessions.renewed(id);
  if (renewed !== undefined) cookie.write(context, renewed);
  return sessions.find(id);
}

const found = new WeakMap<IncomingMessage, Session>();

/** Finds the session by the cookie. */
export function requireSession(cookie: SessionCookie, sessions: Sessions): RequireSession {
  return (context) => {
    const session = currentSession(context, cookie, sessions);
    if (session === undefined) throw new ApiError("unauthorized");
    found.set(context.req, session);
    return session;
  };
}

/** Throws "administrator-required" naming who could do it, unless the session is an administrator's; `instead`: what others do. */
export function requireAdministrator(
  { role, administrators = [] }: Session,
  instead: Bilingual = { en: "", ja: "" },
): void {
  if (role === "administrator") return;
  const { en, ja } = errorWords["administrator-required"];
  const named = {
    en: `Only an administrator can do this: ${administrators.join(", ")}.`,
    ja: `この操作ができるのは管理者だけです（${administrators.join("、")}）。`,
  };
  const who = administrators.length === 0 ? { en, ja } : named;
  const words = { en: `${who.en} ${instead.en}`.trim(), ja: `${who.ja}${instead.ja}` };
  throw new ApiError("administrator-required", { words });
}

/** The session of a call, which the router has checked. Throws "unauthorized" where it has not. */
export function sessionOf(context: Context): Session {
  const session = found.get(context.req);
  if (session === undefined) throw new ApiError("unauthorized");
  return session;
}
