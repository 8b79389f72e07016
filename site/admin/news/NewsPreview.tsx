import type { NewsAnswer } from "../../../content/model/api/answers";
import type { NewsItem } from "../../../content/model/collections/news-item";
import { newsAnswer } from "../../../content/model/entries/item-answers";
import { newsArticle } from "../../items/news-article";
import { NewsArticle } from "../../items/NewsArticle";
import { newsCard } from "../../items/news-card";
import { NewsCard } from "../../items/NewsCard";
import { useFrame } from "../../shell/frame";
import type { PreviewedFields, PreviewView } from "../kit/preview/preview-parts";
import { wordsOf } from "../kit/services/words";

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

/** The news item of a form, or of a version, as its pages get it. */
export function previewedNews({ fields, id = "preview", today }: PreviewedFields): NewsAnswer {
  return newsAnswer(id, "", { serial_no: 1, date: today, category: [], ...fields } as unknown as NewsItem);
}

/** Where news items are previewed. */
export const newsPreview: readonly PreviewView[] = [
  { name: "article", Page: (shown) => <NewsOnItsPage item={previewedNews(shown)} /> },
  { name: "card", Page: (shown) => <NewsInGrid item={previewedNews(shown)} /> },
];
