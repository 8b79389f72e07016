import { displayDate } from "../../../content/model/dates/display-dates";
import { localToday } from "../../../content/model/dates/event-status";
import type { EndingAnswer } from "../../../content/model/api/overview-answer";
import { useServices } from "../kit/services/services";
import { relativeTime } from "../kit/dates/timestamps";
import { EntryLink } from "../kit/list/EntryLink";
import { fill } from "../kit/services/words";
import { StartRow } from "./StartSection";
import { useStartWords } from "./start-words";

const soon = 30;

/** Days from today to the last day; negative once it is over. */
function daysLeft({ endsOn }: EndingAnswer, now: Date): number {
  return (Date.parse(endsOn) - Date.parse(localToday(now))) / 86_400_000;
}

/** True from 30 days before the last day until 30 days after it. */
export function endsSoon(ending: EndingAnswer, now: Date): boolean {
  return Math.abs(daysLeft(ending, now)) <= soon;
}

/** What is about to end or has ended, when; it leads to the form in which it is extended or replaced. */
export function EndingRow({ ending }: { readonly ending: EndingAnswer }) {
  const { language, now } = useServices();
  const own = useStartWords().endings;
  const days = daysLeft(ending, now());
  const title = own[ending.kind];
  const [kind, _id] = ending.kind === "promotion" ? (["plans", "plans"] as const) : (["pages", "home"] as const);
  return (
    <StartRow
      title={<EntryLink kind={kind} item={{ _id, title, title_jp: title }} />}
      facts={
        <>
          <span className="adm-badge adm-badge-warn">{relativeTime(days, "day", language)}</span>
          <span>{fill(own.lastDay, { date: displayDate(language, ending.endsOn) })}</span>
        </>
      }
    />
  );
}
