/** The chamber's calendar day `YYYY-MM-DD` at a moment, wherever the machine is (Asia/Tokyo: R1.7). */
export function tokyoDay(now: Date): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Tokyo" }).format(now);
}
