import type { Context } from "koa";
import { ApiError } from "../errors";
import type { SessionCookie } from "./session-cookie";
import type { Session, Sessions } from "./sessions";

/** The session of a request. Throws "unauthorized" when nobody is logged in (ruling 7). */
export type RequireSession = (context: Context) => Session;

/** Tells, again and again, whether the session of a request still stands; asking is no use of it. */
export type SessionStands = (context: Context) => () => boolean;

/** Watches the session by the cookie. */
export function sessionStands(cookie: SessionCookie, sessions: Sessions): SessionStands {
  return (context) => {
    const id = cookie.read(context);
    return () => id !== undefined && sessions.stands(id);
  };
}

/** Finds the session by the cookie. */
export function requireSession(cookie: SessionCookie, sessions: Sessions): RequireSession {
  return (context) => {
    const id = cookie.read(context);
    const session = id === undefined ? undefined : sessions.find(id);
    if (id === undefined || session === undefined) throw new ApiError("unauthorized");
    const renewed = sessions.renewed(id);
    if (renewed !== undefined) cookie.write(context, renewed);
    return session;
  };
}
