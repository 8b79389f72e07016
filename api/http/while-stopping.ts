import type { Middleware } from "koa";
import { ApiError } from "../errors";

const retryAfter = 10;
const words = {
  en: "The server is being restarted. Please try again in a moment.",
  ja: "サーバーを再起動しています。少し待ってから、もう一度お試しください。",
};

/**
 * While the service stops: calls that come on open connections are refused, pages are still served, and every connection
 * is closed after its answer. Throws "store-unavailable".
 */
export function whileStopping(isStopping: () => boolean): Middleware {
  return async (context, next) => {
    try {
      if (isStopping() && context.path.startsWith("/api/"))
        throw new ApiError("store-unavailable", { words, retryAfter, expected: true });
      await next();
    } finally {
      if (isStopping() && !context.res.headersSent) context.set("Connection", "close");
    }
  };
}
