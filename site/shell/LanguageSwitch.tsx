import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../content/model/text/language";
import { useFrame } from "./frame";

/** Languages are named in themselves, also on pages of the other language. */
const ownNames: Record<Language, string> = { en: "English", ja: "日本語" };

/** Leads to the twin of the page in each language (R1.3); site/boot/language-links.ts adds query and hash. */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const { language: current, path, routes } = useFrame();
  return (
    <nav className="language-switch" aria-label={t("language.label")}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={routes.twin(language, path)}
              lang={language}
              hrefLang={language}
              {...(language === current ? { "aria-current": "true" as const } : {})}
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
