import { holidays } from "@holiday-jp/holiday_jp";
import { dayAfter } from "../../../content/model/dates/event-status";
import { tokyoDay } from "../../../content/model/dates/tokyo-day";

/** Working days within which the contact page promises an answer. */
const promised = 2;

/** When the promised answer to an inquiry is due. */
export interface AnswerDue {
  readonly kind: "later" | "today" | "overdue";
  /** The last day on which an answer keeps the promise, `YYYY-MM-DD`. */
  readonly day: string;
  /** Working days since the day it came, today included. */
  readonly age: number;
}

/** When an inquiry must be answered. Days are Japan's; weekends and public holidays do not count. */
export function answerDue(receivedAt: string, now: Date): AnswerDue {
  const today = tokyoDay(now);
  let [day, due, age, counted] = [tokyoDay(new Date(receivedAt)), "", 0, 0];
  while (counted < promised || day < today) {
    day = dayAfter(day);
    if (!isWorkingDay(day)) continue;
    counted += 1;
    if (day <= today) age = counted;
    if (counted === promised) due = day;
  }
  return { kind: due > today ? "later" : due === today ? "today" : "overdue", day: due, age };
}

/** No Saturday, no Sunday and no public holiday in Japan. */
function isWorkingDay(day: string): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !Object.hasOwn(holidays, day);
}
