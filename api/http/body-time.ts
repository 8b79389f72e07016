import type { IncomingMessage } from "node:http";
import type { Context, Middleware } from "koa";
import type { RequireSession } from "../auth/require-session";
import { ApiError } from "../errors";

/** How long the body of a request may take to arrive, in ms. */
export interface BodyTimes {
  /** Of a request without a session. */
  readonly anonymous: number;
  /** Of a request with a session: a picture over a slow line. */
  readonly session: number;
  /** Longest time without a byte. */
  readonly stalled: number;
}

export const defaultBodyTimes: BodyTimes = { anonymous: 30_000, session: 180_000, stalled: 30_000 };

/** The times that apply to a request. */
export interface BodyTime {
  readonly total: number;
  readonly stalled: number;
}

const known = new WeakMap<IncomingMessage, BodyTime>();

/** The times of a request's body; the parser that waits for it applies them. */
export function bodyTimeOf(request: IncomingMessage): BodyTime {
  return known.get(request) ?? { total: defaultBodyTimes.anonymous, stalled: defaultBodyTimes.stalled };
}

/**
 * Gives every body the time of one without a session. Closes the connection of an incompletely read body that long
 * after its answer, and that of an answer 408.
 */
export function limitBodyTime({ anonymous, stalled }: BodyTimes): Middleware {
  return async ({ req, res }, next) => {
    known.set(req, { total: anonymous, stalled });
    try {
      await next();
    } catch (error) {
      if (error instanceof ApiError && error.code === "timeout") res.setHeader("Connection", "close");
      throw error;
    } finally {
      if (!req.complete) closeLater(req, anonymous);
    }
  };
}

/** The check of the session, which gives the body of a request with one more time. */
export function withSlowBodies(session: RequireSession, times: BodyTimes): RequireSession {
  return (context: Context) => {
    const found = session(context);
    known.set(context.req, { total: times.session, stalled: times.stalled });
    return found;
  };
}

function closeLater(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => request.socket.destroy(), ms).unref();
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}
