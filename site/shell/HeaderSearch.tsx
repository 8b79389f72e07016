import { useTranslation } from "react-i18next";
import { useFrame } from "./frame";

/** The way to the search from every page (R15.15): a plain form, which needs no script. Beside the navigation it unfolds when it has the focus. */
export function HeaderSearch() {
  const { t } = useTranslation("common");
  const { language, routes, site } = useFrame();
  if (!site.pages.includes("search")) return null;
  return (
    <form
      className="header-search"
      role="search"
      aria-label={t("search.label")}
      action={routes.page(language, "search")}
    >
      <div>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path d="M10.5 4a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13Zm5 11.5L21 21" />
        </svg>
        <input
          type="search"
          name="q"
          aria-label={t("search.label")}
          placeholder={t("search.label")}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
        />
      </div>
      <button>{t("search.submit")}</button>
    </form>
  );
}
