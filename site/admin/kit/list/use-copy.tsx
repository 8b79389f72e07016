import { useId, useRef } from "react";
import { Button } from "../button/Button";
import { copyText } from "./clipboard";
import { useDialogs } from "../dialogs/Dialogs";
import { Modal } from "../dialogs/Modal";
import { useServices } from "../services/services";
import { useAnnounce } from "../status/StatusMessages";

/** Copies a text and announces it; when the browser refuses, shows the text to be copied by hand. */
export function useCopy() {
  const dialogs = useDialogs();
  const announce = useAnnounce();
  return async (made: string | Promise<string>, copied: string): Promise<void> => {
    const text = await made;
    if (await copyText(text)) announce(copied);
    else await dialogs.open<undefined>((close) => <CopyByHand text={text} onClose={() => close(undefined)} />);
  };
}

function CopyByHand({ text, onClose }: { readonly text: string; readonly onClose: () => void }) {
  const { words } = useServices();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  return (
    <Modal role="dialog" labelledBy={`${id}-label`} firstFocus={area} onEscape={onClose}>
      <label id={`${id}-label`} htmlFor={`${id}-text`} className="adm-dialog-message">
        {words.clipboard.failed}
      </label>
      <textarea
        id={`${id}-text`}
        ref={area}
        readOnly
        rows={8}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="adm-dialog-buttons">
        <Button look="primary" onClick={onClose}>
          {words.dialog.ok}
        </Button>
      </div>
    </Modal>
  );
}
