import { z } from "zod";
import { eventDate, factFields } from "../collections/event";
import { says } from "../problems/fault";
import { line, link } from "../collections/fields";
import { booleanOf, clearable, clearableRichText, commonInputFields, richText } from "./input-fields";

/** Fields of `POST /api/addEvent` and `/api/editEvent` (R9.4); unknown ones are refused. */
export const EventInput = z
  .strictObject({
    ...commonInputFields,
    date: z.string(says("required")),
    isMultiDay: z.preprocess(booleanOf, z.boolean(says("trueOrFalse")).optional()),
    time: clearable(line(100)),
    venue: clearable(line(200)),
    venue_jp: clearable(line(200)),
    address: clearable(line(300)),
    address_jp: clearable(line(300)),
    onlineLink: clearable(link),
    contactEmail: clearable(z.email(says("email")).max(254, says("tooLong", { max: 254 }))),
    afterLink: clearable(link),
    priceMembers: clearable(factFields.priceMembers),
    priceGuests: clearable(factFields.priceGuests),
    capacity: clearable(factFields.capacity),
    spokenLanguage: clearable(factFields.spokenLanguage),
    registerBy: clearable(factFields.registerBy),
    description: richText,
    description_jp: clearableRichText,
  })
  .transform(({ date, isMultiDay: multiDay, ...input }, context) => {
    const parsed = eventDate.safeParse(date);
    const message = parsed.success ? contradiction(parsed.data, date, multiDay) : parsed.error.issues[0]?.message;
    if (parsed.success && message === undefined) return { ...input, date: parsed.data };
    context.issues.push({ code: "custom", message: message ?? says("required"), path: ["date"], input: date });
    return z.NEVER;
  });
export type EventInput = z.infer<typeof EventInput>;

function contradiction(date: string, written: string, multiDay: boolean | undefined): string | undefined {
  const lasts = date.includes(" to ");
  if (multiDay === true && !lasts && !written.includes(" to ")) return says("endDateMissing");
  return multiDay === false && lasts ? says("notOneDay") : undefined;
}
