import { useTranslation } from "react-i18next";
import { excerptOfHtml, plainTextOfHtml } from "../../content/model/text/plain-text";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import { Picture, type Pictures } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { DateTile } from "./DateTile";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { EventCardData } from "./event-card";
import { deadlineText } from "./event-fact-texts";
import { EventFactList } from "./EventFactList";
import { EventTimes } from "./EventTimes";
import { ShareButtons } from "./ShareButtons";
import { StatusBadge } from "./StatusBadge";

/** Descriptions up to this many characters are shown whole. */
const shortEnough = 220;
const excerptLength = 100;

interface Props {
  readonly event: EventCardData;
  /** `YYYY-MM-DD`. */
  readonly today: string;
  readonly pictures: Pictures;
  readonly eager?: boolean;
  /** False for an event whose date is not known yet. */
  readonly hasStatus?: boolean;
}

/** Everything about one event: there is no page of its own. */
export function EventCard({ event, today, pictures, eager = false, hasStatus = true }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const { title, image, contactEmail } = event;
  return (
    <article className="event-card" id={event._id} data-sample={event.sample}>
      <DateTile date={event.startDate} />
      <div className="event-card-body">
        <p className="badges">
          {hasStatus && <StatusBadge event={event} today={today} />}
          <EnglishOnlyBadge text={event.description} pageLanguage={language} />
        </p>
        <h4>
          <TranslatedText text={title} pageLanguage={language} />
        </h4>
        <EventTimes event={event} />
        <EventFactList event={event} />
        <EventDescription event={event} pictures={pictures} />
        {(event.button ?? event.afterLink ?? event.registerBy ?? contactEmail) && (
          <div className="event-card-actions">
            <EventLink event={event} today={today} />
            {contactEmail && (
              <a className="event-card-mail" href={`mailto:${contactEmail}`}>
                <span className="visually-hidden">{t("contactEmail")} </span>
                {contactEmail}
              </a>
            )}
          </div>
        )}
        <ShareButtons title={title.text} path={`${routes.page(language, "events")}#${event._id}`} />
      </div>
      {image && (
        <Picture
          className="event-card-picture"
          image={image}
          pictures={pictures}
          alt={event.imageAlt}
          sizes="(min-width: 60rem) 21.25rem, 92vw"
          eager={eager}
        />
      )}
    </article>
  );
}

/**
 * The way on: a button until registration has closed, a sentence until the event is over; then a plain link, which
 * offers nothing that has ended.
 */
function EventLink({ event: { endDate, registerBy, button, afterLink }, today }: Pick<Props, "event" | "today">) {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  const href = afterLink ?? button?.href;
  const afterwards = href !== undefined && (
    <ButtonLink href={href} variant="plain">
      {t(afterLink === undefined ? "learnMore" : "lookBack")}
    </ButtonLink>
  );
  const deadline = (key: "registerBy" | "registrationClosed") =>
    registerBy !== undefined && <p>{deadlineText(key, registerBy, language, t)}</p>;
  return (
    <Ends on={endDate} today={today} then={afterwards}>
      <Ends on={registerBy} today={today} then={deadline("registrationClosed")}>
        {button && <ButtonLink href={button.href}>{button.text ?? t("learnMore")}</ButtonLink>}
        {deadline("registerBy")}
      </Ends>
    </Ends>
  );
}

function EventDescription({ event: { title, description }, pictures }: Pick<Props, "event" | "pictures">) {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  if (plainTextOfHtml(description.text).length <= shortEnough)
    return <Prose html={description} pageLanguage={language} pictures={pictures} />;
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
        <Prose html={description} pageLanguage={language} pictures={pictures} />
      </details>
    </div>
  );
}
