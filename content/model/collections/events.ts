import type { EventAnswer } from "../api/answers";
import { isMultiDay, parseEventDate } from "../dates/event-dates";
import { omitUndefined } from "../omit-undefined";
import { buttonNeedsLink } from "./button-needs-link";
import type { Collection } from "./collection";
import { Event } from "./event";
import { htmlFields } from "../markdown/lazy-html";

/** `events/<year>/<id>.md`. */
export const events: Collection = {
  name: "events",
  kind: "event",
  extent: "list",
  byYear: true,
  bodies: ["description", "description_jp"],
  label: { en: "Events", ja: "イベント" },
  entry: { en: "event", ja: "イベント" },
  noun: "event",
  schemaOf: () => Event,
  settled: buttonNeedsLink,
  badId: "itemFileName",
  titleFields: ["title"],
  dayField: "date",
  pictureField: "image",
};

const withHtml = htmlFields({ description: "descriptionMarkdown", description_jp: "descriptionMarkdown_jp" });

/** The event as the API answers it. */
export function eventAnswer(id: string, version: string, event: Event): EventAnswer {
  const { description, description_jp, date, image, ...rest } = event;
  const days = parseEventDate(date) ?? { startDate: date, endDate: date };
  const fields = omitUndefined({
    _id: id,
    version,
    date,
    isMultiDay: isMultiDay(days),
    ...days,
    ...rest,
    descriptionMarkdown: description,
    descriptionMarkdown_jp: description_jp,
    image,
    imageUrl: image,
  });
  return withHtml(fields);
}
