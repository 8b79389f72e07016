import { useEffect, useState } from "react";
import type { BodyWarning } from "../../../../content/model/markdown/known-readings";
import { useServices } from "../services/services";
import { fill } from "../services/words";

/** How long somebody must not type before the text is read, in ms. */
const pauseMs = 600;

/** Loads what reads Markdown on demand, like the preview's converter. */
const reader = async () => {
  const [{ bodyWarnings }, { faultWords }] = await Promise.all([
    import("../../../../content/model/markdown/body-warnings"),
    import("../../../../content/model/problems/fault-words"),
  ]);
  return { bodyWarnings, faultWords };
};

/** What visitors will not find of a text, with its line, while the text is written (R8.5). Nothing of it prevents a save. */
export function TextWarnings({ text }: { readonly text: string }) {
  const { words, language } = useServices();
  const [shown, setShown] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => {
      const show = async () => {
        const { bodyWarnings, faultWords } = await reader();
        const line = ({ line: number, ...fault }: BodyWarning) =>
          fill(words.form.textWarning, { line: number, message: faultWords(fault, language) });
        if (!isOver) setShown(bodyWarnings(text).map(line));
      };
      // Without the code there are no warnings; the save's answer has them, too.
      show().catch(() => undefined);
    }, pauseMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [text, language, words]);
  return (
    <div role="status">
      {shown.length === 0 ? null : (
        <ul className="adm-hint">
          {shown.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
        </ul>
      )}
    </div>
  );
}
