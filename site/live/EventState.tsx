import { useTranslation } from "react-i18next";
import { EventArticle } from "../items/EventArticle";
import type { EventReport } from "../items/event-details";
import type { Pictures } from "../ui/Picture";
import { NoArticle } from "./NoArticle";
import type { LiveEvent } from "./use-live-event";

interface Props {
  readonly state: LiveEvent;
  readonly reports?: readonly EventReport[];
  readonly pictures?: Pictures;
}

const none = {};

/** Loading, the event, or "Event not found" (R15.5). */
export function EventState({ state, reports = [], pictures = none }: Props) {
  const { t } = useTranslation("items");
  if (state.kind === "found") return <EventArticle event={state.event} reports={reports} pictures={pictures} />;
  return <NoArticle state={state.kind} missing={t("eventNotFound")} list="events" backLabel={t("allEvents")} />;
}
