import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { UploadProgress } from "../fields/UploadProgress";
import { ShortcutHelp } from "../shortcuts/ShortcutHelp";

interface FormActionsProps {
  readonly prefix: string;
  readonly submitLabel: string;
  /** What is being sent. */
  readonly saving: "no" | "text" | "picture";
  /** Share of the picture that has been sent, 0 to 1. */
  readonly sent: number | undefined;
  /** True when there is something to save: the buttons then stay in sight. */
  readonly near: boolean;
  readonly previewing: boolean;
  readonly onPreview: () => void;
  /** Given where the change can be published at a time. */
  readonly onPrepare: (() => void) | undefined;
  /** Given where the change can be sent for approval, beside a save. */
  readonly onAsk: (() => void) | undefined;
  readonly onClear: () => void;
}

/** The form's buttons, and how far an upload is. */
export function FormActions(props: FormActionsProps) {
  const { prefix, submitLabel, saving, sent, near, previewing, onPreview, onPrepare, onAsk, onClear } = props;
  const { words } = useServices();
  const busy = saving !== "no";
  return (
    <div className={near ? "adm-form-actions adm-form-actions-near" : "adm-form-actions"}>
      {saving === "picture" && sent !== undefined ? <UploadProgress sent={sent} /> : null}
      <Button type="submit" look="primary" id={`${prefix}-submit`} aria-disabled={busy}>
        {busy ? <span className="adm-spinner" aria-hidden="true" /> : null}
        {saving === "no" ? submitLabel : saving === "text" ? words.form.saving : words.form.uploading}
      </Button>
      {[[words.prepared.make, onPrepare] as const, [words.prepared.ask, onAsk] as const].map(([label, onClick]) =>
        onClick ? (
          <Button
            key={label}
            className="adm-prepare"
            aria-disabled={busy}
            onClick={() => (busy ? undefined : onClick())}
          >
            {label}
          </Button>
        ) : null,
      )}
      <Button aria-expanded={previewing} aria-controls={`${prefix}-preview`} onClick={onPreview}>
        {previewing ? words.preview.hide : words.preview.show}
      </Button>
      <Button look="quiet" aria-disabled={busy} onClick={() => (busy ? undefined : onClear())}>
        {words.form.clear}
      </Button>
      <ShortcutHelp />
    </div>
  );
}
