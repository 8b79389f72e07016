import type { EventFacts } from "../../../content/model/collections/event-facts";
import type { Language } from "../../../content/model/text/language";
import { deadlineText, factTexts, type FactWord } from "../../items/event-fact-texts";
import { facts as english } from "../../locales/en/items.json";
import { facts as japanese } from "../../locales/ja/items.json";
import { fill, wordsOf } from "../kit/services/words";

const publicWords: Readonly<Record<Language, object>> = { en: { facts: english }, ja: { facts: japanese } };

/** The facts of an event in the words of the public page, a line each, for copied and shared texts. */
export function eventFactLines(event: EventFacts, language: Language): readonly string[] {
  const word: FactWord = (key, values = {}) => {
    const parts = key.split(".");
    const found = parts.reduce<unknown>(
      (part, name) => (part as Readonly<Record<string, unknown>>)[name],
      publicWords[language],
    );
    return String(found).replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place));
  };
  return [
    ...factTexts(event, language, word).map((fact) => fill(wordsOf(language).eventFields.line, { ...fact })),
    ...(event.registerBy === undefined ? [] : [deadlineText("registerBy", event.registerBy, language, word)]),
  ];
}
