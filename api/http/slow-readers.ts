import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** When a connection is ended because its answer is not read. */
export interface ReadingTimes {
  /** Longest time without a byte of an answer being taken, in ms. */
  readonly stalledAnswer: number;
  /** Slowest reading of an answer on the whole, in bytes a second, after `stalledAnswer` ms. */
  readonly slowestReading: number;
  /** The clock, in ms. */
  readonly now: () => number;
}

interface Answer {
  readonly since: number;
  moved: number;
  left: string;
}

const sweepMs = 1_000;

/**
 * Ends connections whose answer does not move, or moves slower than any line does: each holds memory, and a place of the
 * proxy. Answers without a length have no slowest rate; a handler that takes its time is not ended. A socket's own timeout
 * is of no use here: a client who goes on sending bytes extends it.
 */
export function endSlowReaders(server: Server, { stalledAnswer, slowestReading, now: clock }: ReadingTimes): void {
  const answers = new Map<ServerResponse, Answer | undefined>();
  server.on("request", (_request: IncomingMessage, response: ServerResponse) => {
    answers.set(response, undefined);
    response.on("close", () => answers.delete(response));
  });
  const sweep = (): void => {
    const now = clock();
    for (const [response, answer] of answers) {
      const { socket } = response;
      if (socket === null || !response.headersSent) continue;
      const left = leftToSend(socket);
      if (answer === undefined) {
        answers.set(response, { since: now, moved: now, left });
        continue;
      }
      if (answer.left !== left || socket.writableLength === 0) Object.assign(answer, { left, moved: now });
      const bytes = Number(response.getHeader("Content-Length") ?? Number.NaN);
      const isTooSlow = now - answer.since > stalledAnswer + (bytes / slowestReading) * 1_000;
      // A reset also frees what the kernel has not sent.
      if (isTooSlow || now - answer.moved > stalledAnswer) socket.resetAndDestroy();
    }
  };
  const timer = setInterval(sweep, Math.min(sweepMs, stalledAnswer / 2)).unref();
  server.once("close", () => clearInterval(timer));
}

/** What a socket has still to send; of a large write that is under way only its handle says how far it is. */
function leftToSend(socket: Socket): string {
  const { _handle: handle } = socket as { readonly _handle?: { readonly writeQueueSize?: number } | null };
  return `${String(socket.bytesWritten)} ${String(socket.writableLength)} ${String(handle?.writeQueueSize ?? 0)}`;
}
