import type { InLanguage } from "../../content/model/pages/in-language";
import type { NewsPage } from "../../content/model/pages/news-page";
import type { NewsArticleData } from "../items/news-article";
import type { NewsCardData } from "../items/news-card";
import type { BuiltList } from "../live/use-live-list";
import type { Pictures } from "../ui/Picture";

/** What the news list shows, in one language. */
export interface NewsPageData {
  readonly texts: Omit<InLanguage<NewsPage>, "id" | "metadata">;
  readonly news: BuiltList<NewsCardData>;
  readonly pictures: Pictures;
}

/** What an article's page shows, in one language. */
export interface ArticlePageData {
  readonly backLabel: string;
  readonly article: NewsArticleData;
  /** ETag under which the API answers this very article. */
  readonly etag: string;
  readonly pictures: Pictures;
}
