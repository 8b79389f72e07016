import { excerptOfHtml } from "../../content/model/text/plain-text";
import { useFrame } from "../shell/frame";
import { Picture, type Pictures } from "../ui/Picture";
import { TranslatedText } from "../ui/TranslatedText";
import { Link } from "../ui/Link";
import { DateTile } from "./DateTile";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { EventCardData } from "./event-card";
import { EventFactList } from "./EventFactList";
import { EventTimes } from "./EventTimes";
import { StatusBadge } from "./StatusBadge";

/** Maximum length of a description on the home page, in characters (R3.4). */
const excerptLength = 100;

interface Props {
  readonly event: EventCardData;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly pictures: Pictures;
}

/** An event in a few words; the whole card leads to its page. Without a picture its words are its cover. */
export function EventTeaser({ event, today, pictures }: Props) {
  const { language, routes } = useFrame();
  const { description, image } = event;
  const excerpt = excerptOfHtml(description.text, excerptLength);
  const title = (
    <h3>
      <Link to={routes.event(language, event._id)}>
        <TranslatedText text={event.title} pageLanguage={language} />
      </Link>
    </h3>
  );
  const times = <EventTimes event={event} />;
  return (
    <article className="event-teaser" data-sample={event.sample}>
      {image ? (
        <div className="event-teaser-picture">
          <Picture
            image={image}
            pictures={pictures}
            alt={event.imageAlt}
            sizes="(min-width: 80rem) 37rem, (min-width: 52rem) 46vw, 92vw"
          />
          <DateTile date={event.startDate} />
        </div>
      ) : (
        <div className="cover">
          {times}
          {title}
        </div>
      )}
      <div className="event-teaser-body">
        <p className="badges">
          <StatusBadge event={event} today={today} />
          <EnglishOnlyBadge text={description} pageLanguage={language} />
        </p>
        {image && title}
        {image && times}
        <EventFactList event={event} />
        <p className="event-teaser-excerpt">
          <TranslatedText text={{ ...description, text: excerpt }} pageLanguage={language} />
        </p>
      </div>
    </article>
  );
}
