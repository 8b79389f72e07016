import type { IncomingMessage } from "node:http";
import { ApiError } from "../errors";

const words = { en: "The connection broke off.", ja: "通信が途中で切れました。" };
const longestParse = 40_000;

/**
 * Notices what body parsers wait for in vain: a sender who went away, maybe before the parser listened, and a body
 * that never comes to an end. Its `fault` only ever rejects; `stop` when the parser is done.
 */
export function watchRequest(request: IncomingMessage): { readonly fault: Promise<never>; stop(): void } {
  let stop = (): void => undefined;
  const fault = new Promise<never>((_resolve, reject) => {
    const whenClosed = (): void => {
      if (!request.complete) reject(new ApiError("invalid-input", { words }));
    };
    const timer = setTimeout(() => reject(new ApiError("timeout")), longestParse);
    request.once("close", whenClosed);
    stop = () => {
      clearTimeout(timer);
      request.off("close", whenClosed);
    };
    if (request.destroyed) whenClosed();
  });
  // The parser may have won the race.
  fault.catch(() => undefined);
  return { fault, stop };
}
