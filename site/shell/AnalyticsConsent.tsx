import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { storeConsent, storedConsent, loadAnalytics, type Consent } from "./analytics";

interface Props {
  readonly measurementId: string;
}

/** Asks once whether visits may be counted; until then, and after a no, nothing is loaded (R7.5). */
export function AnalyticsConsent({ measurementId }: Props) {
  const { t } = useTranslation("common");
  // The built HTML has no answer: the question appears after hydration, when none is stored.
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    const kept = storedConsent();
    if (kept === "yes") loadAnalytics(measurementId);
    setAsking(kept === undefined);
  }, [measurementId]);
  if (!asking) return null;
  const answer = (consent: Consent) => (): void => {
    storeConsent(consent);
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
