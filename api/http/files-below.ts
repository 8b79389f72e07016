import type { Context, Middleware } from "koa";
import { ApiError } from "../errors";

/** Answers what is read below a path, and nothing else. Throws "method-not-allowed" for any other method there. */
export function filesBelow(path: string, answer: (context: Context) => Promise<void>): Middleware {
  return async (context, next) => {
    if (!context.path.startsWith(path)) {
      await next();
      return;
    }
    if (context.method !== "GET" && context.method !== "HEAD")
      throw new ApiError("method-not-allowed", { allow: ["GET", "HEAD"] });
    await answer(context);
  };
}
