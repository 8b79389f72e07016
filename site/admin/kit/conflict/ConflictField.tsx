import { useId } from "react";
import { WordDifference } from "../difference/WordDifference";
import type { Comparison } from "../form/item-kind";
import { useServices } from "../app/services";
import { fill } from "../status/words";
import { CombinedText } from "./CombinedText";
import type { Choice } from "./three-way";

interface ConflictFieldProps {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  /** Set for a text that can be merged from both. */
  readonly text: Comparison["text"];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that both sides changed: a choice between the texts as they will stand, and below it what each side changed. */
export function ConflictField({ label, base, mine, theirs, text, choice, onChoose }: ConflictFieldProps) {
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
      <span className="adm-choice-text" id={`${id}-${kind}`} lang={text?.language}>
        {after === "" ? words.conflict.empty : after}
      </span>
    </label>
  );
  const changes = (name: string, after: string) => (
    <>
      <p className="adm-choice-name">{name}</p>
      <p className="adm-choice-text">
        <WordDifference before={base} after={after} language={text?.language ?? language} />
      </p>
    </>
  );
  return (
    <fieldset className="adm-choice">
      <legend>{label}</legend>
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
      <div className="adm-choice-base">
        <p className="adm-choice-name">{words.conflict.base}</p>
        <p className="adm-choice-text" lang={text?.language}>
          {base === "" ? words.conflict.empty : base}
        </p>
        {changes(words.conflict.mineChanged, mine)}
        {changes(words.conflict.theirsChanged, theirs)}
      </div>
    </fieldset>
  );
}
