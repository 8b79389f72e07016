import { Button } from "../kit/button/Button";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useHealthWords } from "./health-words";

interface SessionsSectionProps {
  readonly onLogout: () => Promise<void>;
}

/** Ends every session after a question, for a lost device or a password that got about. */
export function SessionsSection({ onLogout }: SessionsSectionProps) {
  const own = useHealthWords().sessions;
  const dialogs = useDialogs();
  const logout = async () => {
    if (await dialogs.confirm(own.confirm, own.button)) await onLogout();
  };
  return (
    <section className="adm-section adm-sessions" aria-labelledby="adm-sessions-heading">
      <div>
        <h2 id="adm-sessions-heading">{own.heading}</h2>
        <p className="adm-hint">{own.hint}</p>
      </div>
      <div>
        <Button onClick={() => void logout()}>{own.button}</Button>
      </div>
    </section>
  );
}
