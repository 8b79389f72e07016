import type { EventAnswer } from "../../../content/model/api/answers";
import type { Event } from "../../../content/model/collections/event";
import { monthHeading } from "../../../content/model/dates/display-dates";
import { eventAnswer } from "../../../content/model/entries/item-answers";
import { EventArticle } from "../../items/EventArticle";
import { eventCard } from "../../items/event-card";
import { EventCard } from "../../items/EventCard";
import { eventDetails } from "../../items/event-details";
import { useFrame } from "../../shell/frame";
import type { PreviewedFields, PreviewView } from "../kit/preview/preview-parts";

/** An event where visitors meet it: on the events page, below its month. */
function EventOnPage({ item, today }: { readonly item: EventAnswer; readonly today: string }) {
  const { language } = useFrame();
  return (
    <div className="wide preview-page">
      <div className="event-month">
        <h3>{monthHeading(language, item.startDate)}</h3>
        <EventCard event={eventCard(item, language)} hasStatus={item.date !== ""} today={today} pictures={{}} eager />
      </div>
    </div>
  );
}

/** An event's own page. */
function EventOnItsPage({ item }: { readonly item: EventAnswer }) {
  const { language } = useFrame();
  return <EventArticle event={eventDetails(item, language)} reports={[]} pictures={{}} />;
}

/** The event of a form, or of a version, as its pages get it. */
export function previewedEvent({ fields, id = "preview", today }: PreviewedFields): EventAnswer {
  const answer = eventAnswer(id, "", { date: today, ...fields } as Event);
  return fields["date"] === undefined ? { ...answer, date: "" } : answer;
}

/** Where events are previewed. */
export const eventPreview: readonly PreviewView[] = [
  { name: "card", Page: (shown) => <EventOnPage item={previewedEvent(shown)} today={shown.today} /> },
  { name: "article", Page: (shown) => <EventOnItsPage item={previewedEvent(shown)} /> },
];
