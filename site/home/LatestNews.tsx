import { useCallback } from "react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { latestNews } from "../../content/model/entries/sort-items";
import { newsCard } from "../items/news-card";
import { NewsCard } from "../items/NewsCard";
import { Island } from "../islands/Island";
import { EmptyList } from "../live/EmptyList";
import { listPaths } from "../live/list-calls";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { SectionHeading } from "../ui/SectionHeading";
import { latestNewsCount, type HomePageData } from "./home-page-data";

interface Props extends Pick<HomePageData, "news" | "noNews" | "pictures"> {
  readonly texts: HomePageData["texts"]["news"];
}

/** The newest news and the way to all of it. */
export function LatestNews(props: Props) {
  const { news } = props;
  return (
    <Island
      name="latest-news"
      as="section"
      className="home-section home-section-tinted"
      asks={{ path: listPaths.news, ...news }}
    >
      <LatestNewsList {...props} />
    </Island>
  );
}

/** What React takes over where a newer list comes up. */
export function LatestNewsList({ texts, news, noNews, pictures }: Props) {
  const { language, routes } = useFrame();
  const select = useCallback(
    (answers: readonly NewsAnswer[]) => latestNews(answers, latestNewsCount).map((item) => newsCard(item, language)),
    [language],
  );
  const list = useLiveList("news", news, select);
  const shown = shownItems(list);
  return (
    <div className="wide">
      <SectionHeading {...texts} />
      {shown.length === 0 && <EmptyList isLoading={list.kind === "loading"} words={noNews} />}
      <div className="news-grid">
        {shown.map((item) => (
          <NewsCard key={item._id} news={item} pictures={pictures} headingLevel="h3" />
        ))}
      </div>
      <p className="home-more">
        <ButtonLink href={routes.page(language, "news")} variant="secondary">
          {texts.label}
        </ButtonLink>
      </p>
    </div>
  );
}
