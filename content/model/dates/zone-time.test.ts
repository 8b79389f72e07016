import { isTimeZone, timeInZone } from "./zone-time";

test.each([
  ["Asia/Singapore", "2026-12-10", "18:30", "17:30", 0],
  ["Asia/Singapore", "2027-01-01", "00:30", "23:30", -1],
  ["Europe/Zurich", "2026-12-10", "18:30", "10:30", 0],
  ["Europe/Zurich", "2026-06-10", "18:30", "11:30", 0],
  ["Pacific/Auckland", "2026-12-10", "20:00", "00:00", 1],
])("in %s, %s at %s in Japan is %s", (zone, day, time, there, days) => {
  expect(timeInZone(zone, day, time)).toEqual({ time: there, day: days });
});

test.each([
  ["Asia/Singapore", true],
  ["UTC", true],
  ["Asia/Merlion", false],
  ["", false],
])("%p is a time zone: %p", (name, is) => expect(isTimeZone(name)).toBe(is));
