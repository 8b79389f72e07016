import { useTranslation } from "react-i18next";

const fieldId = "company-search";

/** The search box of the directory; `site/boot/directory.ts` searches. */
export function CompanySearch() {
  const { t } = useTranslation("directory");
  return (
    // Outside a dialog element this method submits nothing, so that Enter does nothing before the script has run, either.
    <form className="company-search" role="search" method="dialog">
      <label htmlFor={fieldId}>{t("search.label")}</label>
      <input type="search" id={fieldId} placeholder={t("search.placeholder")} enterKeyHint="search" />
    </form>
  );
}
