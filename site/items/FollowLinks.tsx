import { useTranslation } from "react-i18next";
import { calendarPath, feedPath } from "../routes";
import { useFrame } from "../shell/frame";
import { BootButton } from "../ui/BootButton";

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
    { name: "calendar", href: calendar, type: "text/calendar" },
    { name: "feed", href: feedPath(language), type: "application/atom+xml" },
  ] as const;
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
      <p>{t(of === "news" ? "follow.news" : "follow.byAddress")}</p>
      <ul>
        {(of === "news" ? addresses.toReversed() : addresses).map(({ name, href, type }) => (
          <li key={name}>
            <a href={href} type={type}>
              {t(`follow.${name}`)}
            </a>
            <CopyAddress path={href} name={t(`follow.${name}`)} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A button that site/boot/share.ts makes work, for an address that a browser shows as raw text. */
function CopyAddress({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useTranslation("items");
  return (
    <span
      className="share-buttons"
      data-path={path}
      data-copied={t("follow.copied")}
      data-copy-failed={t("follow.copyFailed")}
    >
      <BootButton mark={`copy-${path}`} data-action="copy">
        {t("follow.copy")}
        <span className="visually-hidden">{t("ofItem", { title: name })}</span>
      </BootButton>
      <span role="status" />
    </span>
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
