import type { Context } from "koa";
import { defaultLanguage, languages, type Language } from "../../content/model/text/language";

/** The language in which a request wants its messages. */
export function requestLanguage(context: Context): Language {
  const accepted = context.acceptsLanguages(...languages);
  return languages.find((language) => language === accepted) ?? defaultLanguage;
}
