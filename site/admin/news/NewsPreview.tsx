import type { NewsAnswer } from "../../../content/model/api/answers";
import { categoriesOfText } from "../../../content/model/collections/category-text";
import { isIsoDate } from "../../../content/model/dates/event-dates";
import { newsArticle } from "../../items/news-article";
import { NewsArticle } from "../../items/NewsArticle";
import { newsCard } from "../../items/news-card";
import { NewsCard } from "../../items/NewsCard";
import { useFrame } from "../../shell/frame";
import type { PreviewParts } from "../kit/preview/preview-parts";
import { previewBodies, previewTexts } from "../kit/preview/preview-texts";
import { wordsOf } from "../kit/status/words";
import type { NewsValues } from "./news-values";

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
export const newsPreview: PreviewParts<NewsAnswer, NewsValues> = {
  itemOf: ({ values, current, picture, today }) => ({
    _id: current?._id ?? "preview",
    version: current?.version ?? "",
    slug: current?.slug ?? "preview",
    serial_no: current?.serial_no ?? 1,
    date: isIsoDate(values.date) ? values.date : today,
    category: categoriesOfText(values.category),
    ...previewTexts(values, picture),
    ...previewBodies("content", values),
    ...(current?.author === undefined ? {} : { author: current.author }),
    ...(current?.fullArticleLink === undefined ? {} : { fullArticleLink: current.fullArticleLink }),
  }),
  views: [
    { name: "article", Page: NewsOnItsPage },
    { name: "card", Page: NewsInGrid },
  ],
};
