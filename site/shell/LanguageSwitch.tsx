import { navigate } from "gatsby";
import { useEffect, useState, type MouseEvent } from "react";
import { useTranslation } from "react-i18next";
import { languages, type Language } from "../../content/model/text/language";
import { useFrame } from "./frame";
import { rememberLanguage, twinAddress } from "./language-choice";

/** Languages are named in themselves, also on pages of the other language. */
const ownNames: Record<Language, string> = { en: "English", ja: "日本語" };

/** Leads to the twin of the page in each language; keeps query and hash, and remembers the choice (R1.3). */
export function LanguageSwitch() {
  const { t } = useTranslation("common");
  const { language: current, path, routes } = useFrame();
  const [here, setHere] = useState(path);
  // The 404 page has many addresses.
  useEffect(() => setHere(window.location.pathname), [path]);

  const choose = (language: Language) => (event: MouseEvent) => {
    rememberLanguage(language);
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (language !== current) navigate(twinAddress(language, window.location));
  };

  return (
    <nav className="language-switch" aria-label={t("language.label")}>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <a
              href={routes.twin(language, here)}
              lang={language}
              hrefLang={language}
              {...(language === current ? { "aria-current": "true" as const } : {})}
              onClick={choose(language)}
            >
              {ownNames[language]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
