import type { SessionAnswer } from "../../../../content/model/api/answers";
import { Button } from "../button/Button";
import { AddPasskey } from "./AddPasskey";
import { usePasskeyWords } from "./passkey-words";

interface InvitationBoxProps {
  readonly invitation: string;
  readonly onLogin: (session: SessionAnswer) => void;
  readonly onLeave: () => void;
}

/** What an invited person sees in place of the login. */
export function InvitationBox({ invitation, onLogin, onLeave }: InvitationBoxProps) {
  const own = usePasskeyWords();
  return (
    <section className="adm-login" aria-labelledby="adm-invitation">
      <h2 id="adm-invitation">{own.invitation.heading}</h2>
      <p>{own.invitation.intro}</p>
      <AddPasskey invitation={invitation} button={own.invitation.add} onAdded={onLogin} />
      <Button onClick={onLeave}>{own.invitation.leave}</Button>
    </section>
  );
}
