import { useCallback, useState } from "react";
import type { EventAnswer } from "../../content/model/api/answers";
import { divideEvents } from "../../content/model/entries/archive";
import { yearHeading } from "../../content/model/dates/display-dates";
import type { EventDays } from "../../content/model/dates/event-dates";
import { eventsByStart, sortEventsForPage } from "../../content/model/entries/sort-items";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { eventCard } from "../items/event-card";
import { useStatusWords } from "../items/StatusBadge";
import { EmptyList } from "../live/EmptyList";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { EventMonths } from "./EventMonths";
import type { EventsPageData } from "./events-page-data";

const yearOf = ({ startDate }: EventDays): string => startDate.slice(0, 4);

/** What of the page React takes over where a newer list comes up. */
export function EventSections({ texts, events: built, pictures, older }: EventsPageData) {
  const { language, builtOn } = useFrame();
  const today = useToday();
  const select = useCallback(
    (answers: readonly EventAnswer[]) =>
      divideEvents(eventsByStart(answers), builtOn).listed.map((event) => eventCard(event, language)),
    [language, builtOn],
  );
  const list = useLiveList("events", built, select);
  const events = shownItems(list);
  const { upcoming, past } = sortEventsForPage(events, today);
  // Also those of events to come: site/boot/event-days.ts puts them there once they are over.
  const years = [...new Set(events.map(yearOf))].sort().reverse();
  const [newest] = useState(() => past.slice(0, 1).map(yearOf).join(""));
  const months = { today, pictures };
  const statusWords = useStatusWords();
  if (list.kind === "loading")
    return (
      <div className="wide">
        <EmptyList isLoading words={texts.noUpcoming} />
      </div>
    );
  return (
    <div className="wide" {...statusWords}>
      <section className="event-section">
        <h2>{texts.upcomingHeading}</h2>
        <div data-events="">
          <p className="list-state" hidden={upcoming.length > 0}>
            {texts.noUpcoming}
          </p>
          <EventMonths events={upcoming} eager {...months} />
        </div>
      </section>
      <section className="event-section">
        <h2>{texts.pastHeading}</h2>
        <p className="list-state" hidden={past.length > 0}>
          {texts.noPast}
        </p>
        {years.map((year) => (
          <details key={year} className="event-year" data-events={year} open={year >= newest}>
            <summary className="event-year-name">{yearHeading(language, year)}</summary>
            <EventMonths events={past.filter(({ startDate }) => startDate.startsWith(year))} {...months} />
          </details>
        ))}
        {older && <ArchiveNavigation older={older} label={texts.pastHeading} />}
      </section>
    </div>
  );
}
