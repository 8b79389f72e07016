import { useId, useRef } from "react";
import { Modal } from "./Modal";

interface MessageDialogProps<Answer> {
  readonly message: string;
  readonly detail?: string | undefined;
  /** The answers and the words of their buttons: the first has the focus and is Escape's, the last stands out. */
  readonly choices: readonly (readonly [answer: Answer, words: string])[];
  readonly onChoose: (answer: Answer) => void;
}

/** A message or question in exactly the specified words, which are also the dialog's name to a screen reader. */
export function MessageDialog<Answer>({ message, detail, choices, onChoose }: MessageDialogProps<Answer>) {
  const id = useId();
  // A question begins at Cancel: an Enter pressed once too often then deletes nothing.
  const first = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-message`}
      describedBy={detail === undefined ? undefined : `${id}-detail`}
      firstFocus={first}
      onEscape={() => first.current?.click()}
    >
      <p id={`${id}-message`} className="adm-dialog-message">
        {message}
      </p>
      {detail === undefined ? null : <p id={`${id}-detail`}>{detail}</p>}
      <div className="adm-dialog-buttons">
        {choices.map(([answer, words], at) => (
          <button
            key={words}
            ref={at === 0 ? first : undefined}
            type="button"
            className={at === choices.length - 1 ? "adm-button adm-primary" : "adm-button"}
            onClick={() => onChoose(answer)}
          >
            {words}
          </button>
        ))}
      </div>
    </Modal>
  );
}
