import { useState } from "react";
import type { InvitedAnswer, PersonAnswer } from "../../../content/model/api/staff-answers";
import { Button } from "../kit/button/Button";
import { formatTimestamp } from "../kit/dates/timestamps";
import { useServices } from "../kit/services/services";
import { fill } from "../kit/services/words";
import { InvitationLink } from "./InvitationLink";
import { PersonForm } from "./PersonForm";
import { usePeopleWords } from "./people-words";
import type { usePeople } from "./use-people";

interface PersonRowProps {
  readonly person: PersonAnswer;
  readonly isMe: boolean;
  readonly people: ReturnType<typeof usePeople>;
}

/** A person with their devices, and what an administrator can do. */
export function PersonRow({ person, isMe, people }: PersonRowProps) {
  const { change, valueOf } = people;
  const { client, language } = useServices();
  const own = usePeopleWords().people;
  const [invited, setInvited] = useState<InvitedAnswer>();
  const { _id, name, email, role, passkeys } = person;
  const time = (iso: string): string => formatTimestamp(iso, language);
  const other = role === "editor" ? "administrator" : "editor";
  const [roleButton, roleQuestion] =
    other === "editor" ? [own.makeEditor, own.confirmEditor] : [own.makeAdministrator, own.confirmAdministrator];
  const invite = async () =>
    setInvited(await valueOf(await client.call("inviteStaff", {}, { json: { _id, name, role } })));
  return (
    <li>
      <h3>{name}</h3>
      <p>
        {own.roles[role]} {isMe ? own.you : null}
      </p>
      {email === undefined ? null : <p className="adm-hint">{email}</p>}
      {passkeys.length === 0 ? <p className="adm-hint">{own.noPasskey}</p> : null}
      <ul>
        {passkeys.map(({ _id: passkey, device, addedAt, usedAt }) => (
          <li key={passkey}>
            {usedAt === undefined
              ? fill(own.passkey, { device, added: time(addedAt) })
              : fill(own.used, { device, used: time(usedAt) })}
            <span className="adm-people-buttons">
              <Button
                onClick={() =>
                  void change(
                    { act: "remove-passkeys", _id, passkey },
                    fill(own.confirmRemovePasskey, { device, name }),
                    own.remove,
                  )
                }
              >
                {fill(own.removePasskey, { device })}
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <PersonForm person={person} people={people} />
      <div className="adm-people-buttons" role="group" aria-label={name}>
        <Button
          onClick={() => void change({ act: "set-role", _id, role: other }, fill(roleQuestion, { name }), roleButton)}
        >
          {roleButton}
        </Button>
        <Button
          onClick={() =>
            void change({ act: "end-sessions", _id }, fill(own.confirmEndSessions, { name }), own.endSessions)
          }
        >
          {own.endSessions}
        </Button>
        <Button onClick={() => void invite()}>{own.newDevice}</Button>
        <Button onClick={() => void change({ act: "remove", _id }, fill(own.confirmRemove, { name }), own.remove)}>
          {own.remove}
        </Button>
      </div>
      {invited && <InvitationLink name={name} invited={invited} />}
    </li>
  );
}
