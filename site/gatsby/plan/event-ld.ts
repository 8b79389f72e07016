import type { EventAnswer } from "../../../content/model/api/answers";
import { lastDayToRegister } from "../../../content/model/collections/event-facts";
import { eventSpan } from "../../../content/model/dates/event-hours";
import { omitUndefined } from "../../../content/model/omit-undefined";
import { translate, translateIfAny, type Bilingual, type Language } from "../../../content/model/text/language";
import { metadataDescription } from "../../../content/model/text/plain-text";
import type { JsonLd } from "../../shell/page-head-data";
import type { Build } from "./build";
import { breadcrumbLd, context } from "./json-ld";

interface Parts {
  /** The page's path in `language`. */
  readonly path: string;
  /** What the list of all events is called. */
  readonly listTitle: Bilingual;
  /** Path of the picture of an event that has none. */
  readonly image: string;
}

/** An event with all that search engines require and recommend, and the breadcrumbs of its page. */
export function eventLd(build: Build, language: Language, event: EventAnswer, parts: Parts): JsonLd[] {
  const { content, input, routes } = build;
  const { site } = content;
  const { publicUrl, builtOn } = input;
  const { path, listTitle, image } = parts;
  const name = translate(language, event.title, event.title_jp).text;
  const description = translate(language, event.description, event.description_jp);
  const steps = [
    { name: listTitle[language], path: routes.page(language, "events") },
    { name, path },
  ];
  return [
    {
      "@context": context,
      "@type": "Event",
      name,
      url: publicUrl + path,
      description: metadataDescription(description.text),
      image: [publicUrl + (event.image ?? image)],
      ...timesLd(event),
      eventStatus: `${context}/EventScheduled`,
      ...placesLd(event, language, site.city[language]),
      organizer: { "@type": "Organization", name: site.name[language], url: `${publicUrl}/` },
      ...factsLd(event, publicUrl + path, builtOn),
    },
    breadcrumbLd(build, language, steps),
  ];
}

/** Begin and end in Japan's time. Events without a clear time have dates only, so that no zone shifts the day. */
function timesLd(event: EventAnswer): JsonLd {
  const { startDay, start, endDay, end } = eventSpan(event);
  const at = (day: string, clock: string | undefined): string =>
    clock === undefined ? day : `${day}T${clock}:00+09:00`;
  return { startDate: at(startDay, start), endDate: at(endDay, end) };
}

/** A place, an address on the web, or both; the chamber's city when staff name neither. */
function placesLd(event: EventAnswer, language: Language, city: string): JsonLd {
  const { venue, venue_jp, address, address_jp, onlineLink } = event;
  const name = translateIfAny(language, venue, venue_jp)?.text;
  const street = translateIfAny(language, address, address_jp)?.text;
  const hasPlace = name !== undefined || street !== undefined || onlineLink === undefined;
  const place = {
    "@type": "Place",
    name: name ?? street ?? city,
    address: omitUndefined({
      "@type": "PostalAddress",
      streetAddress: street,
      addressLocality: street === undefined ? city : undefined,
    }),
  };
  const virtual = { "@type": "VirtualLocation", url: onlineLink };
  const [mode, location] =
    onlineLink === undefined ? ["Offline", place] : hasPlace ? ["Mixed", [place, virtual]] : ["Online", virtual];
  return { eventAttendanceMode: `${context}/${mode}EventAttendanceMode`, location };
}

/** Price, room, language and deadline, which ends with its day in Japan. `url` is the page's address. */
function factsLd(event: EventAnswer, url: string, today: string): JsonLd {
  const { priceMembers, priceGuests, capacity, spokenLanguage, registerBy, link } = event;
  const prices = [priceMembers, priceGuests].filter((price) => price !== undefined);
  const priced = {
    "@type": "AggregateOffer",
    priceCurrency: "JPY",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
  };
  const isOpen = today <= lastDayToRegister(event);
  const offers = {
    ...(prices.length === 0 ? { "@type": "Offer" } : priced),
    url: link ?? url,
    // When registration has closed, nobody knows whether a seat is left: validThrough says that the offer is over.
    availability: isOpen ? `${context}/InStock` : undefined,
    validThrough: registerBy && `${registerBy}T23:59:59+09:00`,
  };
  return omitUndefined({
    offers: prices.length === 0 && link === undefined ? undefined : omitUndefined(offers),
    maximumAttendeeCapacity: capacity,
    inLanguage: spokenLanguage === "en" || spokenLanguage === "ja" ? spokenLanguage : spokenLanguage && ["en", "ja"],
  });
}
