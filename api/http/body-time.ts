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
interface BodyTime {
  readonly total: number;
  readonly stalled: number;
}

const known = new WeakMap<IncomingMessage, BodyTime>();

/** The times of a request's body; the parser that waits for it applies them. */
function bodyTimeOf(request: IncomingMessage): BodyTime {
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

const brokenOff = { en: "The connection broke off.", ja: "通信が途中で切れました。" };

/**
 * Detects what body parsers miss: a client that disconnected, maybe before the parser listened, and a body that stalls or takes too
 * long. `fault` never resolves; call `stop` when the parser is done.
 */
export function watchRequest(request: IncomingMessage): { readonly fault: Promise<never>; stop(): void } {
  let stop = (): void => undefined;
  const fault = new Promise<never>((_resolve, reject) => {
    const whenClosed = (): void => {
      if (!request.complete) reject(new ApiError("invalid-input", { words: brokenOff }));
    };
    const { total, stalled } = bodyTimeOf(request);
    const late = (): void => reject(new ApiError("timeout"));
    const timer = setTimeout(late, total);
    let { bytesRead } = request.socket;
    const flow = setInterval(() => {
      if (request.socket.bytesRead === bytesRead) late();
      else ({ bytesRead } = request.socket);
    }, stalled);
    request.once("close", whenClosed);
    stop = () => {
      clearTimeout(timer);
      clearInterval(flow);
      request.off("close", whenClosed);
    };
    if (request.destroyed) whenClosed();
  });
  // The parser may have won the race.
  fault.catch(() => undefined);
  return { fault, stop };
}

function closeLater(request: IncomingMessage, ms: number): void {
  const timer = setTimeout(() => request.socket.destroy(), ms).unref();
  for (const event of ["end", "close"]) request.once(event, () => clearTimeout(timer));
}
