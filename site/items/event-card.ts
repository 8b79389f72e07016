import type { EventAnswer } from "../../content/model/api/answers";
import { eventFactsOf, type EventFacts } from "../../content/model/collections/event-facts";
import { allDay } from "../../content/model/dates/event-time";
import { omitUndefined } from "../../content/model/omit-undefined";
import { translate, type Language, type Translated } from "../../content/model/text/language";

/** What an event's card shows, in one language. */
export interface EventCardData extends EventFacts {
  readonly _id: string;
  readonly title: Translated;
  /** `YYYY-MM-DD`. */
  readonly startDate: string;
  readonly endDate: string;
  /** As stored; undefined for all day. */
  readonly time?: string;
  /** Sanitised HTML. */
  readonly description: Translated;
  readonly image?: string;
  readonly imageAlt: string;
  readonly button?: { readonly href: string; readonly text?: string };
  readonly contactEmail?: string;
  /** Slides, pictures: shown once the event is over, in place of the button. */
  readonly afterLink?: string;
  readonly sample?: true;
}

/** The card of an event, from a build's answer or the API's alike. */
export function eventCard(event: EventAnswer, language: Language): EventCardData {
  const { link, image, time, contactEmail, afterLink } = event;
  // Without a text in the page's language the button has its default one.
  const words = language === "ja" ? event.buttonText_jp : event.buttonText;
  return {
    _id: event._id,
    title: translate(language, event.title, event.title_jp),
    startDate: event.startDate,
    endDate: event.endDate,
    ...(time === allDay || time === "" ? {} : { time }),
    description: translate(language, event.description, event.description_jp),
    ...(image ? { image } : {}),
    imageAlt: translate(language, event.imageAlt ?? "", event.imageAlt_jp).text,
    ...(link ? { button: { href: link, ...(words ? { text: words } : {}) } } : {}),
    ...(contactEmail ? { contactEmail } : {}),
    ...(afterLink ? { afterLink } : {}),
    ...omitUndefined({ ...eventFactsOf(event) }),
    ...(event.sample ? { sample: true } : {}),
  };
}
