import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { useInquiryWords } from "./inquiry-words";
import "../kit/publishing/publishing.css";

interface UndoNoticeProps {
  /** What was deleted, as a sentence; undefined when there is nothing to take back. */
  readonly text: string | undefined;
  readonly undoing: boolean;
  readonly onUndo: () => void;
  readonly onClose: () => void;
}

/** The success message of a deletion, with its Undo; it stays until the next deletion. */
export function UndoNotice({ text, undoing, onUndo, onClose }: UndoNoticeProps) {
  const { words } = useServices();
  const own = useInquiryWords();
  return (
    <section className={text === undefined ? undefined : "adm-notice"} aria-label={own.undoLabel}>
      <p className="adm-notice-text" role="status">
        {text ?? ""}
      </p>
      {text === undefined ? null : (
        <div className="adm-notice-buttons">
          <Button aria-disabled={undoing} onClick={onUndo}>
            {undoing ? own.undoing : own.undo}
          </Button>
          <Button look="quiet" aria-label={words.status.close} onClick={onClose}>
            <span aria-hidden="true">×</span>
          </Button>
        </div>
      )}
    </section>
  );
}
