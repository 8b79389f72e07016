import type { NewsAnswer } from "../../content/model/api/answers";
import { translate, type Language, type Translated } from "../../content/model/text/language";
import { excerptOfHtml } from "../../content/model/text/plain-text";

/** Maximum length of a card's description before the ellipsis, in characters (R3.4). */
const excerptLength = 100;

/** What a news item's card shows, in one language. */
export interface NewsCardData {
  readonly _id: string;
  /** Last part of the article's address; the same in both languages. */
  readonly slug: string;
  readonly title: Translated;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly category: readonly string[];
  /** Plain text. */
  readonly excerpt: Translated;
  readonly image?: string;
  readonly imageAlt: string;
  readonly sample?: true;
}

/** The card of a news item, from a build's answer or the API's alike. */
export function newsCard(news: NewsAnswer, language: Language): NewsCardData {
  const content = translate(language, news.content, news.content_jp);
  return {
    _id: news._id,
    slug: news.slug,
    title: translate(language, news.title, news.title_jp),
    date: news.date,
    category: news.category,
    excerpt: { ...content, text: excerptOfHtml(content.text, excerptLength) },
    ...(news.image ? { image: news.image } : {}),
    imageAlt: translate(language, news.imageAlt ?? "", news.imageAlt_jp).text,
    ...(news.sample ? { sample: true } : {}),
  };
}
