import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { TranslatedText } from "../ui/TranslatedText";
import type { EventCardData } from "./event-card";

interface Props {
  readonly event: EventCardData;
  /** True beside other events: its accessible name then says which one it is of. */
  readonly namesEvent?: boolean;
}

/** Puts an event into the visitor's calendar, by its own file; samples have none. */
export function CalendarLink({ event: { _id, title, sample }, namesEvent = false }: Props) {
  const { t } = useTranslation("items");
  const { language, routes } = useFrame();
  if (sample) return null;
  return (
    <a className="plain-link calendar-link" href={routes.eventCalendar(language, _id)}>
      {t("addToCalendar")}
      {namesEvent && (
        <span className="visually-hidden">
          <TranslatedText text={{ ...title, text: t("ofItem", { title: title.text }) }} pageLanguage={language} />
        </span>
      )}
    </a>
  );
}
