/** @jest-environment node */
import { shortDay } from "./short-day";

test("the day of a badge is the one in Japan, and has no weekday", () => {
  const moment = "2026-06-11T16:00:00Z";
  expect([shortDay("en", moment), shortDay("ja", moment)]).toEqual(["Jun 12, 2026", "2026年6月12日"]);
});
