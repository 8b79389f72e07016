import { useCallback } from "react";
import type { NewsAnswer } from "../../content/model/api/answers";
import { divideNews } from "../../content/model/entries/archive";
import { newestNewsFirst } from "../../content/model/entries/sort-items";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { newsCard } from "../items/news-card";
import { NewsCard } from "../items/NewsCard";
import { EmptyList } from "../live/EmptyList";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import type { NewsPageData } from "./news-page-data";

/** Number of cards that may be visible on load; the others are lazy. */
const eagerCards = 1;

/** What of the page React takes over where a newer list comes up. */
export function NewsGrid({ texts, news, pictures, older }: NewsPageData) {
  const { language } = useFrame();
  const select = useCallback(
    (answers: readonly NewsAnswer[]) =>
      divideNews(newestNewsFirst(answers)).listed.map((item) => newsCard(item, language)),
    [language],
  );
  const list = useLiveList("news", news, select);
  const items = shownItems(list);
  return (
    <>
      {items.length === 0 ? (
        <EmptyList isLoading={list.kind === "loading"} words={texts.empty} />
      ) : (
        <div className="news-grid">
          {items.map((item, index) => (
            <NewsCard key={item._id} news={item} pictures={pictures} headingLevel="h2" eager={index < eagerCards} />
          ))}
        </div>
      )}
      {older && <ArchiveNavigation older={older} label={texts.heading} />}
    </>
  );
}
