import type { InvitedAnswer } from "../../../content/model/api/staff-answers";
import { Button } from "../kit/button/Button";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { useAnnounce } from "../kit/status/StatusMessages";
import { fill } from "../kit/services/words";
import { usePeopleWords } from "./people-words";

interface InvitationLinkProps {
  readonly name: string;
  readonly invited: InvitedAnswer;
}

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ name, invited: { link, until, mail } }: InvitationLinkProps) {
  const { language } = useServices();
  const own = usePeopleWords().invite;
  const announce = useAnnounce();
  const copy = async () => {
    await navigator.clipboard.writeText(link);
    announce(own.copied);
  };
  return (
    <div className="adm-note" role="status">
      {mail === undefined ? null : <p>{mail === "sent" ? own.mailed : own.notMailed}</p>}
      <p>{fill(own.made, { name, until: formatTimestamp(until, language) })}</p>
      <p>
        <code>{link}</code>
      </p>
      <Button onClick={() => void copy().catch(() => undefined)}>{own.copy}</Button>
    </div>
  );
}
