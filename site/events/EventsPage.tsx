import { graphql } from "gatsby";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { EventAnswer } from "../../content/model/api/answers";
import { divideEvents } from "../../content/model/collections/archive";
import { eventsByStart, sortEventsForPage } from "../../content/model/collections/sort-items";
import { ArchiveNavigation } from "../items/ArchiveNavigation";
import { eventCard } from "../items/event-card";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { PageHead } from "../shell/PageHead";
import type { TemplateProps } from "../shell/page-context";
import { Shell } from "../shell/Shell";
import { useToday } from "../shell/use-today";
import { PageHeader } from "../ui/PageHeader";
import { EventMonths } from "./EventMonths";
import type { EventsPageData } from "./events-page-data";
import "../items/archive-navigation.css";
import "./events.css";

type Props = TemplateProps<EventsPageData>;

/** The events page: upcoming and running first, then past ones (R4.8). */
export default function EventsPage({ pageContext: { page } }: Props) {
  return (
    <Shell>
      <Events {...page} />
    </Shell>
  );
}

/** The two sections of the events page. */
export function Events({ texts, events, pictures, older }: EventsPageData) {
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
  return (
    <>
      <PageHeader heading={texts.heading} introduction={texts.introduction} />
      {list.kind === "loading" ? (
        <p className="wide list-state" role="status">
          {t("loading")}
        </p>
      ) : (
        <div className="wide">
          <section className="event-section">
            <h2>{texts.upcomingHeading}</h2>
            {upcoming.length === 0 ? (
              <p className="list-state">{texts.noUpcoming}</p>
            ) : (
              <EventMonths events={upcoming} eager {...months} />
            )}
          </section>
          <section className="event-section">
            <h2>{texts.pastHeading}</h2>
            {past.length === 0 ? (
              <p className="list-state">{texts.noPast}</p>
            ) : (
              <EventMonths events={past} {...months} />
            )}
            {older && <ArchiveNavigation older={older} label={texts.pastHeading} />}
          </section>
        </div>
      )}
    </>
  );
}

export const Head = ({ pageContext }: Props) => <PageHead head={pageContext.head} language={pageContext.language} />;

export const query = graphql`
  query EventsWords($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: ["common", "items"] } }) {
      edges {
        node {
          ns
          data
          language
        }
      }
    }
  }
`;
