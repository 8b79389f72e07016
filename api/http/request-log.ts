import type { Middleware } from "koa";
import type { Log } from "../support/log";

const longestPath = 200;

/** One line a request: method, path without its query, status and milliseconds. */
export function requestLog(log: Log): Middleware {
  return async (context, next) => {
    const started = performance.now();
    try {
      await next();
    } finally {
      log.info({
        method: context.method,
        path: context.path.slice(0, longestPath),
        status: context.status,
        ms: Math.round((performance.now() - started) * 10) / 10,
      });
    }
  };
}
