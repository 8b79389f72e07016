import type { NewsAnswer } from "../../../content/model/api/answers";
import type { NewsItem } from "../../../content/model/collections/news-item";
import { newsAnswer } from "../../../content/model/entries/item-answers";
import { newsArticle } from "../../items/news-article";
import { NewsArticle } from "../../items/NewsArticle";
import { newsCard } from "../../items/news-card";
import { NewsCard } from "../../items/NewsCard";
import { useFrame } from "../../shell/frame";
import type { PreviewParts } from "../kit/preview/preview-parts";
import { wordsOf } from "../kit/status/words";

interface PageProps {
  readonly item: NewsAnswer;
}

/** A news item in the grid of the news page. */
function NewsInGrid({ item }: PageProps) {
  const { language } = useFrame();
  return (
    <div className="wide preview-page">
      <div className="news-grid">
        <NewsCard news={newsCard(item, language)} pictures={{}} headingLevel="h2" eager />
      </div>
    </div>
  );
}

/** A news item's own page. */
function NewsOnItsPage({ item }: PageProps) {
  const { language } = useFrame();
  return (
    <NewsArticle article={newsArticle(item, language)} backLabel={wordsOf(language).preview.backToNews} pictures={{}} />
  );
}

/** How news items are previewed. */
export const newsPreview: PreviewParts<NewsAnswer> = {
  itemOf: ({ fields, current, today }) =>
    newsAnswer(current?._id ?? "preview", current?.version ?? "", {
      serial_no: 1,
      date: today,
      category: [],
      ...fields,
    } as unknown as NewsItem),
  views: [
    { name: "article", Page: NewsOnItsPage },
    { name: "card", Page: NewsInGrid },
  ],
};
