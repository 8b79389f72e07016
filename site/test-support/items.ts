import type { EventAnswer, NewsAnswer } from "../../content/model/api/answers";

/** An event of one day for tests. */
export const testEvent = (change: Partial<EventAnswer> = {}): EventAnswer => ({
  _id: "2026-06-20-night",
  version: "1".repeat(40),
  date: "2026-06-20",
  isMultiDay: false,
  startDate: "2026-06-20",
  endDate: "2026-06-20",
  time: "18:30 - 20:30",
  title: "Summer night",
  title_jp: "夏の交流会",
  description: "<p>Come and meet members.</p>",
  description_jp: "<p>会員と語り合う夜です。</p>",
  descriptionMarkdown: "Come and meet members.",
  descriptionMarkdown_jp: "会員と語り合う夜です。",
  ...change,
});

/** A news item for tests. */
export const testNews = (change: Partial<NewsAnswer> = {}): NewsAnswer => ({
  _id: "2026-06-01-report",
  version: "2".repeat(40),
  serial_no: 7,
  slug: "annual-report",
  date: "2026-06-01",
  title: "Annual report",
  title_jp: "年次報告",
  content: "<p>What we did this year.</p>",
  content_jp: "<p>今年の活動です。</p>",
  contentMarkdown: "What we did this year.",
  contentMarkdown_jp: "今年の活動です。",
  category: ["Trade"],
  ...change,
});

/** The same event before anybody has translated it. */
export function untranslatedEvent(): EventAnswer {
  const { title_jp: _title, description_jp: _text, descriptionMarkdown_jp: _source, ...event } = testEvent();
  return event;
}

/** The same news item before anybody has translated it. */
export function untranslatedNews(): NewsAnswer {
  const { title_jp: _title, content_jp: _text, contentMarkdown_jp: _source, ...news } = testNews();
  return news;
}
