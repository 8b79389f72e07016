import type { Schedule } from "../forwarder";

/** Time that passes only when a test says so. */
export interface ManualTime {
  readonly clock: () => Date;
  readonly schedule: Schedule;
  /** Milliseconds until the next alarm, or undefined when none is set. */
  nextAlarm(): number | undefined;
  /** Lets time pass and rings the alarms that are due. */
  pass(milliseconds: number): void;
}

/** A clock and alarms that begin at `start`. */
export function manualTime(start: Date): ManualTime {
  let now = start.getTime();
  const alarms = new Set<{ readonly at: number; readonly work: () => void }>();
  return {
    clock: () => new Date(now),
    schedule(work, milliseconds) {
      const alarm = { at: now + milliseconds, work };
      alarms.add(alarm);
      return { cancel: () => alarms.delete(alarm) };
    },
    nextAlarm: () => (alarms.size === 0 ? undefined : Math.min(...[...alarms].map(({ at }) => at)) - now),
    pass(milliseconds) {
      now += milliseconds;
      for (const alarm of [...alarms]) {
        if (alarm.at > now) continue;
        alarms.delete(alarm);
        alarm.work();
      }
    },
  };
}
