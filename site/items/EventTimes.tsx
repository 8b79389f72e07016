import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { Days } from "./Days";
import type { EventCardData } from "./event-card";
import { hoursText, writtenHours } from "./event-hours-text";

interface Props {
  readonly event: EventCardData;
  /** Adds the hours in the other place that the chamber names in `site.yml`. */
  readonly withSecondTime?: boolean;
}

/** The days and the hours of an event in words. */
export function EventTimes({ event, withSecondTime = false }: Props) {
  const { t } = useTranslation("items");
  const { site } = useFrame();
  const { startDate, endDate, time } = event;
  const hours = withSecondTime ? hoursText(event, site.secondTime, t) : undefined;
  return (
    <p className="event-times">
      <Days startDate={startDate} endDate={endDate} />
      <span>{hours ?? (time === undefined ? t("allDay") : writtenHours(time, t))}</span>
    </p>
  );
}
