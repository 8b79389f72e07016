import { useTranslation } from "react-i18next";
import type { EventDays } from "../../content/model/dates/event-dates";
import { eventStatus, type EventStatus } from "../../content/model/dates/event-status";

interface Props {
  readonly event: EventDays;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Status of an event (upcoming, running or past), in words and by a mark; site/boot/event-days.ts updates it. */
export function StatusBadge({ event, today }: Props) {
  const { t } = useTranslation("items");
  const { startDate, endDate } = event;
  const status = eventStatus(event, today);
  return (
    <span className={`badge badge-${status}`} data-days={`${startDate} ${endDate}`}>
      {t(`status.${status}`)}
    </span>
  );
}

/** Attributes of a list of events: the words of each status, for site/boot/event-days.ts. */
export function useStatusWords(): Readonly<Record<`data-${EventStatus}`, string>> {
  const { t } = useTranslation("items");
  return { "data-upcoming": t("status.upcoming"), "data-running": t("status.running"), "data-past": t("status.past") };
}
