import { useCallback } from "react";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { NotesBelow } from "./NotesBelow";

const reader = async () => {
  const [{ pairNotes }, { faultWords }] = await Promise.all([
    import("../../../../content/model/writing/pair-notes"),
    import("../../../../content/model/problems/fault-words"),
  ]);
  return { pairNotes, faultWords };
};

interface LanguageNotesProps {
  readonly en: string;
  readonly ja: string;
  /** `YYYY-MM-DD`, the day of the entry, where it has one. */
  readonly day: string;
}

/** Where a text and its translation say something else, and dates with another day's weekday, while they are written. */
export function LanguageNotes({ en, ja, day }: LanguageNotesProps) {
  const { words, language } = useServices();
  const find = useCallback(async () => {
    if (en === "" && ja === "") return [];
    const { pairNotes, faultWords } = await reader();
    return pairNotes({ en, ja }, day).map((what) =>
      fill(words.form.languageNote, { message: faultWords(what, language) }),
    );
  }, [en, ja, day, language, words]);
  return <NotesBelow find={find} />;
}
