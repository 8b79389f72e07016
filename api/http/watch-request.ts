import type { IncomingMessage } from "node:http";
import { ApiError } from "../errors";
import { bodyTimeOf } from "./body-time";

const words = { en: "The connection broke off.", ja: "通信が途中で切れました。" };

/**
 * Detects what body parsers miss: a client that disconnected, maybe before the parser listened, and a body that stalls or takes too
 * long. `fault` never resolves; call `stop` when the parser is done.
 */
export function watchRequest(request: IncomingMessage): { readonly fault: Promise<never>; stop(): void } {
  let stop = (): void => undefined;
  const fault = new Promise<never>((_resolve, reject) => {
    const whenClosed = (): void => {
      if (!request.complete) reject(new ApiError("invalid-input", { words }));
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
