import type { EventAnswer } from "../../../content/model/api/answers";
import { monthHeading } from "../../../content/model/dates/display-dates";
import { formatEventDate, isIsoDate } from "../../../content/model/dates/event-dates";
import { eventCard } from "../../items/event-card";
import { EventCard } from "../../items/EventCard";
import { useFrame } from "../../shell/frame";
import { normaliseLink } from "../../../content/model/text/link";
import type { PreviewParts } from "../kit/preview/preview-parts";
import { previewBodies, previewTexts } from "../kit/preview/preview-texts";
import { eventTime, typedFacts, type EventValues } from "./event-values";

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

/** How events are previewed. */
export const eventPreview: PreviewParts<EventAnswer, EventValues> = {
  itemOf: ({ values, current, picture, today }) => {
    const hasDate = isIsoDate(values.startDate);
    const startDate = hasDate ? values.startDate : today;
    const endDate = values.isMultiDay && values.endDate > startDate ? values.endDate : startDate;
    const contactEmail = values.contactEmail.trim();
    const afterLink = normaliseLink(values.afterLink);
    return {
      _id: current?._id ?? "preview",
      version: current?.version ?? "",
      date: hasDate ? formatEventDate(startDate, endDate) : "",
      isMultiDay: endDate !== startDate,
      startDate,
      endDate,
      time: eventTime(values),
      ...previewTexts(values, picture),
      ...previewBodies("description", values),
      ...(contactEmail === "" ? {} : { contactEmail }),
      ...typedFacts(values),
      ...(afterLink === "" ? {} : { afterLink }),
    };
  },
  views: [{ name: "card", Page: EventOnPage }],
};
