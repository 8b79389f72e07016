import { useTranslation } from "react-i18next";
import type { CompanyFilters } from "./company-filters";

const fieldId = "company-search";

/** The search box of the directory, with its filters where there are any; `site/boot/directory.ts` searches. */
export function CompanySearch({ filters }: { readonly filters?: CompanyFilters | undefined }) {
  const { t } = useTranslation("directory");
  return (
    // Outside a dialog element this method submits nothing, so that Enter does nothing before the script has run, either.
    <form className="company-search" role="search" method="dialog">
      <div>
        <label htmlFor={fieldId}>{t("search.label")}</label>
        <input type="search" name="q" id={fieldId} placeholder={t("search.placeholder")} enterKeyHint="search" />
      </div>
      {filters &&
        (["place", "initial"] as const).map((name) => (
          <div key={name} className="company-filter">
            <label htmlFor={`company-${name}`}>{t(`filters.${name}`)}</label>
            <select name={name} id={`company-${name}`}>
              <option value="">{t("filters.all")}</option>
              {filters[name].map(({ value, label }) => (
                <option key={value} value={value}>
                  {label ?? t("filters.others")}
                </option>
              ))}
            </select>
          </div>
        ))}
    </form>
  );
}
