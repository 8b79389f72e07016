import type Router from "@koa/router";
import type { Middleware } from "koa";
import { apiCalls, type ApiCallName } from "../../content/model/api/api-calls";

/** Registers what answers a call of the contract; there are no routes besides those. */
export function registerCall(router: Router, name: ApiCallName, answer: Middleware): void {
  const { method, path } = apiCalls[name];
  router.register(path, [method], answer, { name });
}

/** A part of the request's address, "" when the call has none of that name. */
export function addressPart(context: Parameters<Middleware>[0], name: string): string {
  const params: unknown = context["params"];
  const value: unknown = typeof params === "object" && params !== null ? (params as Record<string, unknown>)[name] : "";
  return typeof value === "string" ? value : "";
}
