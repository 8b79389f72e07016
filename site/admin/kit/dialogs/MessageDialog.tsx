import { useId, useRef } from "react";
import { Modal } from "./Modal";
import { useServices } from "../app/services";

interface MessageDialogProps {
  readonly message: string;
  readonly detail?: string | undefined;
  /** Words of the confirming button; "OK" when there is nothing to choose. */
  readonly action?: string;
  readonly onConfirm: () => void;
  /** Given for a question: adds the Cancel button. */
  readonly onCancel?: () => void;
}

/** A message or question in exactly the specified words, which are also the dialog's name to a screen reader. */
export function MessageDialog({ message, detail, action, onConfirm, onCancel }: MessageDialogProps) {
  const { words } = useServices();
  const id = useId();
  const confirmButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Modal
      role="alertdialog"
      labelledBy={`${id}-message`}
      describedBy={detail === undefined ? undefined : `${id}-detail`}
      // A question begins at Cancel: an Enter pressed once too often then deletes nothing.
      firstFocus={onCancel ? cancelButton : confirmButton}
      onEscape={onCancel ?? onConfirm}
    >
      <p id={`${id}-message`} className="adm-dialog-message">
        {message}
      </p>
      {detail === undefined ? null : <p id={`${id}-detail`}>{detail}</p>}
      <div className="adm-dialog-buttons">
        {onCancel ? (
          <button type="button" ref={cancelButton} className="adm-button" onClick={onCancel}>
            {words.dialog.cancel}
          </button>
        ) : null}
        <button type="button" ref={confirmButton} className="adm-button adm-primary" onClick={onConfirm}>
          {action ?? words.dialog.ok}
        </button>
      </div>
    </Modal>
  );
}
