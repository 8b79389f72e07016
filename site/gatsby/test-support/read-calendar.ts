import { convertIcsCalendar, type IcsCalendar, type IcsEvent } from "ts-ics";

/** A calendar as a library reads it that has not written it; raises an Error where RFC 5545 is broken. */
export function readCalendar(text: string): IcsCalendar & { readonly events: readonly IcsEvent[] } {
  const lines = text.split("\r\n");
  expect(lines.pop()).toBe("");
  for (const line of lines) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    // No control characters, no half characters, and nothing that would be a line of its own for a lenient reader.
    expect(line).toMatch(/^[^\u0000-\u0008\u000a-\u001f\u007f\ufffd]+$/);
  }
  const unfolded = text.replaceAll("\r\n ", "");
  const names = unfolded.split("\r\n").map((line) => line.split(/[:;]/)[0]);
  const count = (name: string): number => names.filter((each) => each === name).length;
  const events = unfolded.split("\r\n").filter((line) => line === "BEGIN:VEVENT").length;
  for (const name of ["UID", "DTSTAMP", "SUMMARY", "STATUS", "SEQUENCE"])
    expect([name, count(name)]).toEqual([name, events]);
  expect([count("VERSION"), count("PRODID"), count("BEGIN"), count("VALARM")]).toEqual([1, 1, count("END"), 0]);
  const calendar = convertIcsCalendar(undefined, text);
  expect(calendar.timezones).toMatchObject([{ id: "Asia/Tokyo", props: [{ offsetFrom: "+0900", offsetTo: "+0900" }] }]);
  // The library takes 0 for none.
  return { ...calendar, events: (calendar.events ?? []).map((event) => ({ sequence: 0, ...event })) };
}
