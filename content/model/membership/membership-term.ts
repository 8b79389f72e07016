const quarterEnds = ["03-31", "06-30", "09-30", "12-31"] as const;

/**
 * Last day of a membership: the quarter end on or after the joining day, as many years later as were bought
 * (R4.3: joining 2025-05-15 for a year ends 2026-06-30).
 * @param joinedOn `YYYY-MM-DD`
 */
export function membershipEnd(joinedOn: string, years: number): string {
  const year = Number(joinedOn.slice(0, 4));
  const day = joinedOn.slice(5);
  const quarterEnd = quarterEnds.find((end) => end >= day) ?? "12-31";
  return `${String(year + years).padStart(4, "0")}-${quarterEnd}`;
}
