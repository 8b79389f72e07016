import type { EventAnswer } from "../../content/model/api/answers";
import { translateIfAny, type Language, type Translated } from "../../content/model/text/language";
import { eventCard, type EventCardData } from "./event-card";

/** What an event's page shows, in one language. */
export interface EventDetails extends EventCardData {
  readonly venue: Translated | null;
  readonly address: Translated | null;
  /** To take part online. */
  readonly onlineLink: string | null;
}

/** An article that reports on an event. */
export interface EventReport {
  readonly title: Translated;
  /** Path of the article. */
  readonly path: string;
}

/** The page of an event, from a build's answer or the API's alike. */
export function eventDetails(event: EventAnswer, language: Language): EventDetails {
  const { venue, venue_jp, address, address_jp, onlineLink = null } = event;
  return {
    ...eventCard(event, language),
    venue: translateIfAny(language, venue, venue_jp),
    address: translateIfAny(language, address, address_jp),
    onlineLink,
  };
}
