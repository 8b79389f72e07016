import { Button } from "../button/Button";
import { useServices } from "../services/services";

interface RetryNoteProps {
  /** The error's text. */
  readonly message: string;
  readonly onRetry: () => void;
}

/** Load error with a retry button. */
export function RetryNote({ message, onRetry }: RetryNoteProps) {
  const { words } = useServices();
  return (
    <div className="adm-note adm-note-wrong" role="alert">
      <p>{message}</p>
      <Button onClick={onRetry}>{words.list.retry}</Button>
    </div>
  );
}
