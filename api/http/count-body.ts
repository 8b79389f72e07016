import type { IncomingMessage } from "node:http";
import { ApiError } from "../errors";

/**
 * Ends the parsing of a body that grows beyond `limit` bytes, also where the parser itself does not count
 * (before the first boundary, in the headers of a part). The parser gets a "too-large" error.
 */
export function limitBody(request: IncomingMessage, limit: number): void {
  let received = 0;
  const count = (chunk: Buffer): void => {
    received += chunk.length;
    if (received <= limit) return;
    request.off("data", count);
    request.emit("error", new ApiError("too-large"));
  };
  // Listening to "data" starts the flow, so it has to wait until the parser listens as well.
  const onListener = (event: string | symbol): void => {
    if (event !== "data") return;
    request.off("newListener", onListener);
    request.on("data", count);
  };
  request.on("newListener", onListener);
}
