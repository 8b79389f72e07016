import { Button } from "../button/Button";
import { useServices } from "../services/services";
import type { UploadState } from "./send-picture";
import { UploadProgress } from "./UploadProgress";

interface PictureStateProps {
  readonly state: UploadState;
  /** Forgets a picture that failed. */
  readonly onDiscard: () => void;
}

/** Says how far a picture is, or why it failed, with a way to try again. */
export function PictureState({ state, onDiscard }: PictureStateProps) {
  const { words } = useServices();
  if (state.kind === "preparing") return <p role="status">{words.image.preparing}</p>;
  if (state.kind === "sending") return <UploadProgress sent={state.sent} />;
  return (
    <div className="adm-picture-failed">
      <p className="adm-error" role="alert">
        {state.message}
      </p>
      <div className="adm-buttons">
        {state.again ? <Button onClick={state.again}>{words.session.retry}</Button> : null}
        <Button look="quiet" onClick={onDiscard}>
          {state.again ? words.drafts.discard : words.drafts.close}
        </Button>
      </div>
    </div>
  );
}
