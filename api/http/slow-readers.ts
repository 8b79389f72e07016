import type { IncomingMessage, Server, ServerResponse } from "node:http";

/** When a connection is ended because its answer is not read. */
export interface ReadingTimes {
  /** Longest time without a byte of an answer being taken, in ms. */
  readonly stalledAnswer: number;
  /** Slowest reading of an answer on the whole, in bytes a second, after `stalledAnswer` ms. */
  readonly slowestReading: number;
}

const sweepMs = 1_000;

/**
 * Ends connections whose answer does not move, or moves slower than any line does: each holds memory, and a place of the
 * proxy. Answers without a length (event streams) have no slowest rate; a handler that takes its time is not ended.
 */
export function endSlowReaders(server: Server, { stalledAnswer, slowestReading }: ReadingTimes): void {
  const begun = new Map<ServerResponse, number | undefined>();
  server.timeout = stalledAnswer;
  server.on("request", ({ socket }: IncomingMessage, response: ServerResponse) => {
    begun.set(response, undefined);
    response.once("close", () => begun.delete(response));
    // A reset also frees what the kernel has not sent. The timer of a socket starts anew with each part of an answer that is taken.
    response.on("timeout", () => {
      if (socket.writableLength > 0) socket.resetAndDestroy();
    });
  });
  const sweep = setInterval(
    () => {
      const now = performance.now();
      for (const [response, since] of begun) {
        if (!response.headersSent) continue;
        const bytes = Number(response.getHeader("Content-Length") ?? Number.NaN);
        if (since === undefined) begun.set(response, now);
        else if (now - since > stalledAnswer + (bytes / slowestReading) * 1_000) response.socket?.resetAndDestroy();
      }
    },
    Math.min(sweepMs, stalledAnswer),
  ).unref();
  server.once("close", () => clearInterval(sweep));
}
