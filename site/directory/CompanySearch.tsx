import { useTranslation } from "react-i18next";
import type { DirectoryPageData } from "./directory-page-data";

const fieldId = "company-search";

/** The search box of the directory, with its filters where there are any; `site/boot/directory.ts` searches. */
export function CompanySearch({ filters, example }: Pick<DirectoryPageData, "filters" | "example">) {
  const { t } = useTranslation("directory");
  const placeholder = example === undefined ? undefined : t("search.placeholder", { name: example });
  return (
    // Outside a dialog element this method submits nothing, so that Enter does nothing before the script has run, either.
    <form className="company-search" role="search" method="dialog">
      <div>
        <label htmlFor={fieldId}>{t("search.label")}</label>
        <input type="search" name="q" id={fieldId} placeholder={placeholder} enterKeyHint="search" />
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
