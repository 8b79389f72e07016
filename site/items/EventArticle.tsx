import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import { Link } from "../ui/Link";
import { Picture, type Pictures } from "../ui/Picture";
import { Prose } from "../ui/Prose";
import { TranslatedText } from "../ui/TranslatedText";
import { CalendarLink } from "./CalendarLink";
import { EnglishOnlyBadge } from "./EnglishOnlyBadge";
import type { EventDetails, EventReport } from "./event-details";
import { EventFactList } from "./EventFactList";
import { EventLink } from "./EventLink";
import { EventTimes } from "./EventTimes";
import { EventVenue } from "./EventVenue";
import { ShareButtons } from "./ShareButtons";
import { StatusBadge, useStatusWords } from "./StatusBadge";

interface Props {
  readonly event: EventDetails;
  /** Articles about it. */
  readonly reports: readonly EventReport[];
  readonly pictures: Pictures;
}

/** A whole event, from the build or newer than it (R15.1). */
export function EventArticle({ event, reports, pictures }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  const today = useToday();
  const statusWords = useStatusWords();
  const { title, image } = event;
  return (
    <article className="article narrow event" data-sample={event.sample} {...statusWords}>
      <header className="article-header">
        <p className="badges">
          <StatusBadge event={event} today={today} />
          <EnglishOnlyBadge text={event.description} pageLanguage={language} />
        </p>
        <h1>
          <TranslatedText text={title} pageLanguage={language} />
        </h1>
        <EventTimes event={event} withSecondTime />
      </header>
      {image && (
        <Picture
          className="article-picture"
          image={image}
          pictures={pictures}
          alt={event.imageAlt}
          sizes="(min-width: 50rem) 46rem, 100vw"
          eager
        />
      )}
      <EventVenue event={event} />
      <EventFactList event={event} />
      <EventActions event={event} today={today} />
      <Prose html={event.description} pageLanguage={language} pictures={pictures} below={1} />
      {reports.length > 0 && (
        <section className="event-reports prose" aria-labelledby="event-reports">
          <h2 id="event-reports">{t("reports")}</h2>
          <ul>
            {reports.map((report) => (
              <li key={report.path}>
                <Link to={report.path}>
                  <TranslatedText text={report.title} pageLanguage={language} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ShareButtons title={title.text} path={routes.event(language, event._id)} printable />
      <p className="article-back">
        <Link to={routes.page(language, "events")}>{t("allEvents")}</Link>
      </p>
    </article>
  );
}

/** What a visitor can do: register until that ends, take part online and note the day until the event is over, write. */
function EventActions({ event, today }: { readonly event: EventDetails; readonly today: string }) {
  const { t } = useTranslation("items");
  const { endDate, onlineLink, contactEmail } = event;
  return (
    <div className="event-actions">
      <EventLink event={event} today={today} />
      <Ends on={endDate} today={today} then={null}>
        {onlineLink !== null && (
          <ButtonLink href={onlineLink} variant="secondary">
            {t("takePartOnline")}
          </ButtonLink>
        )}
        <CalendarLink event={event} />
      </Ends>
      {contactEmail && (
        <a className="plain-link" href={`mailto:${contactEmail}`}>
          <span>{t("contactBy", { address: contactEmail })}</span>
        </a>
      )}
    </div>
  );
}
