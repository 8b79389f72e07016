import type { SessionAnswer } from "../../../../content/model/api/answers";
import { Button } from "../button/Button";
import { usePasskeyWords } from "./passkey-words";
import { usePasskeys } from "./use-passkeys";

interface PasskeyLoginProps {
  /** The login by password is turned off. */
  readonly alone: boolean;
  /** That the session has ended, and what of the text. */
  readonly ended: string | undefined;
  readonly onLogin: (session: SessionAnswer) => void;
}

/** The login with a passkey, below the one by password. */
export function PasskeyLogin({ alone, ended, onLogin }: PasskeyLoginProps) {
  const own = usePasskeyWords();
  const { busy, logIn } = usePasskeys();
  const start = async () => {
    const session = await logIn();
    if (session) onLogin(session);
  };
  return (
    <div className="adm-login">
      {ended === undefined ? null : <p className="adm-note">{ended}</p>}
      {alone ? <p className="adm-hint">{own.passwordOff}</p> : null}
      <Button look={alone ? "primary" : undefined} aria-disabled={busy} onClick={() => void start()}>
        {busy ? own.busy : own.login}
      </Button>
    </div>
  );
}
