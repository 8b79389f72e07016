import { useId } from "react";
import { WordDifference } from "../difference/WordDifference";
import type { Comparison } from "../entry/unfold";
import { useServices } from "../services/services";
import { fill, type Words } from "../services/words";
import { CombinedText } from "./CombinedText";
import type { Choice } from "./three-way";

interface ConflictFieldProps {
  readonly label: string;
  readonly base: string;
  readonly mine: string;
  readonly theirs: string;
  readonly texts: Words["conflict"];
  /** Set for a text that can be merged from both. */
  readonly text: Comparison["text"];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
}

/** A field that both sides changed: a choice between the resulting texts, and below it what each side changed. */
export function ConflictField(props: ConflictFieldProps) {
  const { label, base, mine, theirs, texts, text, choice, onChoose } = props;
  const { language } = useServices();
  const id = useId();
  const side = (kind: "mine" | "theirs", after: string) => (
    <label className="adm-choice-side">
      <span className="adm-choice-name">
        <input
          type="radio"
          name={id}
          aria-label={texts[kind]}
          aria-describedby={`${id}-${kind}`}
          checked={choice.kind === kind}
          onChange={() => onChoose({ kind })}
        />
        {texts[kind]}
      </span>
      <span className="adm-choice-text" id={`${id}-${kind}`} lang={text?.language}>
        {after === "" ? texts.empty : after}
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
            {texts.combined}
          </label>
          {choice.kind === "combined" ? (
            <CombinedText
              label={fill(texts.combinedLabel, { label })}
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
        <p className="adm-choice-name">{texts.base}</p>
        <p className="adm-choice-text" lang={text?.language}>
          {base === "" ? texts.empty : base}
        </p>
        {changes(texts.mineChanged, mine)}
        {changes(texts.theirsChanged, theirs)}
      </div>
    </fieldset>
  );
}
