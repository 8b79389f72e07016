import { useServices } from "../app/services";

interface RetryNoteProps {
  /** What could not be had. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Says that something could not be loaded, and offers to try again. */
export function RetryNote({ message, onRetry }: RetryNoteProps) {
  const { words } = useServices();
  return (
    <div className="adm-note adm-note-wrong" role="alert">
      <p>{message}</p>
      <button type="button" className="adm-button" onClick={onRetry}>
        {words.list.retry}
      </button>
    </div>
  );
}
