import type { EventAnswer } from "../../content/model/api/answers";
import { daysFrom } from "./days-from";

interface Sample {
  readonly _id: string;
  /** Days from today on which it begins and ends. */
  readonly from: number;
  readonly to?: number;
  readonly time: string;
  readonly title: string;
  readonly title_jp: string;
  readonly text: string;
  readonly text_jp: string;
}

const samples: readonly Sample[] = [
  {
    _id: "sample-past-round-table",
    from: -40,
    time: "15:00 - 17:00",
    title: "Sample: round table on trade",
    title_jp: "サンプル：貿易に関する円卓会議",
    text: "This sample stands in for a past event while no real data is available.",
    text_jp: "実際のデータがない間に表示される、過去のイベントのサンプルです。",
  },
  {
    _id: "sample-running-fair",
    from: -1,
    to: 1,
    time: "All day",
    title: "Sample: members' fair",
    title_jp: "サンプル：会員フェア",
    text: "This sample stands in for an event of several days that is running now.",
    text_jp: "現在開催中の、複数日にわたるイベントのサンプルです。",
  },
  {
    _id: "sample-upcoming-evening",
    from: 20,
    time: "18:30 - 20:30",
    title: "Sample: networking evening",
    title_jp: "サンプル：交流会",
    text: "This sample stands in for an upcoming event.",
    text_jp: "今後開催されるイベントのサンプルです。",
  },
];

/** Sample events around today: one past, one running, one upcoming. */
export function sampleEvents(now: Date): EventAnswer[] {
  return samples.map(({ _id, from, to, time, title, title_jp, text, text_jp }) => {
    const startDate = daysFrom(now, from);
    const endDate = daysFrom(now, to ?? from);
    return {
      _id,
      version: "",
      date: to === undefined ? startDate : `${startDate} to ${endDate}`,
      isMultiDay: to !== undefined,
      startDate,
      endDate,
      time,
      title,
      title_jp,
      description: `<p>${text}</p>`,
      description_jp: `<p>${text_jp}</p>`,
      descriptionMarkdown: text,
      descriptionMarkdown_jp: text_jp,
      sample: true,
    };
  });
}
