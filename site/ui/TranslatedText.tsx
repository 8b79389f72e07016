import type { Language, Translated } from "../../content/model/text/language";

/** A text, marked with its own language where that is not the page's (a missing translation). */
export function TranslatedText({ text, pageLanguage }: { readonly text: Translated; readonly pageLanguage: Language }) {
  return text.language === pageLanguage ? <>{text.text}</> : <span lang={text.language}>{text.text}</span>;
}
