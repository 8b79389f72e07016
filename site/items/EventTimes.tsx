import { useTranslation } from "react-i18next";
import { displayDate } from "../../content/model/dates/display-dates";
import { useFrame } from "../shell/frame";
import type { EventCardData } from "./event-card";

/** The days and the hours of an event in words. */
export function EventTimes({ event }: { readonly event: EventCardData }) {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  const { startDate, endDate, time } = event;
  return (
    <p className="event-times">
      <time dateTime={startDate}>{displayDate(language, startDate, endDate)}</time>
      <span>{time ?? t("allDay")}</span>
    </p>
  );
}
