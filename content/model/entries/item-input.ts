import { z } from "zod";
import { eventDate } from "../collections/event";
import { events } from "../collections/events";
import { says } from "../problems/fault";
import { trueOrFalse, writeFields } from "./input-fields";
import { news } from "../collections/news";

/** Fields of `POST /api/addEvent` and `/api/editEvent` (R9.4); unknown ones are refused. */
export const EventInput = z
  .strictObject({ ...writeFields(events), date: z.string(says("required")), isMultiDay: trueOrFalse })
  .transform(({ date, isMultiDay: multiDay, ...input }, context) => {
    const parsed = eventDate.safeParse(date);
    const message = parsed.success ? contradiction(parsed.data, date, multiDay) : parsed.error.issues[0]?.message;
    if (parsed.success && message === undefined) return { ...input, date: parsed.data };
    context.issues.push({ code: "custom", message: message ?? says("required"), path: ["date"], input: date });
    return z.NEVER;
  });

function contradiction(date: string, written: string, multiDay: boolean | undefined): string | undefined {
  const lasts = date.includes(" to ");
  if (multiDay === true && !lasts && !written.includes(" to ")) return says("endDateMissing");
  return multiDay === false && lasts ? says("notOneDay") : undefined;
}

/** Fields of `POST /api/addNews` and `PUT /api/updateNews/{_id}` (R10.1); unknown ones are refused. */
export const NewsInput = z.strictObject(writeFields(news));
