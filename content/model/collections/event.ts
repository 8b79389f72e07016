import { z } from "zod";
import {
  altText,
  body,
  capacity,
  emptyToUndefined,
  isoDate,
  line,
  optionalBody,
  optionalEmail,
  optionalLine,
  optionalLink,
  optionalMediaPath,
  price,
  text,
} from "./fields";
import { isDeadlineTooLate, spokenLanguages } from "./event-facts";
import { says } from "../problems/fault";
import { formatEventDate, impossibleDay, parseEventDate } from "../dates/event-dates";

/** Time label of an event that has none (R8.1). */
export const defaultEventTime = "All day";

/** `YYYY-MM-DD`, or `YYYY-MM-DD to YYYY-MM-DD` with the end on or after the start (R8.1). */
export const eventDate = text()
  .refine((value) => parseEventDate(value) !== undefined, {
    error: ({ input }) => {
      const day = impossibleDay(String(input));
      return day === undefined ? says("eventDateForm", { got: String(input) }) : says("noSuchDay", { got: day });
    },
  })
  .transform((value) => {
    const days = parseEventDate(value);
    return days ? formatEventDate(days.startDate, days.endDate) : value;
  });

/** The schemas of the facts about taking part. */
export const factFields = {
  priceMembers: price,
  priceGuests: price,
  capacity,
  spokenLanguage: z.enum(spokenLanguages, says("oneOf", { values: [...spokenLanguages] })),
  registerBy: isoDate,
};

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyToUndefined, schema.optional());

/** An event as its file holds it (R8.1, R8.3): shared fields and both languages. */
export const Event = z
  .object({
    title: line(200),
    title_jp: optionalLine(200),
    date: eventDate,
    time: z.preprocess(emptyToUndefined, line(100).default(defaultEventTime)),
    image: optionalMediaPath,
    imageAlt: altText,
    imageAlt_jp: optionalLine(300),
    link: optionalLink,
    buttonText: optionalLine(80),
    buttonText_jp: optionalLine(80),
    contactEmail: optionalEmail,
    /** Where to look back once the event is over: slides, pictures. */
    afterLink: optionalLink,
    priceMembers: optional(factFields.priceMembers),
    priceGuests: optional(factFields.priceGuests),
    capacity: optional(factFields.capacity),
    spokenLanguage: optional(factFields.spokenLanguage),
    registerBy: optional(factFields.registerBy),
    description: body,
    description_jp: optionalBody,
  })
  .refine(({ date, registerBy }) => !isDeadlineTooLate(registerBy, parseEventDate(date)?.endDate ?? ""), {
    path: ["registerBy"],
    error: says("registerByLate"),
  });
export type Event = z.infer<typeof Event>;
