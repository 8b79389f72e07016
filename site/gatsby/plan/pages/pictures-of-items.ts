import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import { picturesInMarkdown } from "../../../../content/model/markdown/pictures-in-markdown";

/** The pictures of an event's card, which has the whole text. */
export function picturesOfEvent(event: EventAnswer): readonly (string | undefined)[] {
  return [event.image, ...picturesInMarkdown(event.descriptionMarkdown, event.descriptionMarkdown_jp)];
}

/** The pictures of an article. */
export function picturesOfArticle(news: NewsAnswer): readonly (string | undefined)[] {
  return [news.image, ...picturesInMarkdown(news.contentMarkdown, news.contentMarkdown_jp)];
}
