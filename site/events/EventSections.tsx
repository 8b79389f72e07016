import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { EventAnswer } from "../../content/model/api/answers";
import { divideEvents } from "../../content/model/entries/archive";
import { eventsByStart, sortEventsForPage } from "../../content/model/entries/sort-items";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { eventCard } from "../items/event-card";
import { useStatusWords } from "../items/StatusBadge";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { EventMonths } from "./EventMonths";
import type { EventsPageData } from "./events-page-data";

/** What of the page React takes over where a newer list comes up. */
export function EventSections({ texts, events, pictures, older }: EventsPageData) {
  const { t } = useTranslation("common");
  const { language, builtOn } = useFrame();
  const today = useToday();
  const select = useCallback(
    (answers: readonly EventAnswer[]) =>
      divideEvents(eventsByStart(answers), builtOn).listed.map((event) => eventCard(event, language)),
    [language, builtOn],
  );
  const list = useLiveList("events", events, select);
  const { upcoming, past } = sortEventsForPage(shownItems(list), today);
  const months = { today, pictures };
  const statusWords = useStatusWords();
  if (list.kind === "loading")
    return (
      <p className="wide list-state" role="status">
        {t("loading")}
      </p>
    );
  return (
    <div className="wide" {...statusWords}>
      <section className="event-section">
        <h2>{texts.upcomingHeading}</h2>
        <p className="list-state" hidden={upcoming.length > 0}>
          {texts.noUpcoming}
        </p>
        <EventMonths events={upcoming} eager {...months} />
      </section>
      <section className="event-section">
        <h2>{texts.pastHeading}</h2>
        <p className="list-state" hidden={past.length > 0}>
          {texts.noPast}
        </p>
        <EventMonths events={past} {...months} />
        {older && <ArchiveNavigation older={older} label={texts.pastHeading} />}
      </section>
    </div>
  );
}
