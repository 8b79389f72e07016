import type { SessionListed } from "../../../content/model/api/staff-answers";
import { Button } from "../kit/button/Button";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { FoldedList } from "./FoldedList";
import { usePeopleWords } from "./people-words";
import type { usePeople } from "./use-people";

interface SessionsSectionProps {
  readonly sessions: readonly SessionListed[];
  readonly people: ReturnType<typeof usePeople>;
}

/** Who is logged in, and on which device; each session can be ended but the one that looks. */
export function SessionsSection({ sessions, people: { change } }: SessionsSectionProps) {
  const { language } = useServices();
  const own = usePeopleWords().sessions;
  if (sessions.length === 0) return null;
  const time = (iso: string): string => formatTimestamp(iso, language);
  const titleOf = ({ name, device, person }: SessionListed): string => {
    if (person === undefined) return name === undefined ? own.password : fill(own.passwordOf, { name });
    return fill(own.passkey, { name: name ?? "", device: device ?? "" });
  };
  const rows = sessions.map((session) => {
    const title = titleOf(session);
    return (
      <li key={session._id}>
        <strong>{title}</strong>
        <span className="adm-hint">
          {fill(own.times, { started: time(session.startedAt), used: time(session.usedAt) })}
        </span>
        {session.own === true ? (
          <span>{own.own}</span>
        ) : (
          <span className="adm-people-buttons">
            <Button
              aria-label={`${own.end}: ${title}`}
              onClick={() =>
                void change({ act: "end-session", _id: session._id }, fill(own.confirm, { session: title }), own.end)
              }
            >
              {own.end}
            </Button>
          </span>
        )}
      </li>
    );
  });
  return (
    <section className="adm-section" aria-labelledby="adm-recent-sessions">
      <h2 id="adm-recent-sessions">{own.heading}</h2>
      <FoldedList rows={rows} more={fill(own.more, { count: sessions.length })} />
    </section>
  );
}
