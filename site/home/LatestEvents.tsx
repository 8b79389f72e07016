import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import type { EventAnswer } from "../../content/model/api/answers";
import { latestEvents } from "../../content/model/entries/sort-items";
import { eventCard } from "../items/event-card";
import { EventTeaser } from "../items/EventTeaser";
import { useStatusWords } from "../items/StatusBadge";
import { Island } from "../islands/Island";
import { listPaths } from "../live/list-calls";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { ButtonLink } from "../ui/ButtonLink";
import { columns } from "../ui/columns";
import { SectionHeading } from "../ui/SectionHeading";
import { latestEventsCount, type HomePageData } from "./home-page-data";

interface Props extends Pick<HomePageData, "events" | "pictures"> {
  readonly texts: HomePageData["texts"]["events"];
}

/** The most recent events and the way to all of them. */
export function LatestEvents(props: Props) {
  const { events } = props;
  return (
    <Island name="latest-events" as="section" className="home-section" asks={{ path: listPaths.events, ...events }}>
      <LatestEventsList {...props} />
    </Island>
  );
}

/** What React takes over where a newer list comes up. */
export function LatestEventsList({ texts, events, pictures }: Props) {
  const { t } = useTranslation("common");
  const { language, routes } = useFrame();
  const today = useToday();
  const select = useCallback(
    (answers: readonly EventAnswer[]) =>
      latestEvents(answers, latestEventsCount).map((event) => eventCard(event, language)),
    [language],
  );
  const list = useLiveList("events", events, select);
  const statusWords = useStatusWords();
  const shown = shownItems(list);
  return (
    <div className="wide">
      <SectionHeading {...texts} />
      {list.kind === "loading" && <p role="status">{t("loading")}</p>}
      <div className="columns home-events" {...columns(shown.length)} {...statusWords}>
        {shown.map((event) => (
          <EventTeaser key={event._id} event={event} today={today} pictures={pictures} />
        ))}
      </div>
      <p className="home-more">
        <ButtonLink href={routes.page(language, "events")} variant="secondary">
          {texts.label}
        </ButtonLink>
      </p>
    </div>
  );
}
