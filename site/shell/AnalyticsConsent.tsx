import { useTranslation } from "react-i18next";

/** Asks once whether visits may be counted (R7.5); hidden until site/boot/analytics.ts finds no stored answer. */
export function AnalyticsConsent() {
  const { t } = useTranslation("common");
  return (
    <section className="notice consent" aria-label={t("consent.label")} hidden>
      <div className="wide">
        <p>{t("consent.question")}</p>
        <p className="consent-answers">
          <button type="button" className="button button-secondary" data-consent="no">
            {t("consent.no")}
          </button>
          <button type="button" className="button button-primary" data-consent="yes">
            {t("consent.yes")}
          </button>
        </p>
      </div>
    </section>
  );
}
