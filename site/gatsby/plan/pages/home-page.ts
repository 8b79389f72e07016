import type { EventAnswer } from "../../../../content/model/api/answers";
import type { Language } from "../../../../content/model/text/language";
import type { Partners } from "../../../../content/model/collections/partner";
import type { Gallery } from "../../../../content/model/collections/pages/home-page";
import { omitUndefined } from "../../../../content/model/omit-undefined";
import { inLanguage } from "../../../../content/model/pages/in-language";
import { lastDayToRegister } from "../../../../content/model/collections/event-facts";
import { latestNews, sortEventsForPage } from "../../../../content/model/entries/sort-items";
import { latestNewsCount, type HomePageData } from "../../../home/home-page-data";
import { eventsForHome, eventsHeld } from "../../../home/home-events";
import { eventCard } from "../../../items/event-card";
import { newsCard } from "../../../items/news-card";
import type { Build } from "../build";
import { organizationLd } from "../json-ld";
import { planFixedPage, type TextsOf } from "../fixed-page";
import type { PagePlan } from "../planned-page";
import { companiesOf } from "../../content/companies-of";
import type { SiteContent } from "../../content/site-content";

type HomeTexts = TextsOf<"home">;

/** The home page in one language. */
export function homePage(build: Build, language: Language): PagePlan<HomePageData>[] {
  const { content, input } = build;
  return planFixedPage(build, language, "home", (texts) => {
    const events = eventsHeld(texts.events.order, content.events, input.builtOn);
    const figures = {
      founded: content.site.founded,
      members: companiesOf(content).length,
      eventsHeld: sortEventsForPage(content.events, input.builtOn).past.length,
    };
    const noUpcoming = content.page("events")?.noUpcoming[language];
    const news = latestNews(content.news, latestNewsCount);
    const noNews = news.length > 0 ? undefined : content.page("news")?.empty[language];
    const partners = partnersOf(content);
    const images = [
      ...picturesOfTop(texts),
      ...picturesOfGallery(texts.gallery),
      ...marksOf(partners),
      ...[...eventsForHome(texts.events.order, events, input.builtOn), ...news].map(({ image }) => image),
    ];
    const { founding60, eventRegistration = pageOfBanner(build, language, texts) } = content.site.forms;
    const plans = content.files.find((file) => file.collection === "plans")?.fields;
    const ends = omitUndefined({
      promotion: plans?.promotion?.endsOn,
      banner: endOfBanner(build, texts),
    });
    return {
      template: "home/HomePage.tsx",
      dependencies: [
        partners,
        plans,
        noUpcoming,
        noNews,
        ...Object.values(figures),
        content.eventsEtag,
        content.newsEtag,
      ],
      shows: [...eventsForHome(texts.events.order, events, input.builtOn), ...news],
      images,
      jsonLd: () => [organizationLd(build, language)],
      page: (pictures) => ({
        texts: inLanguage(texts, language),
        forms: { founding60, eventRegistration },
        ends,
        figures,
        events: { items: events.map((event) => eventCard(event, language)), etag: content.eventsEtag },
        ...(noUpcoming === undefined ? {} : { noUpcoming }),
        news: { items: news.map((item) => newsCard(item, language)), etag: content.newsEtag },
        ...(noNews === undefined ? {} : { noNews }),
        ...(partners ? { partners: inLanguage(partners, language) } : {}),
        pictures,
      }),
    };
  });
}

/** The last day to register for the event on the banner; one that is not there is over already. */
function endOfBanner(build: Build, texts: HomeTexts): string | undefined {
  if (texts.eventBanner?.event === undefined) return undefined;
  const event = eventOfBanner(build, texts);
  return event === undefined ? "0000-01-01" : lastDayToRegister(event);
}

/** The page of the event on the banner, undefined when there is none. */
function pageOfBanner(build: Build, language: Language, texts: HomeTexts): string | undefined {
  const event = build.fixedPages.includes("events") ? eventOfBanner(build, texts) : undefined;
  return event && build.routes.event(language, event._id);
}

const eventOfBanner = ({ content }: Build, { eventBanner }: HomeTexts): EventAnswer | undefined =>
  content.events.find(({ _id }) => _id === eventBanner?.event);

const partnersOf = ({ files }: SiteContent): Partners | undefined =>
  files.flatMap((file) => (file.collection === "partners" ? [file.fields] : []))[0];

/** Those of the reading that is shown. */
const picturesOfTop = ({ hero, carousel, founding60, backgrounds, eventBanner }: HomeTexts): string[] =>
  (hero === "carousel"
    ? (carousel?.slides ?? [])
    : [founding60?.picture, ...backgrounds, eventBanner?.picture].filter((picture) => picture !== undefined)
  ).map(imageOf);

const picturesOfGallery = (gallery: Gallery | undefined): string[] =>
  gallery ? [...gallery.slides, ...gallery.events, ...(gallery.closing ? [gallery.closing] : [])].map(imageOf) : [];

const marksOf = (partners: Partners | undefined): string[] =>
  partners ? [...partners.government, ...partners.logos].map(imageOf) : [];

const imageOf = ({ image }: { readonly image: string }): string => image;
