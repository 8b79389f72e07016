import type { NewsAnswer } from "../../content/model/api/answers";
import { daysFrom } from "./days-from";

interface Sample {
  readonly _id: string;
  /** Days from today. */
  readonly day: number;
  readonly title: string;
  readonly title_jp: string;
  readonly text: string;
  readonly text_jp: string;
}

const samples: readonly Sample[] = [
  {
    _id: "sample-announcement",
    day: -3,
    title: "Sample: an announcement",
    title_jp: "サンプル：お知らせ",
    text: "This sample stands in for news while no real data is available.",
    text_jp: "実際のデータがない間に表示される、ニュースのサンプルです。",
  },
  {
    _id: "sample-report",
    day: -12,
    title: "Sample: a report",
    title_jp: "サンプル：報告",
    text: "This sample stands in for the report of an event.",
    text_jp: "開催報告のサンプルです。",
  },
  {
    _id: "sample-members",
    day: -30,
    title: "Sample: members' news",
    title_jp: "サンプル：会員ニュース",
    text: "This sample stands in for what members have to tell.",
    text_jp: "会員からの便りのサンプルです。",
  },
];

/** Sample news of the last weeks, newest first. */
export function sampleNews(now: Date): NewsAnswer[] {
  return samples.map(({ _id, day, title, title_jp, text, text_jp }, index) => ({
    _id,
    version: "",
    serial_no: samples.length - index,
    slug: _id,
    date: daysFrom(now, day),
    title,
    title_jp,
    content: `<p>${text}</p>`,
    content_jp: `<p>${text_jp}</p>`,
    contentMarkdown: text,
    contentMarkdown_jp: text_jp,
    category: [],
    sample: true,
  }));
}
