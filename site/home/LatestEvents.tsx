import { useCallback } from "react";
import type { EventAnswer } from "../../content/model/api/answers";
import { eventCard } from "../items/event-card";
import { EventTeaser } from "../items/EventTeaser";
import { useStatusWords } from "../items/StatusBadge";
import { Island } from "../islands/Island";
import { EmptyList } from "../live/EmptyList";
import { listPaths } from "../live/list-calls";
import { shownItems, useLiveList } from "../live/use-live-list";
import { useFrame } from "../shell/frame";
import { useToday } from "../shell/use-today";
import { ButtonLink } from "../ui/ButtonLink";
import { columns } from "../ui/columns";
import { SectionHeading } from "../ui/SectionHeading";
import { dayOfOthers, eventsHeld, eventsShownOn, nextEvent } from "./home-events";
import type { HomePageData } from "./home-page-data";
import { NextEvent } from "./NextEvent";

interface Props extends Pick<HomePageData, "events" | "noUpcoming" | "pictures"> {
  readonly texts: HomePageData["texts"]["events"];
}

/** The next event, the most recent or the next ones, as the content says, and the way to all of them. */
export function LatestEvents(props: Props) {
  const { events, texts } = props;
  const { builtOn } = useFrame();
  const turns = dayOfOthers(texts.order, events.items, builtOn);
  return (
    <Island
      name="latest-events"
      as="section"
      className="home-section"
      asks={{ path: listPaths.events, ...events }}
      {...(turns === undefined ? {} : { turns })}
    >
      <LatestEventsList {...props} />
    </Island>
  );
}

/** What React takes over where a newer list comes up. */
export function LatestEventsList({ texts, events, noUpcoming, pictures }: Props) {
  const { language, routes } = useFrame();
  const today = useToday();
  const { order } = texts;
  const select = useCallback(
    (answers: readonly EventAnswer[]) => eventsHeld(order, answers, today).map((event) => eventCard(event, language)),
    [language, order, today],
  );
  const list = useLiveList("events", events, select);
  const statusWords = useStatusWords();
  const held = shownItems(list);
  const shown = eventsShownOn(order, held, today);
  const next = nextEvent(order, held, today);
  return (
    <div className="wide">
      {next && <NextEvent event={next} today={today} />}
      <SectionHeading {...texts} />
      {shown.length === 0 && <EmptyList isLoading={list.kind === "loading"} words={noUpcoming} />}
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
