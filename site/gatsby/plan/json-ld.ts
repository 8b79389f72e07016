import type { EventAnswer, NewsAnswer } from "../../../content/model/api/answers";
import { omitUndefined } from "../../../content/model/omit-undefined";
import { translate, type Language } from "../../../content/model/text/language";
import { metadataDescription } from "../../../content/model/text/plain-text";
import type { JsonLd } from "../../shell/page-head-data";
import type { Build } from "./build";

const context = "https://schema.org";

/** The chamber itself, on the home page. */
export function organizationLd({ content: { site }, input: { publicUrl } }: Build, language: Language): JsonLd {
  return {
    "@context": context,
    "@type": "Organization",
    name: site.name[language],
    alternateName: site.shortName[language],
    url: `${publicUrl}/`,
    logo: publicUrl + site.logo,
    email: site.email,
    foundingDate: String(site.founded),
    sameAs: Object.values(site.social),
  };
}

/** One event of the events page. Events without a known hour have a date only, so that no zone shifts the day. */
export function eventLd(build: Build, language: Language, event: EventAnswer): JsonLd {
  const { site } = build.content;
  const { publicUrl } = build.input;
  const description = translate(language, event.description, event.description_jp);
  const hours = /^(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})$/.exec(event.time);
  const at = (date: string, hour: string | undefined): string =>
    hour ? `${date}T${hour.padStart(5, "0")}:00+09:00` : date;
  return {
    "@context": context,
    "@type": "Event",
    name: translate(language, event.title, event.title_jp).text,
    description: metadataDescription(description.text),
    startDate: at(event.startDate, hours?.[1]),
    endDate: at(event.endDate, hours?.[2]),
    eventStatus: `${context}/EventScheduled`,
    location: { "@type": "Place", name: site.city[language], address: site.city[language] },
    organizer: { "@type": "Organization", name: site.name[language], url: `${publicUrl}/` },
    ...factsLd(event),
    ...(event.image ? { image: [publicUrl + event.image] } : {}),
  };
}

/** What search engines show of price, room, language and deadline, which ends with its day in Japan. */
function factsLd(event: EventAnswer): JsonLd {
  const { priceMembers, priceGuests, capacity, spokenLanguage, registerBy, link } = event;
  const prices = [priceMembers, priceGuests].filter((price) => price !== undefined);
  const offers = omitUndefined({
    "@type": "AggregateOffer",
    priceCurrency: "JPY",
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    url: link,
    validThrough: registerBy && `${registerBy}T23:59:59+09:00`,
  });
  return omitUndefined({
    offers: prices.length === 0 ? undefined : offers,
    maximumAttendeeCapacity: capacity,
    inLanguage: spokenLanguage === "en" || spokenLanguage === "ja" ? spokenLanguage : spokenLanguage && ["en", "ja"],
  });
}

/** An article, and where it stands in the site. `path` and `newsPath` are paths in the article's language. */
export function articleLd(
  build: Build,
  language: Language,
  news: NewsAnswer,
  { path, newsPath, newsTitle }: { readonly path: string; readonly newsPath: string; readonly newsTitle: string },
): JsonLd[] {
  const { site } = build.content;
  const { publicUrl } = build.input;
  const title = translate(language, news.title, news.title_jp).text;
  const publisher = { "@type": "Organization", name: site.name[language], logo: publicUrl + site.logo };
  const steps = [
    { name: site.shortName[language], item: `${publicUrl}${language === "en" ? "/" : "/ja"}` },
    { name: newsTitle, item: publicUrl + newsPath },
    { name: title, item: publicUrl + path },
  ];
  return [
    {
      "@context": context,
      "@type": "NewsArticle",
      headline: title,
      datePublished: news.date,
      inLanguage: language,
      mainEntityOfPage: publicUrl + path,
      author: news.author ? { "@type": "Person", name: news.author } : publisher,
      publisher,
      ...(news.image ? { image: [publicUrl + news.image] } : {}),
    },
    {
      "@context": context,
      "@type": "BreadcrumbList",
      itemListElement: steps.map((step, index) => ({ "@type": "ListItem", position: index + 1, ...step })),
    },
  ];
}
