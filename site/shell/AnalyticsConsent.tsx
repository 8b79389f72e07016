import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { keepConsent, keptConsent, loadAnalytics, type Consent } from "./analytics";

interface Props {
  readonly measurementId: string;
}

/** Asks once whether visits may be counted; until then, and after a no, nothing is loaded (R7.5). */
export function AnalyticsConsent({ measurementId }: Props) {
  const { t } = useTranslation("common");
  // The built HTML does not know the visitor: the question appears once the browser has looked for an answer.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const kept = keptConsent();
    if (kept === "yes") loadAnalytics(measurementId);
    setAsking(kept === undefined);
  }, [measurementId]);
  if (!asking) return null;
  const answer = (consent: Consent) => (): void => {
    keepConsent(consent);
    setAsking(false);
    if (consent === "yes") loadAnalytics(measurementId);
  };
  return (
    <section className="consent" aria-label={t("consent.label")}>
      <p>{t("consent.question")}</p>
      <p className="consent-answers">
        <button type="button" className="button button-secondary" onClick={answer("no")}>
          {t("consent.no")}
        </button>
        <button type="button" className="button button-primary" onClick={answer("yes")}>
          {t("consent.yes")}
        </button>
      </p>
    </section>
  );
}
