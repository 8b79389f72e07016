import type { Middleware } from "koa";
import { texts } from "./text-converter";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const part = (value: unknown, name: string): unknown =>
  isObject(value) ? (value as Record<string, unknown>)[name] : undefined;

/** Makes the HTML of the item that is answered, alone, beside what happened to it or with an error, before it is written to JSON. */
export const prepareAnswer: Middleware = async ({ response }, next) => {
  await next();
  const body: unknown = response.body;
  await texts.prepare([body, part(body, "item"), part(part(body, "error"), "current")].filter(isObject));
};
