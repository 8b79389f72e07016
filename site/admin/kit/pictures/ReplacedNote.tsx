import { Button } from "../button/Button";
import { useServices } from "../services/services";
import { fill } from "../services/words";
import { UploadUses } from "../uploads/UploadUses";
import { uploadsWords } from "../uploads/uploads-words";
import type { ReplacementOutcome } from "./use-replacement";

interface ReplacedNoteProps {
  readonly outcome: ReplacementOutcome | undefined;
  readonly onUndo: (commit: string) => Promise<void>;
}

/** What a replacement did, what it left, and the button that takes it back. */
export function ReplacedNote({ outcome, onUndo }: ReplacedNoteProps) {
  const { language } = useServices();
  const texts = uploadsWords[language].panel;
  const done = outcome?.kind === "replaced" ? outcome : undefined;
  const { name = "", by = "", changed = 0, left = [] } = done ?? {};
  return (
    <>
      <div role="status">
        {outcome?.kind === "busy" ? <p>{texts.replacing}</p> : null}
        {outcome?.kind === "undone" ? <p>{texts.undone}</p> : null}
        {done ? <p>{fill(changed === 0 ? texts.nothing : texts.replaced, { name, by, changed })}</p> : null}
        {left.length > 0 ? (
          <p>
            {texts.left}
            <UploadUses uses={left} />
          </p>
        ) : null}
      </div>
      {done && changed > 0 ? (
        <p>
          <Button onClick={() => void onUndo(done.commit)}>{texts.undo}</Button>
        </p>
      ) : null}
    </>
  );
}
