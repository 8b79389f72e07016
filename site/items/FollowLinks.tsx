import { useTranslation } from "react-i18next";
import { calendarPath, feedPath } from "../routes";
import { useFrame } from "../shell/frame";

/** How to follow events and news: the calendar and the feed in the page's language (R15.14). */
export function FollowLinks() {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  return (
    <p className="page-header-text">
      {t("follow.label")}
      <a href={calendarPath(language)} type="text/calendar">
        {t("follow.calendar")}
      </a>
      {t("follow.and")}
      <a href={feedPath(language)} type="application/atom+xml">
        {t("follow.feed")}
      </a>
      {t("follow.how")}
    </p>
  );
}
