import { useId, useState, type FormEvent } from "react";
import { roles, type InvitedAnswer, type Role, type StaffAnswer } from "../../../content/model/api/staff-answers";
import { preventSubmitWhileComposing } from "../../ui/composing";
import { Button } from "../kit/button/Button";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { InvitationLink } from "./InvitationLink";
import { usePeopleWords } from "./people-words";
import type { usePeople } from "./use-people";

interface InviteSectionProps {
  readonly staff: StaffAnswer;
  readonly people: ReturnType<typeof usePeople>;
  readonly onInvited: () => void;
}

/** Makes invitation links, and withdraws those that nobody has used. With the shared password the first one may be one's own. */
export function InviteSection({ staff, people, onInvited }: InviteSectionProps) {
  const { client, language } = useServices();
  const words = usePeopleWords();
  const own = words.invite;
  const id = useId();
  const [name, setName] = useState("");
  const [email, setEmail] = useState("");
  const [byMail, setByMail] = useState(true);
  const [role, setRole] = useState<Role>(staff.people.length === 0 ? "administrator" : "editor");
  const [made, setMade] = useState<{ readonly name: string; readonly invited: InvitedAnswer }>();
  const mayMail = staff.mail === true && email.trim() !== "";
  const invite = async (forOneself: boolean) => {
    const given = { name: name.trim(), ...(email.trim() !== "" && { email: email.trim() }) };
    const mail = !forOneself && mayMail && byMail ? { mail: true } : {};
    const json = { ...given, ...mail, role: forOneself ? "administrator" : role };
    const invited = await people.valueOf(await client.call("inviteStaff", {}, { json }));
    if (invited === undefined) return;
    if (forOneself) {
      location.assign(invited.link);
      return;
    }
    setMade({ name: name.trim(), invited });
    setName("");
    setEmail("");
    onInvited();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void invite(false);
  };
  return (
    <section className="adm-section" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`}>{own.heading}</h2>
      <form onSubmit={submit} noValidate>
        <div className="adm-field">
          <label htmlFor={`${id}-name`}>{own.name}</label>
          <input
            id={`${id}-name`}
            type="text"
            maxLength={100}
            value={name}
            onKeyDown={preventSubmitWhileComposing}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <div className="adm-field">
          <label htmlFor={`${id}-email`}>{own.email}</label>
          <input
            id={`${id}-email`}
            type="email"
            maxLength={254}
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        </div>
        {mayMail ? (
          <label className="adm-check">
            <input type="checkbox" checked={byMail} onChange={(event) => setByMail(event.target.checked)} />
            {own.byMail}
          </label>
        ) : null}
        <div className="adm-field">
          <label htmlFor={`${id}-role`}>{own.role}</label>
          <select id={`${id}-role`} value={role} onChange={(event) => setRole(event.target.value as Role)}>
            {roles.map((one) => (
              <option key={one} value={one}>
                {words.people.roles[one]}
              </option>
            ))}
          </select>
        </div>
        <div className="adm-people-buttons">
          <Button type="submit" look="primary">
            {own.button}
          </Button>
          {staff.me === undefined ? <Button onClick={() => void invite(true)}>{words.own.first}</Button> : null}
        </div>
      </form>
      {made && <InvitationLink {...made} />}
      {staff.invitations.length === 0 ? null : (
        <>
          <h3>{own.open}</h3>
          <ul>
            {staff.invitations.map(({ _id, name: who, role: as, until }) => (
              <li key={_id}>
                <strong>{who}</strong>
                {fill(own.until, { role: words.people.roles[as], until: formatTimestamp(until, language) })}
                <span className="adm-people-buttons">
                  <Button
                    aria-label={`${own.withdraw}: ${who}`}
                    onClick={() =>
                      void people.change({ act: "remove", _id }, fill(own.confirmWithdraw, { name: who }), own.withdraw)
                    }
                  >
                    {own.withdraw}
                  </Button>
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
