import type { InquiriesAnswer } from "../../../content/model/api/inquiry-answer";
import { Button } from "../kit/button/Button";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { useInquiryWords } from "./inquiry-words";
import { receivedTime } from "./received-time";

interface LastDeletionProps {
  readonly deletion: InquiriesAnswer["deletion"];
  readonly undoing: boolean;
  readonly onUndo: (undo: string) => void;
}

/** The newest deletion of the last day, by any user, and its Undo. */
export function LastDeletion({ deletion, undoing, onUndo }: LastDeletionProps) {
  const { language } = useServices();
  const own = useInquiryWords();
  if (deletion === undefined) return null;
  const { count, undo, at } = deletion;
  return (
    <div className="adm-inquiry-deletion" role="group" aria-label={own.undoLabel}>
      <p className="adm-hint">{fill(own.lastDeletion, { count, time: receivedTime(language, at) })}</p>
      <Button aria-disabled={undoing} onClick={() => onUndo(undo)}>
        {undoing ? own.undoing : own.undo}
      </Button>
    </div>
  );
}
