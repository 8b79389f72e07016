import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import type { EventsPageData } from "../../events/events-page-data";
import { eventCard } from "../../items/event-card";
import type { Build } from "../build";
import { eventLd } from "../json-ld";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The events page in one language. */
export function eventsPage(build: Build, language: Language): PagePlan<EventsPageData>[] {
  const { content, routes, input } = build;
  const file = content.page("events");
  if (!file) return [];
  const path = routes.page("en", "events");
  const { id: _, metadata, ...texts } = file;
  const coming = content.events.filter(({ endDate }) => endDate >= input.builtOn);
  return [
    planPage(build, {
      language,
      path,
      template: "events/EventsPage.tsx",
      shows: [file, content.eventsEtag],
      images: content.events.map(({ image }) => image),
      head: (listing) =>
        fixedPageHead(
          build,
          language,
          metadata,
          listing,
          coming.map((event) => eventLd(build, language, event)),
        ),
      page: (pictures) => ({
        texts: inLanguage(texts, language),
        events: { items: content.events.map((event) => eventCard(event, language)), etag: content.eventsEtag },
        pictures,
      }),
    }),
  ];
}
