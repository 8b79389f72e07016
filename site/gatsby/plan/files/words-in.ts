import type { Language } from "../../../../content/model/text/language";
import { singleSpaced } from "../../../../content/model/text/plain-text";

/** What people read of content in one language: every text inside it that is written in both and can be read on the page, in its order. */
export function wordsIn(content: unknown, language: Language): string {
  // Brackets mark the words of a text that are a link.
  return singleSpaced([...bilingualTexts(content, language)].join(" ").replace(/\[([^\]]*)\]/g, "$1"));
}

function* bilingualTexts(value: unknown, language: Language, isText = false): Generator<string> {
  if (typeof value === "string") {
    if (isText) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* bilingualTexts(item, language, isText);
  } else if (typeof value === "object" && value !== null) {
    if ("en" in value && "ja" in value) yield* bilingualTexts(value[language], language, true);
    else
      for (const [name, item] of Object.entries(value))
        if (!isUnread(name)) yield* bilingualTexts(item, language, isText);
  }
}

/**
 * Descriptions of pictures, words that only a search knows, words of the archive's pages, a label without the date behind it, and what a page says only where it
 * has nothing else to show: `noUpcoming`, `noScript`.
 */
const isUnread = (name: string): boolean => /^(?:alt|archive|synonyms|updatedLabel|no[A-Z]\w*)$/.test(name);
