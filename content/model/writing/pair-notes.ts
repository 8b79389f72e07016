import { fault, type Fault } from "../problems/fault";
import { languages, type Bilingual } from "../text/language";
import { languageDifferences } from "./language-differences";
import { isFileName } from "./file-names";
import { weekdayFaults } from "./weekday-faults";

/**
 * What is to be said of a text in both languages, a line or Markdown, while it is written.
 * @param day `YYYY-MM-DD`, the day of the entry, where it has one
 */
export function pairNotes(texts: Bilingual, day?: string): readonly Fault[] {
  return [
    ...languageDifferences(texts),
    ...languages.flatMap((language) => weekdayFaults(texts[language], language, day)),
    ...languages.flatMap((language) =>
      isFileName(texts[language]) && /[._]/.test(texts[language])
        ? [fault("pictureNamedByFile", { text: texts[language] })]
        : [],
    ),
  ];
}
