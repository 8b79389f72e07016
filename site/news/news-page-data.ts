import type { PageTexts } from "../ui/page-texts";
import type { ArchivePageData } from "../items/archive-page-data";
import type { ArchiveLink } from "../items/ArchiveNavigation";
import type { NewsArticleData } from "../items/news-article";
import type { NewsCardData } from "../items/news-card";
import type { BuiltList } from "../live/use-live-list";
import type { Pictures } from "../ui/Picture";

/** What the news list shows, in one language. */
export interface NewsPageData {
  readonly texts: Omit<PageTexts<"news">, "archive">;
  /** The newest ones (content/model/entries/archive.ts). */
  readonly news: BuiltList<NewsCardData>;
  readonly pictures: Pictures;
  /** Link to older ones, when there are any. */
  readonly older?: ArchiveLink;
}

/** What a page of older news shows, in one language. */
export type NewsArchivePageData = ArchivePageData<NewsCardData>;

/** What an article's page shows, in one language. */
export interface ArticlePageData {
  readonly backLabel: string;
  readonly article: NewsArticleData;
  /** ETag under which the API answers this very article. */
  readonly etag: string;
  readonly pictures: Pictures;
}
