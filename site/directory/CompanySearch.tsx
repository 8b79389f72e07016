import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

const fieldId = "company-search";
// Companies are found while typing; Enter, also the one that ends a Japanese conversion, leads nowhere.
const stay = (event: FormEvent): void => event.preventDefault();

/** The search box of the directory. */
export function CompanySearch({ search, onSearch }: Props) {
  const { t } = useTranslation("directory");
  return (
    <form className="company-search" role="search" onSubmit={stay}>
      <label htmlFor={fieldId}>{t("search.label")}</label>
      <input
        type="search"
        id={fieldId}
        placeholder={t("search.placeholder")}
        autoComplete="off"
        enterKeyHint="search"
        value={search}
        onChange={({ target }) => onSearch(target.value)}
      />
    </form>
  );
}
