import { z } from "zod";
import { Event, eventDate, factFields } from "./event";
import { eventFactNames } from "./event-facts";
import { says } from "../problems/fault";
import { line, link } from "./fields";
import {
  altTextsOf,
  booleanOf,
  changed,
  clearable,
  clearableRichText,
  commonInputFields,
  richText,
} from "./input-fields";

/** Fields of `POST /api/addEvent` and `/api/editEvent` (R9.4); unknown ones are refused. */
export const EventInput = z
  .strictObject({
    ...commonInputFields,
    date: z.string(says("required")),
    isMultiDay: z.preprocess(booleanOf, z.boolean(says("trueOrFalse")).optional()),
    time: clearable(line(100)),
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

/**
 * The event that a write call asks for, checked. Bodies come as Markdown; fields that were not sent stay as they are in
 * `current`, the picture too; a button needs a link (R8.6).
 */
export function eventOfInput(
  input: EventInput,
  bodies: { readonly description: string; readonly description_jp: string | null | undefined },
  current?: Event,
): z.ZodSafeParseResult<Event> {
  const button = changed(input.link, current?.link);
  return Event.safeParse({
    title: input.title,
    title_jp: changed(input.title_jp, current?.title_jp),
    date: input.date,
    time: changed(input.time, current?.time),
    image: input.removeImage === true ? undefined : current?.image,
    ...altTextsOf(input, current),
    link: button,
    buttonText: button === undefined ? undefined : changed(input.buttonText, current?.buttonText),
    buttonText_jp: button === undefined ? undefined : changed(input.buttonText_jp, current?.buttonText_jp),
    contactEmail: changed(input.contactEmail, current?.contactEmail),
    afterLink: changed(input.afterLink, current?.afterLink),
    ...Object.fromEntries(eventFactNames.map((name) => [name, changed<unknown>(input[name], current?.[name])])),
    description: bodies.description,
    description_jp: changed(bodies.description_jp, current?.description_jp),
  });
}

function contradiction(date: string, written: string, multiDay: boolean | undefined): string | undefined {
  const lasts = date.includes(" to ");
  if (multiDay === true && !lasts && !written.includes(" to ")) return says("endDateMissing");
  return multiDay === false && lasts ? says("notOneDay") : undefined;
}
