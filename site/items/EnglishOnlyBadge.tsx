import { useTranslation } from "react-i18next";
import type { Language, Translated } from "../../content/model/text/language";

/** Marks an item whose text is not translated into the page's language. */
export function EnglishOnlyBadge({
  text,
  pageLanguage,
}: {
  readonly text: Translated;
  readonly pageLanguage: Language;
}) {
  const { t } = useTranslation("items");
  return text.language === pageLanguage ? null : <span className="badge badge-language">{t("englishOnly")}</span>;
}
