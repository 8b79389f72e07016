import { useTranslation } from "react-i18next";

/** Page of an unknown company (R2.3). */
export function CompanyNotFound() {
  const { t } = useTranslation("items");
  return (
    <div className="article narrow">
      <h1>{t("companyNotFound")}</h1>
    </div>
  );
}
