import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import { allDay } from "../../../../content/model/dates/event-time";
import { languageOfPath } from "../../../../content/model/pages/page-paths";
import type { EventsPage } from "../../../../content/model/collections/pages/events-page";
import { translate, type Language } from "../../../../content/model/text/language";
import type { EventPageData } from "../../../events/events-page-data";
import { eventDetails } from "../../../items/event-details";
import { eventTags } from "../../../items/page-tags";
import type { PageHeadData } from "../../../shell/page-head-data";
import type { Build } from "../build";
import { eventLd } from "../event-ld";
import { pageHead, type Listing } from "../page-head";
import type { PagePlanCache } from "../page-plan-cache";
import { planPage, type PagePlan } from "../planned-page";
import { sharePicture, type SharePicture } from "../share-picture";
import { picturesOfEvent } from "./pictures-of-items";

/** The page of every event, past ones included, in one language. */
export function eventPages(
  build: Build,
  language: Language,
  file: EventsPage,
  cache: PagePlanCache,
): PagePlan<EventPageData>[] {
  const reports = reportsByEvent(build.content.news);
  const reportsOn = ({ _id }: EventAnswer): readonly NewsAnswer[] => reports.get(_id) ?? none;
  return cache.events.plansOf(build, language, {
    items: build.content.events,
    file,
    images: picturesOfEvent,
    others: (event) => (reports.has(event._id) ? reportsKey(reportsOn(event)) : ""),
    plan: (lean, event) => eventPage(lean, language, { event, file, reports: reportsOn(event) }),
  });
}

const none: readonly NewsAnswer[] = [];

interface Parts {
  readonly event: EventAnswer;
  readonly file: EventsPage;
  readonly reports: readonly NewsAnswer[];
}

function eventPage(build: Build, language: Language, { event, file, reports }: Parts): PagePlan<EventPageData> {
  const { routes } = build;
  // Reading the Markdown costs nothing; its HTML is made when the page is.
  const translated = event.descriptionMarkdown_jp !== undefined;
  return planPage(build, {
    language,
    path: routes.event("en", event._id),
    template: "events/EventPage.tsx",
    translated,
    sharePicture: pictureOfEvent(build, translated ? language : "en", event),
    dependencies: [event, file.heading, file.metadata, reportsKey(reports)],
    images: picturesOfEvent(event),
    head: (listing) => eventHead(build, language, { event, listing, file }),
    page: (pictures) => ({
      event: eventDetails(event, language),
      etag: `"${event.version}"`,
      reports: reports.map(({ _id, slug, title, title_jp }) => ({
        title: translate(language, title, title_jp),
        path: routes.newsArticle(language, _id, slug),
      })),
      pictures,
    }),
  });
}

function pictureOfEvent(build: Build, language: Language, event: EventAnswer): SharePicture | undefined {
  const { startDate, endDate, image } = event;
  const title = translate(language, event.title, event.title_jp).text;
  const time = event.time === allDay ? undefined : event.time;
  return sharePicture(build, language, { title, startDate, endDate, time, image });
}

/** What a page shows of the articles about its event: it stays as it is while their texts change. */
const reportsKey = (reports: readonly NewsAnswer[]): string =>
  reports.flatMap(({ _id, slug, title, title_jp }) => [_id, slug, title, title_jp]).join("\n");

/** The articles that name an event, newest first, by its id. */
function reportsByEvent(news: readonly NewsAnswer[]): ReadonlyMap<string, readonly NewsAnswer[]> {
  const reports = new Map<string, NewsAnswer[]>();
  for (const item of news) {
    if (item.event === undefined) continue;
    const known = reports.get(item.event);
    if (known) known.push(item);
    else reports.set(item.event, [item]);
  }
  return reports;
}

interface HeadParts {
  readonly event: EventAnswer;
  readonly listing: Listing;
  readonly file: EventsPage;
}

/** Metadata made from the event. */
function eventHead(build: Build, language: Language, { event, listing, file }: HeadParts): PageHeadData {
  const { site } = build.content;
  const path = listing.canonicalPath;
  const { title, description, image } = eventTags(
    eventDetails(event, language),
    { titleSuffix: site.titleSuffix[language] },
    language,
  );
  return pageHead(build, language, listing, {
    title,
    description,
    keywords: file.metadata.keywords[language],
    ogImage: image ?? file.metadata.ogImage,
    jsonLd: eventLd(build, languageOfPath(path), event, {
      path,
      listTitle: file.heading,
      image: file.metadata.ogImage,
    }),
  });
}
