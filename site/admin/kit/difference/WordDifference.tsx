import { useEffect, useState } from "react";
import type { Language } from "../../../../content/model/text/language";
import { useServices } from "../services/services";
import { whileMounted } from "../services/while-mounted";
import type { DifferencePart } from "./word-difference";

interface WordDifferenceProps {
  readonly before: string;
  readonly after: string;
  readonly language: Language;
}

/** A text with removed and added words marked; the plain text until the code has loaded. */
export function WordDifference({ before, after, language }: WordDifferenceProps) {
  const { words } = useServices();
  const [parts, setParts] = useState<readonly DifferencePart[]>([{ kind: "same", text: after }]);
  useEffect(
    () =>
      whileMounted(
        import("./word-difference"),
        ({ wordDifference }) => setParts(wordDifference(before, after, language)),
        () => undefined,
      ),
    [before, after, language],
  );
  return (
    <span lang={language} className="adm-difference">
      {parts.map(({ kind, text }, index) => {
        // A text has no other key than its place.
        const key = `${String(index)} ${kind}`;
        if (kind === "same") return <span key={key}>{text}</span>;
        const said = <span className="visually-hidden">{words.history.marks[kind]}</span>;
        return kind === "added" ? (
          <ins key={key}>
            {said}
            {text}
          </ins>
        ) : (
          <del key={key}>
            {said}
            {text}
          </del>
        );
      })}
    </span>
  );
}
