/** A name of the IANA time zone database, or minutes ahead of UTC. */
export type Zone = string | number;

/** A time on the clock of another place. */
export interface ZoneTime {
  /** `HH:mm`. */
  readonly time: string;
  /** Days after the day in Japan: -1, 0 or 1. */
  readonly day: number;
}

/** True for a name of the IANA time zone database, like `Asia/Singapore`. */
export function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format(0) !== "";
  } catch {
    return false;
  }
}

/** The time in a zone when it is `time` (`HH:mm`) on a day (`YYYY-MM-DD`) in Japan. */
export function timeInZone(zone: string, day: string, time: string): ZoneTime {
  const parts = formatOf(zone).formatToParts(new Date(`${day}T${time}:00+09:00`));
  const part = (wanted: keyof typeof style): string => parts.find(({ type }) => type === wanted)?.value ?? "";
  const there = `${part("year")}-${part("month")}-${part("day")}`;
  return { time: `${part("hour")}:${part("minute")}`, day: Math.sign(there.localeCompare(day)) };
}

/** Minutes from midnight of a day in Japan, for so many minutes from midnight of the same day (`YYYY-MM-DD`) in a zone. */
export function minutesInJapan(zone: Zone, day: string, minutes: number): number {
  const local = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000;
  // Where clocks are changed, the offset of the moment itself may be another than that of the same clock time in UTC.
  const ahead = typeof zone === "number" ? zone : offsetOf(zone, local - offsetOf(zone, local) * 60_000);
  return minutes - ahead + japanAhead;
}

const japanAhead = 540;

/** Minutes that a zone is ahead of UTC at a moment (ms). */
function offsetOf(timeZone: string, moment: number): number {
  const parts = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" }).formatToParts(moment);
  const [, sign, hours = "0", minutes = "0"] =
    /([+-])(\d+):(\d+)/.exec(parts.find(({ type }) => type === "timeZoneName")?.value ?? "") ?? [];
  return (Number(hours) * 60 + Number(minutes)) * (sign === "-" ? -1 : 1);
}

const style = { year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" } as const;

/** By the zone: to make a format takes longer than all else of a page's hours. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat("en", { ...style, hourCycle: "h23", timeZone });
  formats.set(timeZone, format);
  return format;
}
