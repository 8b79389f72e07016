import { useId } from "react";
import { WordDifference } from "../difference/WordDifference";
import type { Comparison } from "../form/item-kind";
import { useServices } from "../app/services";
import { fill } from "../status/words";
import { CombinedText } from "./CombinedText";
import type { Choice } from "./three-way";

interface CollisionFieldProps {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Given for a text that can be put together from both. */
  readonly text: Comparison<unknown>["text"];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** One field that both changed: the text it had, and both new ones with their changed words marked, to choose from. */
export function CollisionField({ label, base, mine, theirs, text, choice, onChoose }: CollisionFieldProps) {
  const { words, language } = useServices();
  const id = useId();
  const side = (kind: "mine" | "theirs", after: string) => (
    <label className="adm-choice-side">
      <span className="adm-choice-name">
        <input
          type="radio"
          name={id}
          aria-label={words.conflict[kind]}
          aria-describedby={`${id}-${kind}`}
          checked={choice.kind === kind}
          onChange={() => onChoose({ kind })}
        />
        {words.conflict[kind]}
      </span>
      <span className="adm-choice-text" id={`${id}-${kind}`}>
        {after === "" ? (
          words.conflict.empty
        ) : (
          <WordDifference before={base} after={after} language={text?.language ?? language} />
        )}
      </span>
    </label>
  );
  return (
    <fieldset className="adm-choice">
      <legend>{label}</legend>
      <div className="adm-choice-base">
        <p className="adm-choice-name">{words.conflict.base}</p>
        <p className="adm-choice-text" lang={text?.language}>
          {base === "" ? words.conflict.empty : base}
        </p>
      </div>
      <div className="adm-columns">
        {side("mine", mine)}
        {side("theirs", theirs)}
      </div>
      {text ? (
        <div className="adm-choice-side">
          <label className="adm-choice-name">
            <input
              type="radio"
              name={id}
              checked={choice.kind === "combined"}
              onChange={() => onChoose({ kind: "combined", text: mine })}
            />
            {words.conflict.combined}
          </label>
          {choice.kind === "combined" ? (
            <CombinedText
              label={fill(words.conflict.combinedLabel, { label })}
              base={base}
              mine={mine}
              theirs={theirs}
              text={text}
              value={choice.text}
              onChange={(value) => onChoose({ kind: "combined", text: value })}
            />
          ) : null}
        </div>
      ) : null}
    </fieldset>
  );
}
