import type { Log } from "../support/log";
import type { Inbox } from "./inbox";
import type { Inquiry } from "./inquiry";
import { mailFailure, type SendInquiry } from "./mail-sender";
import { longestDelay, retryDelay } from "./retry-delay";

/** Calls `work` after so many milliseconds unless cancelled. */
export type Schedule = (work: () => void, milliseconds: number) => { cancel(): void };

/** Sends what waits in the inbox, in the background (R5.4). */
export interface Forwarder {
  /** An inquiry waits since now. */
  take(inquiry: Inquiry): void;
  /** When the oldest inquiry came that waits, ISO time; undefined when none does. */
  oldestUnsentAt(): Promise<string | undefined>;
  /** Resolves when nothing is being sent; what failed waits for its next try. */
  settled(): Promise<void>;
  /** Breaks off what is being sent; it is sent again after the next start. */
  close(): Promise<void>;
}

export interface ForwarderOptions {
  readonly inbox: Inbox;
  readonly send: SendInquiry;
  readonly clock: () => Date;
  readonly schedule: Schedule;
  readonly log: Log;
}

/** Starts to forward, beginning with what an earlier run left unsent. One mail at a time, the oldest due one first. */
export function startForwarder(
  { inbox, send, clock, schedule, log }: ForwarderOptions,
  unsent: readonly Inquiry[],
): Forwarder {
  /** Id -> time of the next try in milliseconds. */
  const waiting = new Map<string, number>();
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let alarm: { cancel(): void } | undefined;

  const wait = ({ _id, forwarding }: Inquiry): void => {
    if (forwarding.kind !== "waiting") return;
    // A clock that was wrong when the time was noted delays nothing for longer than the longest wait.
    waiting.set(_id, Math.min(Date.parse(forwarding.nextTryAt), clock().getTime() + longestDelay));
  };
  const due = (): string | undefined => {
    const now = clock().getTime();
    return [...waiting].filter(([, at]) => at <= now).sort(([, a], [, b]) => a - b)[0]?.[0];
  };
  const forward = async (id: string): Promise<void> => {
    const inquiry = await inbox.find(id);
    // Deleted, or answered by staff meanwhile: the mail is not needed any more.
    if (inquiry?.forwarding.kind !== "waiting" || inquiry.state === "done") {
      waiting.delete(id);
      return;
    }
    const attempts = inquiry.forwarding.attempts + 1;
    const failure = await tryToSend(inquiry);
    if (stopping.signal.aborted && failure !== undefined) return;
    const now = clock();
    const forwarding: Inquiry["forwarding"] =
      failure === undefined
        ? { kind: "sent", at: now.toISOString() }
        : {
            kind: "waiting",
            attempts,
            nextTryAt: new Date(now.getTime() + retryDelay(attempts)).toISOString(),
            lastFailure: failure,
          };
    if (failure === undefined) waiting.delete(id);
    else waiting.set(id, now.getTime() + retryDelay(attempts));
    await inbox.change(id, (current) => ({ ...current, forwarding }));
  };
  const tryToSend = async (inquiry: Inquiry): Promise<string | undefined> => {
    try {
      await send(inquiry, stopping.signal);
      return undefined;
    } catch (thrown) {
      const failure = mailFailure(thrown);
      if (!stopping.signal.aborted) log.warn({ inquiry: inquiry._id, failure }, "an inquiry could not be forwarded");
      return failure;
    }
  };
  const round = async (): Promise<void> => {
    for (let id = due(); id !== undefined && !stopping.signal.aborted; id = due()) {
      try {
        await forward(id);
      } catch (err) {
        // The file could not be read or written. What was sent is not sent again by this run.
        if (waiting.has(id)) waiting.set(id, clock().getTime() + retryDelay(1));
        log.error({ err, inquiry: id }, "an inquiry's forwarding could not be noted");
      }
    }
  };
  const wake = (): void => {
    alarm?.cancel();
    alarm = undefined;
    if (stopping.signal.aborted || running !== undefined) return;
    if (due() !== undefined) {
      running = round().finally(() => {
        running = undefined;
        wake();
      });
    } else if (waiting.size > 0) {
      const next = Math.min(...waiting.values()) - clock().getTime();
      alarm = schedule(wake, Math.max(0, next));
    }
  };

  unsent.forEach(wait);
  wake();
  return {
    take(inquiry) {
      wait(inquiry);
      wake();
    },
    async oldestUnsentAt() {
      // Ids sort by time. Staff may have answered or deleted the oldest ones meanwhile.
      for (const id of [...waiting.keys()].sort()) {
        const inquiry = await inbox.find(id);
        if (inquiry?.forwarding.kind === "waiting" && inquiry.state === "new") return inquiry.receivedAt;
        waiting.delete(id);
      }
      return undefined;
    },
    async settled() {
      while (running !== undefined) await running;
    },
    async close() {
      stopping.abort();
      alarm?.cancel();
      await running;
    },
  };
}
