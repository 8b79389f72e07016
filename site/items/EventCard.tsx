import { useTranslation } from "react-i18next";
import { excerptOfHtml, linesOfHtml } from "../../content/model/text/plain-text";
import { useFrame } from "../shell/frame";
import { Ends } from "../ui/Ends";
import { Link } from "../ui/Link";
import { Picture, type Pictures } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { CalendarLink } from "./CalendarLink";
import { DateTile } from "./DateTile";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { EventCardData } from "./event-card";
import { EventFactList } from "./EventFactList";
import { EventLink } from "./EventLink";
import { EventTimes } from "./EventTimes";
import { ShareButtons } from "./ShareButtons";
import { StatusBadge } from "./StatusBadge";

/** Descriptions of so many lines on a phone are shown whole, the others by their beginning. */
const mostLines = 3;
/** Letters of a line; a Japanese letter is as wide as two Latin ones. */
const lineWidth = 37;
const letterWidth = { en: 1, ja: 2 } as const;
const excerptLength = 100;

interface Props {
  readonly event: EventCardData;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly pictures: Pictures;
  readonly eager?: boolean;
}

/** An event in a list; its title and its picture lead to its page. */
export function EventCard({ event, today, pictures, eager = false }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const { title, image, imageAlt, contactEmail } = event;
  const path = routes.event(language, event._id);
  return (
    <article className="event-card" id={event._id} data-sample={event.sample}>
      <DateTile date={event.startDate} />
      <div className="event-card-body">
        <p className="badges">
          <StatusBadge event={event} today={today} />
          <EnglishOnlyBadge text={event.description} pageLanguage={language} />
        </p>
        <h4>
          <Link to={path}>
            <TranslatedText text={title} pageLanguage={language} />
          </Link>
        </h4>
        <EventTimes event={event} />
        <EventFactList event={event} />
        <EventDescription event={event} pictures={pictures} />
        <div className="event-card-actions">
          <EventLink event={event} today={today} />
          <div className="event-card-quiet">
            {contactEmail && (
              <a className="event-card-mail" href={`mailto:${contactEmail}`}>
                <span className="visually-hidden">{t("contactEmail")} </span>
                {contactEmail}
              </a>
            )}
            <Ends on={event.endDate} today={today} then={null}>
              <CalendarLink event={event} namesEvent />
            </Ends>
            <ShareButtons title={title.text} path={path} />
          </div>
        </div>
      </div>
      {image && (
        // The title is the same link for the keyboard. A decorative picture has no words of its own.
        <Link
          className="event-card-picture"
          to={path}
          tabIndex={-1}
          aria-label={imageAlt === "" ? title.text : undefined}
        >
          <Picture
            image={image}
            pictures={pictures}
            alt={imageAlt}
            sizes="(min-width: 60rem) 21.25rem, (min-width: 40rem) 14rem, 92vw"
            eager={eager}
          />
        </Link>
      )}
    </article>
  );
}

function EventDescription({ event: { title, description }, pictures }: Pick<Props, "event" | "pictures">) {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  const widths = linesOfHtml(description.text).map((line) => line.length * letterWidth[description.language]);
  const lines = widths.reduce((sum, width) => sum + Math.ceil(width / lineWidth), 0);
  if (lines <= mostLines) return <Prose html={description} pageLanguage={language} pictures={pictures} below={4} />;
  return (
    <div className="event-card-text">
      <p className="event-card-excerpt">
        <TranslatedText
          text={{ ...description, text: excerptOfHtml(description.text, excerptLength) }}
          pageLanguage={language}
        />
      </p>
      <details>
        <summary>
          {t("readMore")}
          <span className="visually-hidden">
            : <TranslatedText text={title} pageLanguage={language} />
          </span>
        </summary>
        <Prose html={description} pageLanguage={language} pictures={pictures} below={4} />
      </details>
    </div>
  );
}
