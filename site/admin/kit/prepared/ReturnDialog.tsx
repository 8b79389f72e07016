import { useId, useRef, useState, type FormEvent } from "react";
import { Button } from "../button/Button";
import { Modal } from "../dialogs/Modal";
import { describe, FieldNotes } from "../fields/Field";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { usePreparedWords } from "./prepared-words";
import "./prepared.css";

interface ReturnDialogProps {
  readonly askedBy: string;
  /** The word, or undefined to leave the change as it is. */
  readonly onEnd: (word: string | undefined) => void;
}

const longestWord = 1000;

/** Asks for the word with which a change is returned. */
export function ReturnDialog({ askedBy, onEnd }: ReturnDialogProps) {
  const { words } = useServices();
  const own = usePreparedWords().approval;
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [word, setWord] = useState("");
  const [error, setError] = useState<string | undefined>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (word.trim() !== "") {
      onEnd(word.trim());
      return;
    }
    setError(own.required);
    field.current?.focus();
  };
  return (
    <Modal
      role="dialog"
      labelledBy={`${id}-heading`}
      describedBy={`${id}-intro`}
      firstFocus={heading}
      onEscape={() => onEnd(undefined)}
    >
      <form className="adm-time-form" onSubmit={submit} noValidate>
        <h2 id={`${id}-heading`} ref={heading} tabIndex={-1}>
          {own.heading}
        </h2>
        <p id={`${id}-intro`}>{fill(own.intro, { askedBy })}</p>
        <div className={error === undefined ? "adm-field" : "adm-field adm-field-wrong"}>
          <label htmlFor={`${id}-word`}>{own.word}</label>
          <FieldNotes id={`${id}-word`} error={error} />
          <textarea
            {...describe({ id: `${id}-word`, required: true, error })}
            ref={field}
            rows={4}
            maxLength={longestWord}
            value={word}
            onChange={({ target: { value } }) => {
              setWord(value);
              setError(undefined);
            }}
          />
        </div>
        <div className="adm-dialog-buttons">
          <Button onClick={() => onEnd(undefined)}>{words.dialog.cancel}</Button>
          <Button type="submit" look="primary">
            {own.send}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
