import type { AggregateOfferLeaf, EventLeaf, OfferLeaf, PlaceLeaf, VirtualLocationLeaf } from "schema-dts";
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
      eventStatus: "https://schema.org/EventScheduled",
      ...placesLd(event, language, site.city[language]),
      organizer: { "@type": "Organization", name: site.name[language], url: `${publicUrl}/` },
      ...factsLd(event, publicUrl + path, builtOn),
    },
    breadcrumbLd(build, language, steps),
  ];
}

/** Begin and end in Japan's time. Events without a clear time have dates only, so that no zone shifts the day. */
function timesLd(event: EventAnswer): Pick<EventLeaf, "startDate" | "endDate"> {
  const { startDay, start, endDay, end } = eventSpan(event);
  const at = (day: string, clock: string | undefined): string =>
    clock === undefined ? day : `${day}T${clock}:00+09:00`;
  return { startDate: at(startDay, start), endDate: at(endDay, end) };
}

/** A place, an address on the web, or both; the chamber's city where staff give no street. */
function placesLd(
  event: EventAnswer,
  language: Language,
  city: string,
): Pick<EventLeaf, "eventAttendanceMode" | "location"> {
  const { venue, venue_jp, address, address_jp, onlineLink } = event;
  const name = translateIfAny(language, venue, venue_jp)?.text;
  const street = translateIfAny(language, address, address_jp)?.text;
  const hasPlace = name !== undefined || street !== undefined || onlineLink === undefined;
  const place: PlaceLeaf = {
    "@type": "Place",
    name: name ?? street ?? city,
    address: {
      "@type": "PostalAddress",
      ...(street === undefined ? { addressLocality: city } : { streetAddress: street }),
    },
  };
  if (onlineLink === undefined)
    return { eventAttendanceMode: "https://schema.org/OfflineEventAttendanceMode", location: place };
  const virtual: VirtualLocationLeaf = { "@type": "VirtualLocation", url: onlineLink };
  return hasPlace
    ? { eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode", location: [place, virtual] }
    : { eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode", location: virtual };
}

/** Price, room, language and deadline, which ends with its day in Japan. `url` is the page's address. */
function factsLd(
  event: EventAnswer,
  url: string,
  today: string,
): Pick<EventLeaf, "offers" | "maximumAttendeeCapacity" | "inLanguage"> {
  const { priceMembers, priceGuests, capacity, spokenLanguage, registerBy, link } = event;
  const prices = [priceMembers, priceGuests].filter((price) => price !== undefined);
  const isOpen = today <= lastDayToRegister(event);
  const common: Omit<OfferLeaf, "@type"> = {
    url: link ?? url,
    // When registration has closed, nobody knows whether a seat is left: validThrough says that the offer is over.
    ...(isOpen ? { availability: "https://schema.org/InStock" } : {}),
    ...(registerBy === undefined ? {} : { validThrough: `${registerBy}T23:59:59+09:00` }),
  };
  const offers: OfferLeaf | AggregateOfferLeaf =
    prices.length === 0
      ? { "@type": "Offer", ...common }
      : {
          "@type": "AggregateOffer",
          priceCurrency: "JPY",
          lowPrice: Math.min(...prices),
          highPrice: Math.max(...prices),
          ...common,
        };
  return omitUndefined({
    offers: prices.length === 0 && link === undefined ? undefined : offers,
    maximumAttendeeCapacity: capacity,
    inLanguage: spokenLanguage === "en" || spokenLanguage === "ja" ? spokenLanguage : spokenLanguage && ["en", "ja"],
  });
}
