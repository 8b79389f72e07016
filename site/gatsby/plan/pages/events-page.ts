import type { EventAnswer } from "../../../../content/model/api/answers";
import { divideEvents } from "../../../../content/model/entries/archive";
import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { EventPageData, EventsArchivePageData, EventsPageData } from "../../../events/events-page-data";
import { eventCard, type EventCardData } from "../../../items/event-card";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { PagePlanCache } from "../page-plan-cache";
import { planPage, type PagePlan } from "../planned-page";
import { olderLink, planArchive } from "./archive-pages";
import { eventPages } from "./event-pages";
import { picturesOfEvent } from "./pictures-of-items";

/** The events page, its archive and the page of every event, in one language. */
export function eventsPage(
  build: Build,
  language: Language,
  cache = new PagePlanCache(),
): PagePlan<EventsPageData | EventsArchivePageData | EventPageData>[] {
  const { content, routes, input } = build;
  const file = content.page("events");
  if (!file) return [];
  const path = routes.page("en", "events");
  const { id: _, metadata, archive: _archive, ...texts } = file;
  const { listed, older } = divideEvents(content.events, input.builtOn);
  const ofArchive = {
    items: older,
    file,
    path: (of: Language, number: number) => routes.archive(of, "events", number),
  };
  const card = (event: EventAnswer): EventCardData => eventCard(event, language);
  return [
    planPage(build, {
      language,
      path,
      template: "events/EventsPage.tsx",
      dependencies: [file, content.eventsEtag],
      shows: listed,
      images: listed.flatMap(picturesOfEvent),
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: (pictures) => ({
        texts: inLanguage(texts, language),
        events: { items: listed.map(card), etag: content.eventsEtag },
        pictures,
        ...olderLink(language, ofArchive),
      }),
    }),
    ...planArchive<EventAnswer, EventCardData, EventsArchivePageData>(build, {
      ...ofArchive,
      language,
      template: "events/EventsArchivePage.tsx",
      listPath: routes.page(language, "events"),
      card,
      images: picturesOfEvent,
      page: (data) => ({ ...data, listHeading: texts.pastHeading[language] }),
    }),
    ...eventPages(build, language, file, cache),
  ];
}
