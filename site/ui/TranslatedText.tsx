import type { Language, Translated } from "../../content/model/text/language";
import { WholeDates } from "./WholeDates";

/** A text, marked with its own language where that is not the page's (a missing translation). */
export function TranslatedText({ text, pageLanguage }: { readonly text: Translated; readonly pageLanguage: Language }) {
  const words = <WholeDates text={text.text} />;
  return text.language === pageLanguage ? words : <span lang={text.language}>{words}</span>;
}
