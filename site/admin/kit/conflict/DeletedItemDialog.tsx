import { useId, useRef } from "react";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../app/services";

/** The person's choice for the changes of a deleted item. */
export type DeletedItemChoice = "restore" | "as-new" | "back";

interface DeletedItemDialogProps {
  /** The sentence about the save that failed (R9.4). */
  readonly message: string;
  readonly onChoose: (choice: DeletedItemChoice) => void;
}

/** The item was deleted before its save: restore it, keep the text for a new item, or return to the form. */
export function DeletedItemDialog({ message, onChoose }: DeletedItemDialogProps) {
  const { words } = useServices();
  const id = useId();
  const back = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-message`}
      describedBy={`${id}-detail`}
      firstFocus={back}
      onEscape={() => onChoose("back")}
    >
      <p id={`${id}-message`} className="adm-dialog-message">
        {message}
      </p>
      <p id={`${id}-detail`}>{words.conflict.gone}</p>
      <div className="adm-dialog-buttons">
        <button ref={back} type="button" className="adm-button" onClick={() => onChoose("back")}>
          {words.conflict.cancel}
        </button>
        <button type="button" className="adm-button" onClick={() => onChoose("as-new")}>
          {words.conflict.asNew}
        </button>
        <button type="button" className="adm-button adm-primary" onClick={() => onChoose("restore")}>
          {words.conflict.restore}
        </button>
      </div>
    </Modal>
  );
}
