let format: Intl.DateTimeFormat | undefined;

/** The chamber's calendar day `YYYY-MM-DD` at a moment, wherever the machine is (Asia/Tokyo: R1.7). */
export function tokyoDay(now: Date): string {
  format ??= new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" });
  return format.format(now);
}

/** The year of that day. */
export const tokyoYear = (now: Date): number => Number(tokyoDay(now).slice(0, 4));
