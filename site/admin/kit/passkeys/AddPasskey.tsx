import { useId, useState, type FormEvent } from "react";
import type { SessionAnswer } from "../../../../content/model/api/answers";
import { preventSubmitWhileComposing } from "../../../ui/composing";
import { Button } from "../button/Button";
import { usePasskeyWords } from "./passkey-words";
import { usePasskeys } from "./use-passkeys";

interface AddPasskeyProps {
  /** Without one the passkey is the one of the person who is logged in. */
  readonly invitation?: string;
  /** Words of the button. */
  readonly button: string;
  readonly onAdded: (session: SessionAnswer) => void;
}

/** Name of the device, and the button that makes a passkey on it. */
export function AddPasskey({ invitation, button, onAdded }: AddPasskeyProps) {
  const own = usePasskeyWords();
  const id = useId();
  const { busy, add } = usePasskeys();
  const [device, setDevice] = useState("");
  const [missing, setMissing] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const name = device.trim();
    setMissing(name === "");
    if (name === "") {
      document.getElementById(`${id}-device`)?.focus();
      return;
    }
    const session = await add(name, invitation);
    if (session) onAdded(session);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="adm-field">
        <label htmlFor={`${id}-device`}>{own.device}</label>
        <input
          id={`${id}-device`}
          type="text"
          maxLength={60}
          aria-describedby={`${id}-hint`}
          aria-invalid={missing}
          value={device}
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => setDevice(event.target.value)}
        />
        <p id={`${id}-hint`} className="adm-hint" role={missing ? "alert" : undefined}>
          {missing ? own.deviceMissing : own.deviceHint}
        </p>
      </div>
      <Button type="submit" look="primary" aria-disabled={busy}>
        {busy ? own.busy : button}
      </Button>
    </form>
  );
}
