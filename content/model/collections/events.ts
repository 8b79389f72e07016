import { buttonNeedsLink } from "./button-needs-link";
import type { Collection } from "./collection";
import { itemSections } from "./item-fields";
import { Event } from "./event";

/** `events/<year>/<id>.md`. */
export const events = {
  name: "events",
  extent: "list",
  byYear: true,
  bodies: ["description", "description_jp"],
  label: { en: "Events", ja: "イベント" },
  entry: { en: "event", ja: "イベント" },
  noun: "event",
  schemaOf: () => Event,
  derived: buttonNeedsLink,
  badId: "itemFileName",
  titleFields: ["title"],
  dayField: "date",
  pictureField: "image",
  address: "/events/",
  sections: {
    when: { label: { en: "Title and date", ja: "タイトルと日時" } },
    place: { label: { en: "Place", ja: "開催場所" } },
    facts: { label: { en: "Price, capacity and registration", ja: "参加費・定員・申込締切" }, folded: true },
    ...itemSections,
  },
} satisfies Collection;
