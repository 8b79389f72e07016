import type { NewsAnswer } from "../../../../content/model/api/answers";
import { divideNews } from "../../../../content/model/entries/archive";
import { translate, type Language } from "../../../../content/model/text/language";
import { languageOfPath } from "../../../../content/model/pages/page-paths";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { NewsPage } from "../../../../content/model/collections/pages/news-page";
import { articleTags } from "../../../items/page-tags";
import { newsArticle } from "../../../items/news-article";
import { newsCard, type NewsCardData } from "../../../items/news-card";
import type { ArticlePageData, NewsArchivePageData, NewsPageData } from "../../../news/news-page-data";
import type { PageHeadData } from "../../../shell/page-head-data";
import { categoryNames, type Build } from "../build";
import { articleLd } from "../json-ld";
import { fixedPageHead, pageHead, type Listing } from "../page-head";
import { PagePlanCache } from "../page-plan-cache";
import { planPage, type PagePlan } from "../planned-page";
import { sharePicture } from "../share-picture";
import { olderLink, planArchive } from "./archive-pages";
import { picturesOfArticle } from "./pictures-of-items";

/** The news list, the archive and every article, in one language. */
export function newsPages(
  build: Build,
  language: Language,
  cache = new PagePlanCache(),
): PagePlan<NewsPageData | NewsArchivePageData | ArticlePageData>[] {
  const { content, routes } = build;
  const file = content.page("news");
  if (!file) return [];
  const path = routes.page("en", "news");
  const { id: _, metadata, archive: _archive, ...texts } = file;
  const { listed, older } = divideNews(content.news);
  const ofArchive = {
    items: older,
    file,
    path: (of: Language, number: number) => routes.archive(of, "news", number),
  };
  const way = olderLink(language, ofArchive);
  const card = (item: NewsAnswer): NewsCardData => newsCard(item, language);
  const list = planPage<NewsPageData>(build, {
    language,
    path,
    template: "news/NewsPage.tsx",
    dependencies: [file, content.newsEtag],
    shows: listed,
    images: listed.map(({ image }) => image),
    head: (listing) => fixedPageHead(build, language, metadata, listing),
    page: (pictures) => ({
      texts: inLanguage(texts, language),
      news: { items: listed.map(card), etag: content.newsEtag },
      pictures,
      ...way,
    }),
  });
  const olderNews = planArchive<NewsAnswer, NewsCardData, NewsArchivePageData>(build, {
    ...ofArchive,
    language,
    template: "news/NewsArchivePage.tsx",
    listPath: routes.page(language, "news"),
    card,
    images: ({ image }) => [image],
    page: (data) => data,
  });
  const articles = {
    items: content.news,
    file,
    images: picturesOfArticle,
    plan: (lean: Build, item: NewsAnswer) => articlePage(lean, language, item, file),
  };
  return [list, ...olderNews, ...cache.news.plansOf(build, language, articles)];
}

function articlePage(
  build: Build,
  language: Language,
  news: NewsAnswer,
  { backLabel, heading }: NewsPage,
): PagePlan<ArticlePageData> {
  // Reading the Markdown costs nothing; its HTML is made when the page is.
  const translated = news.contentMarkdown_jp !== undefined;
  const shown = translated ? language : "en";
  const title = translate(shown, news.title, news.title_jp).text;
  const names = categoryNames(build.content.site, shown);
  const categories = news.category.map((label) => names[label] ?? label);
  return planPage(build, {
    language,
    path: build.routes.newsArticle("en", news._id, news.slug),
    template: "news/ArticlePage.tsx",
    translated,
    sharePicture: sharePicture(build, shown, { title, startDate: news.date, categories, image: news.image }),
    dependencies: [news, backLabel, heading],
    images: picturesOfArticle(news),
    head: (listing) => articleHead(build, language, { news, listing, newsTitle: heading[language] }),
    page: (pictures) => ({
      backLabel: backLabel[language],
      article: newsArticle(news, language),
      etag: `"${news.version}"`,
      pictures,
    }),
  });
}

interface HeadParts {
  readonly news: NewsAnswer;
  readonly listing: Listing;
  /** What the list of all news is called. */
  readonly newsTitle: string;
}

/** Metadata made from the article. */
function articleHead(build: Build, language: Language, { news, listing, newsTitle }: HeadParts): PageHeadData {
  const { content, routes } = build;
  const { site } = content;
  const path = listing.canonicalPath;
  const { title, description, keywords, image } = articleTags(newsArticle(news, language), {
    titleSuffix: site.titleSuffix[language],
    categories: categoryNames(site, language),
  });
  return pageHead(build, language, listing, {
    title,
    description,
    keywords,
    ogImage: image ?? site.socialImage,
    ogType: "article",
    jsonLd: articleLd(build, languageOfPath(path), news, { path, newsPath: routes.page(language, "news"), newsTitle }),
  });
}
