/** The text of an event's file. */
export function eventFile(
  fields: Readonly<Record<string, string>> = {},
  body = "Drinks and talks.",
  body_jp?: string,
): string {
  return itemFile({ title: "Spring picnic", date: "2026-04-04", ...fields }, body, body_jp);
}

/** The text of a news item's file. */
export function newsFile(
  fields: Readonly<Record<string, string>> = {},
  body = "The office moved.",
  body_jp?: string,
): string {
  return itemFile({ serial_no: "1", title: "New office", date: "2026-03-01", ...fields }, body, body_jp);
}

/** The text of the file of a page of the chamber's own. */
export function pageFile(
  fields: Readonly<Record<string, string>> = {},
  body = "Take the train to Tokyo.",
  body_jp?: string,
): string {
  return itemFile({ title: "Visit us", ...fields }, body, body_jp);
}

function itemFile(fields: Readonly<Record<string, string>>, body: string, body_jp: string | undefined): string {
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}`);
  return [
    "---",
    ...lines,
    "---",
    "",
    body,
    "",
    ...(body_jp === undefined ? [] : ["<!-- ja -->", "", body_jp, ""]),
  ].join("\n");
}
