import type { NewsAnswer } from "../../../content/model/answers";
import type { Language } from "../../../content/model/language";
import { localisedPath } from "../../../content/model/page-paths";
import { inLanguage } from "../../../content/model/pages/in-language";
import { articleTags } from "../../items/article-tags";
import { newsArticle } from "../../items/news-article";
import { newsCard } from "../../items/news-card";
import type { ArticlePageData, NewsPageData } from "../../news/news-page-data";
import type { PageHeadData } from "../../shell/page-head-data";
import { picturesOf, type Build } from "../build";
import { articleLd } from "../json-ld";
import { fixedPageHead, twins } from "../page-head";
import { plannedPage, type PlannedPage } from "../planned-page";

/** The news list and every article, in one language. */
export async function newsPages(
  build: Build,
  language: Language,
): Promise<PlannedPage<NewsPageData | ArticlePageData>[]> {
  const { content, routes } = build;
  const file = content.page("news");
  if (!file) return [];
  const path = routes.page("en", "news");
  const { id: _, metadata, ...texts } = file;
  const list = plannedPage<NewsPageData>(build, {
    language,
    path,
    template: "news/NewsPage.tsx",
    head: fixedPageHead(build, language, { path, metadata }),
    page: {
      texts: inLanguage(texts, language),
      news: { items: content.news.map((item) => newsCard(item, language)), etag: content.newsEtag },
      pictures: await picturesOf(
        build,
        content.news.map(({ image }) => image),
      ),
    },
  });
  const articles = content.news.map((news) => articlePage(build, language, news, texts.backLabel[language]));
  return [list, ...(await Promise.all(articles))];
}

async function articlePage(
  build: Build,
  language: Language,
  news: NewsAnswer,
  backLabel: string,
): Promise<PlannedPage<ArticlePageData>> {
  const path = build.routes.newsArticle("en", news._id, news.slug);
  return plannedPage(build, {
    language,
    path,
    template: "news/ArticlePage.tsx",
    head: articleHead(build, language, news, path),
    page: {
      backLabel,
      article: newsArticle(news, language),
      etag: build.content.newsEtag,
      pictures: await picturesOf(build, [news.image]),
    },
  });
}

/** Metadata made from the article (specification 2). An untranslated copy points to the English page and is nobody's twin. */
function articleHead(build: Build, language: Language, news: NewsAnswer, path: string): PageHeadData {
  const { content, input, routes } = build;
  const { site } = content;
  const translated = news.content_jp !== undefined;
  const shown = language === "ja" && !translated ? "en" : language;
  const { title, description, keywords, image } = articleTags(newsArticle(news, language), site.titleSuffix[language]);
  const own = localisedPath(shown, path);
  const newsTitle = content.page("news")?.heading[language] ?? "";
  return {
    title,
    description,
    keywords,
    ogTitle: title,
    ogDescription: description,
    ogImage: image ?? site.socialImage,
    ogType: "article",
    siteName: site.name[language],
    publicUrl: input.publicUrl,
    canonicalPath: own,
    alternates: translated ? twins(path) : null,
    noindex: false,
    jsonLd: articleLd(build, shown, news, { path: own, newsPath: routes.page(language, "news"), newsTitle }),
  };
}
