import type { StaffEvent, StaffLogAnswer } from "../../../content/model/api/staff-answers";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { FoldedList } from "./FoldedList";
import { usePeopleWords } from "./people-words";

interface LogSectionProps {
  readonly log: StaffLogAnswer;
}

/** What happened around logins and people, the newest first. */
export function LogSection({ log: { events, unsaved } }: LogSectionProps) {
  const { language } = useServices();
  const own = usePeopleWords().log;
  const sentenceOf = useSentence();
  const rows = events.map((event, index) => (
    // Of two at the same moment only the place tells them apart.
    <li key={`${event.at} ${String(events.length - index)}`}>
      <span className="adm-hint">{formatTimestamp(event.at, language)}</span>
      <span>{sentenceOf(event)}</span>
    </li>
  ));
  return (
    <section className="adm-section" aria-labelledby="adm-staff-log">
      <h2 id="adm-staff-log">{own.heading}</h2>
      <p className="adm-hint">{own.hint}</p>
      {unsaved === true ? <p className="adm-note adm-note-wrong">{own.unsaved}</p> : null}
      <FoldedList rows={rows} more={fill(own.more, { count: events.length })} />
    </section>
  );
}

/** An event as a sentence. */
function useSentence(): (event: StaffEvent) => string {
  const { log: own, people } = usePeopleWords();
  return ({ act, by, proof, who, device, role, times }) => {
    const byPassword = by === undefined ? own.password : fill(own.passwordOf, { name: by });
    const actor =
      proof === "server" ? own.server : proof === "password" ? byPassword : fill(own.person, { name: by ?? "" });
    const values = {
      by: actor,
      who: who === undefined ? own.password : fill(own.person, { name: who }),
      role: role === undefined ? "" : people.roles[role],
    };
    const words = act === "login-failed" && who === undefined ? own.unknown : own.acts[act];
    const details = [device, times === undefined ? undefined : fill(own.times, { count: times })];
    const known = details.filter((detail) => detail !== undefined).map((detail) => fill(own.detail, { detail }));
    return [fill(words, values), ...known].join("");
  };
}
