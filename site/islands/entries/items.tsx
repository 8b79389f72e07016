import { eventIdOfPath, newsIdOfPath } from "../../../content/model/pages/page-paths";
import { EventSections } from "../../events/EventSections";
import type { EventPageData, EventsPageData } from "../../events/events-page-data";
import { NewestEvent } from "../../events/NewestEvent";
import type { HomePageData } from "../../home/home-page-data";
import { LatestEventsList } from "../../home/LatestEvents";
import { LatestNewsList } from "../../home/LatestNews";
import { NewestArticle } from "../../news/NewestArticle";
import { NewsGrid } from "../../news/NewsGrid";
import type { ArticlePageData, NewsPageData } from "../../news/news-page-data";
import { NewerArticle } from "../../not-found/NewerArticle";
import { NewerEvent } from "../../not-found/NewerEvent";
import type { NotFoundPageData } from "../../not-found/not-found-page-data";
import type { ItemsIslandName } from "../island-data";
import { mountIsland, type IslandMount } from "../mount-island";

const mounts: Record<ItemsIslandName, IslandMount> = {
  events: mountIsland((page: EventsPageData) => <EventSections {...page} />),
  news: mountIsland((page: NewsPageData) => <NewsGrid {...page} />),
  "latest-events": mountIsland(({ texts, pictures, ...page }: HomePageData) => (
    <LatestEventsList texts={texts.events} pictures={pictures} {...page} />
  )),
  "latest-news": mountIsland(({ texts, pictures, ...page }: HomePageData) => (
    <LatestNewsList texts={texts.news} pictures={pictures} {...page} />
  )),
  event: mountIsland((page: EventPageData) => <NewestEvent {...page} />),
  "newer-event": mountIsland(() => <NewerEvent id={eventIdOfPath(location.pathname) ?? ""} />),
  article: mountIsland((page: ArticlePageData) => <NewestArticle {...page} />),
  "newer-article": mountIsland(({ newsBackLabel }: NotFoundPageData) => (
    <NewerArticle id={newsIdOfPath(location.pathname) ?? ""} backLabel={newsBackLabel} />
  )),
};

/** Every list of events or news, and an article: they have nearly all of their code in common. */
export const mount: IslandMount = (element, answer) =>
  mounts[element.dataset["island"] as ItemsIslandName](element, answer);
