import { useCallback, useState } from "react";
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

/**
 * What visitors will not find of a text (R8.5), and once it is changed also what is hard to read, with its line: advice on a
 * text as it was would move the form's buttons while it opens.
 */
export function TextWarnings({ text, textLanguage }: TextWarningsProps) {
  const { words, language } = useServices();
  const [opened] = useState(text);
  const find = useCallback(async () => {
    const { bodyWarnings, textNotes, faultWords } = await reader();
    const line = ({ line: number, ...fault }: BodyWarning) =>
      fill(words.form.textWarning, { line: number, message: faultWords(fault, language) });
    return [...new Set([...bodyWarnings(text), ...(text === opened ? [] : textNotes(text, textLanguage))].map(line))];
  }, [text, textLanguage, opened, language, words]);
  return <NotesBelow find={find} announced />;
}
