import type { EventAnswer, NewsAnswer } from "../../../../content/model/api/answers";
import { mediaInMarkdown } from "../../../../content/model/markdown/media-in-markdown";

/** The pictures of an event's card, which has the whole text. */
export function picturesOfEvent(event: EventAnswer): readonly (string | undefined)[] {
  return known(event, () => mediaInMarkdown(event.descriptionMarkdown, event.descriptionMarkdown_jp));
}

/** The pictures of an article. */
export function picturesOfArticle(news: NewsAnswer): readonly (string | undefined)[] {
  return known(news, () => mediaInMarkdown(news.contentMarkdown, news.contentMarkdown_jp));
}

type Item = EventAnswer | NewsAnswer;

/** Cached by item: the archive's pages need those of every item at each save. */
const found = new WeakMap<Item, readonly (string | undefined)[]>();

function known(item: Item, inText: () => readonly string[]): readonly (string | undefined)[] {
  const before = found.get(item);
  if (before) return before;
  const images = [item.image, ...inText()];
  found.set(item, images);
  return images;
}
