import { languages } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { shortDay } from "../dates/short-day";
import { stateOf, type TranslationSummary } from "./translation-marks";

/** An item's languages in words: complete, what is missing, what is outdated and since when. */
export function LanguageBadges({ translations }: { readonly translations: TranslationSummary }) {
  const { words, language } = useServices();
  const texts = words.translations;
  if (stateOf(translations) === "complete") return <span className="adm-badge adm-badge-quiet">{texts.complete}</span>;
  return (
    <>
      {languages.map((each) => {
        if (translations.missing[each].length === 0) return null;
        return (
          <span key={each} className="adm-badge adm-badge-warn">
            {translations.none[each] ? texts.nothing[each] : texts.incomplete[each]}
          </span>
        );
      })}
      {languages.map((each) => {
        const since = translations.outdated[each];
        if (since === undefined) return null;
        return (
          <span key={`${each}-outdated`} className="adm-badge adm-badge-warn">
            {fill(texts.outdatedSince[each], { date: shortDay(language, since) })}
          </span>
        );
      })}
      {translations.machine?.map((each) => (
        <span key={`${each}-machine`} className="adm-badge adm-badge-warn">
          {texts.machine[each]}
        </span>
      ))}
    </>
  );
}
