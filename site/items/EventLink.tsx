import { useTranslation } from "react-i18next";
import { useFrame } from "../shell/frame";
import { ButtonLink } from "../ui/ButtonLink";
import { Ends } from "../ui/Ends";
import type { EventCardData } from "./event-card";
import { deadlineText } from "./event-fact-texts";

interface Props {
  readonly event: EventCardData;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/**
 * The way on: a button until registration has closed, a sentence until the event is over; then a plain link, which
 * offers nothing that has ended.
 */
export function EventLink({ event: { endDate, registerBy, button, afterLink }, today }: Props) {
  const { t } = useTranslation("items");
  const { language } = useFrame();
  const href = afterLink ?? button?.href;
  const afterwards = href !== undefined && (
    <ButtonLink href={href} variant="plain">
      {t(afterLink === undefined ? "learnMore" : "lookBack")}
    </ButtonLink>
  );
  const deadline = (key: "registerBy" | "registrationClosed") =>
    registerBy !== undefined && <p>{deadlineText(key, registerBy, language, t)}</p>;
  return (
    <Ends on={endDate} today={today} then={afterwards}>
      <Ends on={registerBy} today={today} then={deadline("registrationClosed")}>
        {button && <ButtonLink href={button.href}>{button.text ?? t("learnMore")}</ButtonLink>}
        {deadline("registerBy")}
      </Ends>
    </Ends>
  );
}
