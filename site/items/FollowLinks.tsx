import { useTranslation } from "react-i18next";
import { calendarPath, feedPath } from "../routes";
import { useFrame } from "../shell/frame";

interface Props {
  /** What the page is about comes first; the big calendars have nothing of news. */
  readonly of: "events" | "news";
}

/** How to follow events and news: by one press in the big calendars, or by the addresses of calendar and feed (R15.14). */
export function FollowLinks({ of }: Props) {
  const { t } = useTranslation("items");
  const { language, site } = useFrame();
  const calendar = calendarPath(language);
  const addresses = [
    <a key="events" href={calendar} type="text/calendar">
      {t("follow.calendar")}
    </a>,
    <a key="news" href={feedPath(language)} type="application/atom+xml">
      {t("follow.feed")}
    </a>,
  ];
  const [first, second] = of === "news" ? addresses.toReversed() : addresses;
  return (
    <div className="page-header-text follow-links">
      {of === "events" && site.publicUrl !== undefined && (
        <>
          <p>{t("follow.how")}</p>
          <ul>
            {calendarsOf(site.publicUrl + calendar, site.name).map(({ name, href }) => (
              <li key={name}>
                <a href={href}>{t(`follow.${name}`)}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        {t(of === "news" ? "follow.news" : "follow.label")}
        {first}
        {t("follow.and")}
        {second}
      </p>
    </div>
  );
}

/** The addresses at which calendars subscribe to one at `url`; `webcal:` opens that of the device. */
function calendarsOf(url: string, name: string) {
  const webcal = url.replace(/^https?:/, "webcal:");
  const outlook = new URLSearchParams({ url, name });
  return [
    {
      name: "google",
      href: `https://calendar.google.com/calendar/r?${new URLSearchParams({ cid: webcal }).toString()}`,
    },
    { name: "outlook", href: `https://outlook.live.com/calendar/0/addfromweb?${outlook.toString()}` },
    { name: "others", href: webcal },
  ] as const;
}
