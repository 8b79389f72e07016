import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { EventsPageData } from "../../events/events-page-data";
import { eventCard } from "../../items/event-card";
import { picturesOf, type Build } from "../build";
import { eventLd } from "../json-ld";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The events page in one language. */
export async function eventsPage(build: Build, language: Language): Promise<PlannedPage<EventsPageData>[]> {
  const { content, routes, input } = build;
  const file = content.page("events");
  if (!file) return [];
  const path = routes.page("en", "events");
  const { id: _, metadata, ...texts } = file;
  const coming = content.events.filter(({ endDate }) => endDate >= input.builtOn);
  return [
    plannedPage(build, {
      language,
      path,
      template: "events/EventsPage.tsx",
      head: fixedPageHead(build, language, {
        path,
        metadata,
        jsonLd: coming.map((event) => eventLd(build, language, event)),
      }),
      page: {
        texts: inLanguage(texts, language),
        events: { items: content.events.map((event) => eventCard(event, language)), etag: content.eventsEtag },
        pictures: await picturesOf(
          build,
          content.events.map(({ image }) => image),
        ),
      },
    }),
  ];
}
