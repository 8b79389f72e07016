import { useTranslation } from "react-i18next";
import type { EventStatus } from "../../content/model/dates/event-status";

/** Says whether an event is upcoming, running or past, in words and by a mark. */
export function StatusBadge({ status }: { readonly status: EventStatus }) {
  const { t } = useTranslation("items");
  return <span className={`badge badge-${status}`}>{t(`status.${status}`)}</span>;
}
