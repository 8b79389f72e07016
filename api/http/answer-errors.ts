import type { Middleware } from "koa";
import type { Log } from "../support/log";
import { errorAnswer, toApiError } from "../errors";
import { requestLanguage } from "./request-language";

/** Turns whatever is thrown below into the one error shape; logs the cause of what is our own fault. */
export function answerErrors(log: Log): Middleware {
  return async (context, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toApiError(thrown);
      const isFault = error.status >= 500 && error.details.expected === undefined;
      if (isFault) log.error({ err: error.details.cause ?? error, code: error.code }, "request failed");
      context.status = error.status;
      context.set("Cache-Control", "no-store");
      if (error.details.retryAfter !== undefined) context.set("Retry-After", String(error.details.retryAfter));
      if (error.details.allow !== undefined) context.set("Allow", error.details.allow.join(", "));
      context.body = error.details.page ?? errorAnswer(error, requestLanguage(context));
    }
  };
}
