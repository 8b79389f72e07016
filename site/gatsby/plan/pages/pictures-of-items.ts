import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import { mediaInMarkdown } from "../../../../content/model/markdown/media-in-markdown";
import { oncePer } from "../../../../content/model/once-per";

/** The pictures of an event's card, which has the whole text. The archive's pages need those of every item at each save. */
export const picturesOfEvent = oncePer((event: EventAnswer): readonly (string | undefined)[] => [
  event.image,
  ...mediaInMarkdown(event.descriptionMarkdown, event.descriptionMarkdown_jp),
]);

/** The pictures of an article. */
export const picturesOfArticle = oncePer((news: NewsAnswer): readonly (string | undefined)[] => [
  news.image,
  ...mediaInMarkdown(news.contentMarkdown, news.contentMarkdown_jp),
]);
