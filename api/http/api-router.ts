import Router from "@koa/router";
import type { Middleware } from "koa";
import { apiCalls, type ApiCall, type ApiCallName } from "../../content/model/api/api-calls";
import { requireAdministrator, type RequireSession } from "../auth/require-session";
import { ApiError } from "../errors";

/** What answers some calls of the contract, by their names. */
export type CallHandlers<Name extends ApiCallName = ApiCallName> = Readonly<Record<Name, Middleware>>;

/**
 * A router for calls of the contract; no other routes can be made. What the contract marks is answered to a session alone, which
 * its handler has by `sessionOf`.
 */
export function apiRouter(handlers: Partial<CallHandlers>, session: RequireSession): Router {
  const router = new Router({ sensitive: true, strict: true });
  const toStaff: Middleware = (context, next) => {
    session(context);
    return next();
  };
  const toAdministrators: Middleware = (context, next) => {
    requireAdministrator(session(context));
    return next();
  };
  for (const [name, call] of Object.entries<ApiCall>(apiCalls)) {
    const handler = handlers[name as ApiCallName];
    const first = call.role === undefined ? toStaff : toAdministrators;
    const chain = handler && (call.session ? [first, handler] : [handler]);
    if (chain) router.register(call.path, [call.method], chain, { name });
  }
  return router;
}

/** A part of the request's address, "" when the call has none of that name. */
export function addressPart(context: Parameters<Middleware>[0], name: string): string {
  const params: unknown = context["params"];
  const value: unknown = typeof params === "object" && params !== null ? (params as Record<string, unknown>)[name] : "";
  return typeof value === "string" ? value : "";
}

/** Below /api/ nothing falls through to the site: a known call with another method is 405, everything else 404. */
export function unknownCall(router: Router): Middleware {
  return (context, next) => {
    if (!/^\/api(?:\/|$)/i.test(context.path)) return next();
    const allow = [...new Set(router.match(context.path, context.method).path.flatMap((layer) => layer.methods))];
    throw allow.length === 0 ? new ApiError("not-found") : new ApiError("method-not-allowed", { allow });
  };
}
