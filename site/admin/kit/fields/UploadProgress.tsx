import { useServices } from "../services/services";
import { fill } from "../services/words";

/** How far an upload is; `sent`: share of the picture that has been sent, 0 to 1. */
export function UploadProgress({ sent }: { readonly sent: number }) {
  const { words } = useServices();
  const percent = Math.round(sent * 100);
  return (
    <div className="adm-progress">
      <progress max={100} value={percent} aria-label={words.form.uploading} />
      <span>{percent === 100 ? words.form.storing : fill(words.form.percent, { percent })}</span>
    </div>
  );
}
