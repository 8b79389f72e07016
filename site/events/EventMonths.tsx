import { monthHeading } from "../../content/model/dates/display-dates";
import { groupByMonth } from "../../content/model/entries/sort-items";
import type { EventCardData } from "../items/event-card";
import { EventCard } from "../items/EventCard";
import { useFrame } from "../shell/frame";
import type { Pictures } from "../ui/Picture";

interface Props {
  readonly events: readonly EventCardData[];
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly pictures: Pictures;
  /** True when the first card is in sight as the page opens. */
  readonly eager?: boolean;
}

/** Events below the months in which they begin, in the order given. */
export function EventMonths({ events, today, pictures, eager = false }: Props) {
  const { language } = useFrame();
  const first = events[0]?._id;
  return groupByMonth(events).map(({ month, events: ofMonth }) => (
    <div key={month} className="event-month" data-month={month}>
      <h3>{monthHeading(language, month)}</h3>
      {ofMonth.map((event) => (
        <EventCard
          key={event._id}
          event={event}
          today={today}
          pictures={pictures}
          eager={eager && event._id === first}
        />
      ))}
    </div>
  ));
}
