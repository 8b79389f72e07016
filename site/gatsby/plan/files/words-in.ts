import type { Language } from "../../../../content/model/text/language";

/** The text of `content` in one language, for the search: all its bilingual texts, in order. */
export function wordsIn(content: unknown, language: Language): string {
  return [...bilingualTexts(content, language)].join(" ").replace(/\s+/g, " ").trim();
}

function* bilingualTexts(value: unknown, language: Language, isText = false): Generator<string> {
  if (typeof value === "string") {
    if (isText) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* bilingualTexts(item, language, isText);
  } else if (typeof value === "object" && value !== null) {
    if ("en" in value && "ja" in value) yield* bilingualTexts(value[language], language, true);
    else for (const item of Object.values(value)) yield* bilingualTexts(item, language, isText);
  }
}
