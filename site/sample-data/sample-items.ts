import type { ListAnswers, ListKind } from "../live/list-calls";
import { sampleEvents } from "./sample-events";
import { sampleNews } from "./sample-news";

const samples: { [Kind in ListKind]: (now: Date) => ListAnswers[Kind][] } = { events: sampleEvents, news: sampleNews };

/** The built-in sample data of a list (R6.3), with dates around `now` and each item marked as a sample. */
export function sampleItems<Kind extends ListKind>(kind: Kind, now: Date): ListAnswers[Kind][] {
  return samples[kind](now);
}
