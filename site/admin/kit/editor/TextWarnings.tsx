import { useCallback } from "react";
import type { BodyWarning } from "../../../../content/model/markdown/known-readings";
import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { NotesBelow } from "./NotesBelow";

const reader = async () => {
  const [{ bodyWarnings }, { textNotes }, { faultWords }] = await Promise.all([
    import("../../../../content/model/markdown/body-warnings"),
    import("../../../../content/model/writing/text-notes"),
    import("../../../../content/model/problems/fault-words"),
  ]);
  return { bodyWarnings, textNotes, faultWords };
};

interface TextWarningsProps {
  readonly text: string;
  readonly textLanguage: Language;
}

/** What visitors will not find of a text (R8.5), or find hard to read, with its line, while the text is written. */
export function TextWarnings({ text, textLanguage }: TextWarningsProps) {
  const { words, language } = useServices();
  const find = useCallback(async () => {
    const { bodyWarnings, textNotes, faultWords } = await reader();
    const line = ({ line: number, ...fault }: BodyWarning) =>
      fill(words.form.textWarning, { line: number, message: faultWords(fault, language) });
    return [...new Set([...bodyWarnings(text), ...textNotes(text, textLanguage)].map(line))];
  }, [text, textLanguage, language, words]);
  return <NotesBelow find={find} announced />;
}
