import Router from "@koa/router";
import type { Middleware } from "koa";
import { apiCalls, type ApiCallName } from "../../content/model/api/api-calls";

/** What answers some calls of the contract, by their names. */
export type CallHandlers<Name extends ApiCallName = ApiCallName> = Readonly<Record<Name, Middleware>>;

/** A router for calls of the contract; no other routes can be made. */
export function apiRouter(handlers: Partial<CallHandlers>): Router {
  const router = new Router({ sensitive: true, strict: true });
  for (const [name, { method, path }] of Object.entries(apiCalls)) {
    const handler = handlers[name as ApiCallName];
    if (handler !== undefined) router.register(path, [method], handler, { name });
  }
  return router;
}

/** A part of the request's address, "" when the call has none of that name. */
export function addressPart(context: Parameters<Middleware>[0], name: string): string {
  const params: unknown = context["params"];
  const value: unknown = typeof params === "object" && params !== null ? (params as Record<string, unknown>)[name] : "";
  return typeof value === "string" ? value : "";
}
