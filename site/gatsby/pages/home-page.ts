import type { Language } from "../../../content/model/language";
import { inLanguage } from "../../../content/model/pages/in-language";
import { latestEvents, latestNews } from "../../../content/model/sort-items";
import { latestEventsCount, latestNewsCount, type HomePageData } from "../../home/home-page-data";
import { eventCard } from "../../items/event-card";
import { newsCard } from "../../items/news-card";
import { picturesOf, type Build } from "../build";
import { organizationLd } from "../json-ld";
import { fixedPageHead } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The home page in one language. */
export async function homePage(build: Build, language: Language): Promise<PlannedPage<HomePageData>[]> {
  const { content, routes } = build;
  const file = content.page("home");
  if (!file) return [];
  const path = routes.page("en", "home");
  const { id: _, metadata, ...texts } = file;
  const events = latestEvents(content.events, latestEventsCount);
  const news = latestNews(content.news, latestNewsCount);
  const images = [
    texts.founding60.picture.image,
    texts.eventBanner.picture.image,
    ...texts.backgrounds.map(({ image }) => image),
    ...[...events, ...news].map(({ image }) => image),
  ];
  const { founding60, eventRegistration } = content.site.forms;
  return [
    plannedPage(build, {
      language,
      path,
      template: "home/HomePage.tsx",
      head: fixedPageHead(build, language, { path, metadata, jsonLd: [organizationLd(build, language)] }),
      page: {
        texts: inLanguage(texts, language),
        forms: { founding60, eventRegistration },
        events: { items: events.map((event) => eventCard(event, language)), etag: content.eventsEtag },
        news: { items: news.map((item) => newsCard(item, language)), etag: content.newsEtag },
        pictures: await picturesOf(build, images),
      },
    }),
  ];
}
