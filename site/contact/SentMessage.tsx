import { useLayoutEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { navigate } from "../shell/navigate";
import { Link } from "../ui/Link";
import { useCountdown } from "./use-countdown";

/** Seconds until the visitor is taken to the home page (R5.2). */
const redirectSeconds = 5;

const headingId = "contact-sent-heading";
const countdownId = "contact-sent-countdown";

/** The confirmation; redirects to the home page unless the visitor stops it (R5.2). */
export function SentMessage() {
  const { t } = useTranslation("contact");
  const { language, routes } = useFrame();
  const home = routes.page(language, "home");
  const box = useRef<HTMLDivElement>(null);
  const { countdown, stop } = useCountdown(redirectSeconds, () => {
    navigate(home);
  });
  useLayoutEffect(() => box.current?.focus(), []);
  const stay = (): void => {
    stop();
    // The focused button has been removed.
    box.current?.focus();
  };
  return (
    <div
      className="contact-sent"
      role="group"
      tabIndex={-1}
      aria-labelledby={headingId}
      aria-describedby={countdownId}
      ref={box}
    >
      <svg viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
        <path d="M4 12h40v26H4zM4 13l20 15 20-15" />
      </svg>
      <h2 id={headingId}>{t("sent.title")}</h2>
      <p id={countdownId} className="contact-countdown">
        {countdown.kind === "counting" ? t("sent.redirecting", { countdown: countdown.seconds }) : t("sent.staying")}
      </p>
      <p className="contact-sent-ways">
        <Link to={home} className="button button-primary">
          {t("sent.home")}
        </Link>
        {countdown.kind === "counting" && (
          <button type="button" className="button button-secondary" onClick={stay}>
            {t("sent.stay")}
          </button>
        )}
      </p>
    </div>
  );
}
