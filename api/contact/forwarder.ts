import type { Log } from "../support/log";
import type { Inbox } from "./inbox";
import type { Inquiry } from "./inquiry";
import { mailFailure, type MailSender } from "./mail-sender";

/** Calls `work` after so many milliseconds unless cancelled. */
export type Schedule = (work: () => void, milliseconds: number) => { cancel(): void };

/** Sends what waits in the inbox, in the background (R5.4). */
export interface Forwarder {
  /** Queues an inquiry. */
  enqueue(inquiry: Inquiry): void;
  /** Arrival of the oldest waiting inquiry, ISO time; undefined when none waits. */
  oldestUnsentAt(): Promise<string | undefined>;
  /** Resolves when nothing is being sent; what failed waits for its next try. */
  settled(): Promise<void>;
  /** Breaks off what is being sent; it is sent again after the next start. */
  close(): Promise<void>;
}

export interface ForwarderOptions {
  readonly inbox: Inbox;
  readonly send: MailSender;
  readonly clock: () => Date;
  readonly schedule: Schedule;
  readonly log: Log;
}

/** The most mails that are tried in an hour; what comes beyond waits for a summary at the end of that hour (R5.7). */
export const mailsPerHour = 20;
const hour = 60 * 60_000;
/** Inquiries that a summary lists. */
const mostListed = 50;

/** Starts to forward, beginning with what an earlier run left unsent. One mail at a time, the oldest due one first. */
export async function startForwarder({ inbox, send, clock, schedule, log }: ForwarderOptions): Promise<Forwarder> {
  /** Id -> time of the next try in milliseconds. */
  const waiting = new Map<string, number>();
  /** Ids for the next summary. */
  const held = new Set<string>();
  let thisHour = { began: 0, mails: 0 };
  let summaryFailures = 0;
  let summaryAt = 0;
  const stopping = new AbortController();
  let running: Promise<void> | undefined;
  let alarm: { cancel(): void } | undefined;
  const now = (): number => clock().getTime();

  const wait = ({ _id, forwarding }: Inquiry): void => {
    if (forwarding.kind !== "waiting") return;
    // Bounded: nextTryAt may come from a wrong clock.
    waiting.set(_id, Math.min(Date.parse(forwarding.nextTryAt), now() + longestDelay));
  };
  const due = (): string | undefined => {
    let first: readonly [id: string, at: number] | undefined;
    for (const each of waiting) if (each[1] <= now() && (first === undefined || each[1] < first[1])) first = each;
    return first?.[0];
  };
  const isSummaryDue = (): boolean => held.size > 0 && summaryAt <= now();
  const mayMail = (): boolean => {
    // A clock that was set back begins a new hour, too.
    if (thisHour.began + hour <= now() || thisHour.began > now()) thisHour = { began: now(), mails: 0 };
    return thisHour.mails < mailsPerHour;
  };
  const hold = (id: string): void => {
    waiting.delete(id);
    if (held.size === 0) summaryAt = thisHour.began + hour;
    held.add(id);
  };
  /** The inquiry if its mail is still needed: not when it was deleted, answered or marked as spam meanwhile. */
  const stillWaiting = async (id: string): Promise<(Inquiry & { forwarding: { kind: "waiting" } }) | undefined> => {
    const inquiry = await inbox.find(id);
    if (inquiry?.state !== "new" || inquiry.forwarding.kind !== "waiting") return undefined;
    return { ...inquiry, forwarding: inquiry.forwarding };
  };
  const forward = async (id: string): Promise<void> => {
    if (!mayMail()) {
      hold(id);
      return;
    }
    const inquiry = await stillWaiting(id);
    if (inquiry === undefined) {
      waiting.delete(id);
      return;
    }
    thisHour.mails += 1;
    const attempts = inquiry.forwarding.attempts + 1;
    const failure = await tryToSend((signal) => send.inquiry(inquiry, signal), id);
    if (stopping.signal.aborted && failure !== undefined) return;
    const nextTry = now() + retryDelay(attempts);
    if (failure === undefined) waiting.delete(id);
    else waiting.set(id, nextTry);
    const forwarding: Inquiry["forwarding"] =
      failure === undefined
        ? { kind: "sent", at: clock().toISOString() }
        : { kind: "waiting", attempts, nextTryAt: new Date(nextTry).toISOString(), lastFailure: failure };
    await inbox.change(id, (current) => ({ ...current, forwarding }));
  };
  const summarise = async (): Promise<void> => {
    const ids: string[] = [];
    const listed: Inquiry[] = [];
    for (const id of [...held].sort().reverse()) {
      const inquiry = await stillWaiting(id);
      if (inquiry === undefined) {
        held.delete(id);
        continue;
      }
      ids.push(id);
      if (listed.length < mostListed) listed.push(inquiry);
    }
    if (ids.length === 0) return;
    thisHour = { began: now(), mails: 1 };
    const failure = await tryToSend((signal) => send.summary(listed, ids.length, signal), ids[0]);
    if (failure !== undefined) {
      summaryAt = now() + retryDelay(++summaryFailures);
      return;
    }
    summaryFailures = 0;
    for (const id of ids) held.delete(id);
    const forwarding: Inquiry["forwarding"] = { kind: "summarised", at: clock().toISOString() };
    for (const id of ids) await inbox.change(id, (current) => ({ ...current, forwarding }));
  };
  const tryToSend = async (
    mail: (signal: AbortSignal) => Promise<void>,
    inquiry: string | undefined,
  ): Promise<string | undefined> => {
    try {
      await mail(stopping.signal);
      return undefined;
    } catch (thrown) {
      const failure = mailFailure(thrown);
      if (!stopping.signal.aborted) log.warn({ inquiry, failure }, "an inquiry could not be forwarded");
      return failure;
    }
  };
  const round = async (): Promise<void> => {
    for (let id = due(); (id !== undefined || isSummaryDue()) && !stopping.signal.aborted; id = due()) {
      try {
        if (isSummaryDue()) await summarise();
        else if (id !== undefined) await forward(id);
      } catch (err) {
        // The file could not be read or written. What was sent is not sent again by this run.
        if (id !== undefined && waiting.has(id)) waiting.set(id, now() + retryDelay(1));
        if (isSummaryDue()) summaryAt = now() + retryDelay(1);
        log.error({ err, inquiry: id }, "an inquiry's forwarding could not be noted");
      }
    }
  };
  const wake = (): void => {
    alarm?.cancel();
    alarm = undefined;
    if (stopping.signal.aborted || running !== undefined) return;
    if (due() !== undefined || isSummaryDue()) {
      running = round().finally(() => {
        running = undefined;
        wake();
      });
    } else if (waiting.size + held.size > 0) {
      const times = held.size > 0 ? [...waiting.values(), summaryAt] : [...waiting.values()];
      alarm = schedule(wake, Math.max(0, times.reduce((a, b) => Math.min(a, b)) - now()));
    }
  };

  for await (const inquiry of inbox.open()) wait(inquiry);
  wake();
  return {
    enqueue(inquiry) {
      wait(inquiry);
      wake();
    },
    async oldestUnsentAt() {
      // Ids sort by time. Staff may have answered or deleted the oldest ones meanwhile.
      for (const id of [...waiting.keys(), ...held].sort()) {
        const inquiry = await stillWaiting(id);
        if (inquiry !== undefined) return inquiry.receivedAt;
        waiting.delete(id);
        held.delete(id);
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

const minute = 60_000;
/** Milliseconds that no failure waits longer than. */
const longestDelay = 6 * 60 * minute;

/** Milliseconds until the next try after so many failed ones: 1, 2, 4, ... minutes, at most 6 hours. */
function retryDelay(attempts: number): number {
  return Math.min(longestDelay, minute * 2 ** Math.min(30, Math.max(0, attempts - 1)));
}
