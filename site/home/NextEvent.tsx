import { useTranslation } from "react-i18next";
import { CalendarLink } from "../items/CalendarLink";
import { DateTile } from "../items/DateTile";
import type { EventCardData } from "../items/event-card";
import { EventFactList } from "../items/EventFactList";
import { EventTimes } from "../items/EventTimes";
import { StatusBadge, useStatusWords } from "../items/StatusBadge";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import { TranslatedText } from "../ui/TranslatedText";

interface Props {
  readonly event: EventCardData;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** The event that comes next, with its day as large as a picture. */
export function NextEvent({ event, today }: Props) {
  const { t } = useTranslation("home");
  const { language, routes } = useFrame();
  return (
    <div className="next-event" {...useStatusWords()}>
      <h2>{t("nextEvent")}</h2>
      <article className="next-event-slab" data-sample={event.sample}>
        <DateTile date={event.startDate} />
        <div className="next-event-words">
          <p className="badges">
            <StatusBadge event={event} today={today} />
          </p>
          <h3>
            <Link to={routes.event(language, event._id)}>
              <TranslatedText text={event.title} pageLanguage={language} />
            </Link>
          </h3>
          <EventTimes event={event} />
          <EventFactList event={event} />
          <CalendarLink event={event} namesEvent />
        </div>
      </article>
    </div>
  );
}
