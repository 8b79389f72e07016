import type { StaffAnswer } from "../../../content/model/api/staff-answers";
import { useServices } from "../kit/services/services";
import { LoadedPasskeys } from "../kit/session/LoadedPasskeys";
import { useLoadAtLogin } from "../kit/session/use-load-at-login";
import { RetryNote } from "../kit/status/RetryNote";
import { useAnnounce } from "../kit/status/StatusMessages";
import { InviteSection } from "./InviteSection";
import { LogSection } from "./LogSection";
import { PasswordSection } from "./PasswordSection";
import { PersonForm } from "./PersonForm";
import { PersonRow } from "./PersonRow";
import { SessionsSection } from "./SessionsSection";
import { usePeopleWords } from "./people-words";
import { usePeople } from "./use-people";

interface PeoplePanelProps {
  /** Grows at every login: the people are then fetched. */
  readonly loginCount: number;
}

/** People, invitations and the shared password for administrators; everybody's own passkey. */
export function PeoplePanel({ loginCount }: PeoplePanelProps) {
  const { words } = useServices();
  const own = usePeopleWords();
  const announce = useAnnounce();
  const people = usePeople();
  const { known, sessions, me, log, reload } = people;
  const load = useLoadAtLogin({ reload, loginCount });
  if (known.kind === "loading")
    return (
      <p className="adm-note" role="status">
        {words.list.loading}
      </p>
    );
  if (known.kind === "failed") return <RetryNote message={own.failedLoad} onRetry={() => void load()} />;
  const staff = known.kind === "known" ? known.staff : undefined;
  const added = () => {
    announce(own.own.added);
    void load();
  };
  return (
    <div className="adm-people">
      {known.kind === "refused" ? <p className="adm-note">{known.message}</p> : null}
      {staff && <PeopleSection staff={staff} people={people} />}
      {staff === undefined || staff.me !== undefined ? (
        <section className="adm-section" aria-labelledby="adm-own-passkey">
          <h2 id="adm-own-passkey">{own.own.heading}</h2>
          <p className="adm-hint">{own.own.hint}</p>
          <LoadedPasskeys>{({ AddPasskey }) => <AddPasskey button={own.own.another} onAdded={added} />}</LoadedPasskeys>
        </section>
      ) : null}
      {staff === undefined && me ? (
        <section className="adm-section" aria-labelledby="adm-own-name">
          <h2 id="adm-own-name">{own.own.name}</h2>
          <p>{[me.name, me.email].filter((part) => part !== undefined).join(" · ")}</p>
          <PersonForm person={me} people={people} />
        </section>
      ) : null}
      <SessionsSection sessions={sessions} people={people} />
      {staff && <InviteSection staff={staff} people={people} onInvited={() => void load()} />}
      {staff && <PasswordSection staff={staff} people={people} />}
      {log && <LogSection log={log} />}
    </div>
  );
}

interface PeopleSectionProps {
  readonly staff: StaffAnswer;
  readonly people: ReturnType<typeof usePeople>;
}

function PeopleSection({ staff, people }: PeopleSectionProps) {
  const own = usePeopleWords().people;
  return (
    <section className="adm-section" aria-labelledby="adm-people">
      <h2 id="adm-people">{own.heading}</h2>
      {staff.people.length === 0 ? <p>{own.none}</p> : null}
      <ul>
        {staff.people.map((person) => (
          <PersonRow key={person._id} person={person} isMe={person._id === staff.me} people={people} />
        ))}
      </ul>
    </section>
  );
}
