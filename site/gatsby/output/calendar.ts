import ICAL from "ical.js";
import type { Language } from "../../../content/model/text/language";
import { tokyo, type Property } from "./calendar-event";

type Component = readonly [string, readonly Property[], readonly Component[]];

/**
 * An iCalendar file (RFC 5545) of events as `eventText` writes them. `name`: what calendar programs call a calendar that is
 * subscribed to.
 */
export function calendarText(language: Language, host: string, events: readonly string[], name?: string): string {
  const properties: Property[] = [
    ["version", {}, "text", "2.0"],
    ["prodid", {}, "text", `-//${host}//Events//${language.toUpperCase()}`],
    ...(name === undefined ? [] : subscribed(name)),
  ];
  const empty = ICAL.stringify(["vcalendar", properties, [japanTime]]);
  const end = "END:VCALENDAR\r\n";
  return empty.slice(0, -end.length) + events.join("") + end;
}

/** The name by RFC 7986 and by the property that programs read, and how often they may fetch it. */
function subscribed(name: string): Property[] {
  return [
    ["name", {}, "text", name],
    ["x-wr-calname", {}, "unknown", name.replace(/[\\;,]/g, "\\$&")],
    ["refresh-interval", {}, "duration", "PT1H"],
    ["x-published-ttl", {}, "unknown", "PT1H"],
  ];
}

/** Japan has had no other time since 1951. */
const japanTime: Component = [
  "vtimezone",
  [["tzid", {}, "text", tokyo]],
  [
    [
      "standard",
      [
        ["dtstart", {}, "date-time", "1970-01-01T00:00:00"],
        ["tzoffsetfrom", {}, "utc-offset", "+09:00"],
        ["tzoffsetto", {}, "utc-offset", "+09:00"],
        ["tzname", {}, "text", "JST"],
      ],
      [],
    ],
  ],
];
