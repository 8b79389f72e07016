import { displayDate } from "../../../../content/model/dates/display-dates";
import { tokyoDay } from "../../../../content/model/dates/tokyo-day";
import { languages } from "../../../../content/model/text/language";
import { useServices } from "../app/services";
import { fill } from "../status/words";
import { stateOf, type ItemStanding } from "./translation-marks";

/** An item's languages in words: complete, what is missing, what is outdated and since when. */
export function LanguageBadges({ standing }: { readonly standing: ItemStanding }) {
  const { words, language } = useServices();
  const texts = words.translations;
  if (stateOf(standing) === "complete") return <span className="adm-badge adm-badge-quiet">{texts.complete}</span>;
  return (
    <>
      {languages.map((each) => {
        const fields = standing.missing[each];
        if (fields.length === 0) return null;
        // Neither title nor text: nobody has begun to translate.
        const nothing = fields.includes("title") && fields.includes("body");
        return (
          <span key={each} className="adm-badge adm-badge-warn">
            {nothing ? texts.nothing[each] : texts.incomplete[each]}
          </span>
        );
      })}
      {languages.map((each) => {
        const since = standing.outdated[each];
        if (since === undefined) return null;
        return (
          <span key={`${each}-outdated`} className="adm-badge adm-badge-warn">
            {fill(texts.outdatedSince[each], { date: displayDate(language, tokyoDay(new Date(since))) })}
          </span>
        );
      })}
    </>
  );
}
