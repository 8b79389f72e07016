import type { NewsAnswer } from "../../content/model/api/answers";
import { translate, translateIfAny, type Language, type Translated } from "../../content/model/text/language";
import { newsCard, type NewsCardData } from "./news-card";

/** What an article's page shows, in one language. */
export interface NewsArticleData extends Omit<NewsCardData, "excerpt"> {
  /** Sanitised HTML. */
  readonly content: Translated;
  readonly author?: string;
  readonly button?: { readonly href: string; readonly text?: string };
  /** Address of the full article, when this is a summary. */
  readonly fullArticleLink?: string;
}

/** The article of a news item, from a build's answer or the API's alike. */
export function newsArticle(news: NewsAnswer, language: Language): NewsArticleData {
  const { excerpt: _, ...card } = newsCard(news, language);
  const author = translateIfAny(language, news.author, news.author_jp)?.text;
  const words = language === "ja" ? news.buttonText_jp : news.buttonText;
  return {
    ...card,
    content: translate(language, news.content, news.content_jp),
    ...(author === undefined ? {} : { author }),
    ...(news.link ? { button: { href: news.link, ...(words ? { text: words } : {}) } } : {}),
    ...(news.fullArticleLink ? { fullArticleLink: news.fullArticleLink } : {}),
  };
}
