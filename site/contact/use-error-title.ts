import { useEffect } from "react";
import { useTranslation } from "react-i18next";

/** Puts "Error:" before the page's title while `active`: screen readers say the title first after a reload or a switch of tabs. */
export function useErrorTitle(active: boolean): void {
  const { t } = useTranslation("contact");
  useEffect(() => {
    if (!active) return;
    const title = document.title;
    const marked = t("errorTitle", { title });
    document.title = marked;
    return () => {
      // A title changed since, by the next page, is left alone.
      if (document.title === marked) document.title = title;
    };
  }, [active, t]);
}
