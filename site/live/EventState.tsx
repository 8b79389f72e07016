import { useTranslation } from "react-i18next";
import { EventArticle } from "../items/EventArticle";
import type { EventReport } from "../items/event-details";
import { useFrame } from "../shell/frame";
import { Link } from "../ui/Link";
import type { Pictures } from "../ui/Picture";
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
  const { t: tCommon } = useTranslation("common");
  const { language, routes } = useFrame();
  if (state.kind === "found") return <EventArticle event={state.event} reports={reports} pictures={pictures} />;
  return (
    <div className="article narrow">
      {state.kind === "loading" ? (
        <p role="status" data-loading="">
          {tCommon("loading")}
        </p>
      ) : (
        <h1>{t("eventNotFound")}</h1>
      )}
      <p className="article-back">
        <Link to={routes.page(language, "events")}>{t("allEvents")}</Link>
      </p>
    </div>
  );
}
