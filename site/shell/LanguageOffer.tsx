import { useTranslation } from "react-i18next";
import type { Language } from "../../content/model/text/language";
import { useFrame } from "./frame";

const otherLanguage: Record<Language, Language> = { en: "ja", ja: "en" };

/**
 * Offers the page in the other language, in the words of that language: they are in the page's own locale file. Hidden
 * until site/boot/language-links.ts finds that it is the visitor's language (R1.5).
 */
export function LanguageOffer() {
  const { t } = useTranslation("common");
  const { language, path, routes } = useFrame();
  const other = otherLanguage[language];
  return (
    <section className="notice language-offer" lang={other} aria-label={t("language.offer.label")} hidden>
      <div className="wide">
        <a href={routes.twin(other, path)} hrefLang={other}>
          {t("language.offer.read")}
        </a>
        <button type="button">{t("language.offer.dismiss")}</button>
      </div>
    </section>
  );
}
