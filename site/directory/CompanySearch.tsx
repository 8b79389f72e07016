import type { FormEvent, RefObject } from "react";
import { useTranslation } from "react-i18next";

interface Props {
  readonly search: string;
  readonly onSearch: (search: string) => void;
  readonly field: RefObject<HTMLInputElement>;
}

const fieldId = "company-search";
// The search runs while typing; Enter, also the one that ends a Japanese conversion, does nothing.
const stay = (event: FormEvent): void => event.preventDefault();

/** The search box of the directory. */
export function CompanySearch({ search, onSearch, field }: Props) {
  const { t } = useTranslation("directory");
  return (
    <form className="company-search" role="search" onSubmit={stay}>
      <label htmlFor={fieldId}>{t("search.label")}</label>
      <input
        ref={field}
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
