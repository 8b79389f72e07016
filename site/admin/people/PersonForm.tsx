import { useId, useState, type FormEvent } from "react";
import type { PersonAnswer } from "../../../content/model/api/staff-answers";
import { preventSubmitWhileComposing } from "../../ui/composing";
import { Button } from "../kit/button/Button";
import { usePeopleWords } from "./people-words";
import type { usePeople } from "./use-people";

interface PersonFormProps {
  readonly person: Pick<PersonAnswer, "_id" | "name" | "email">;
  readonly people: ReturnType<typeof usePeople>;
}

/** Name and address that a person's changes carry, behind a button. */
export function PersonForm({ person, people: { edit } }: PersonFormProps) {
  const words = usePeopleWords();
  const own = words.people;
  const id = useId();
  const [draft, setDraft] = useState<{ readonly name: string; readonly email: string }>();
  if (draft === undefined)
    return <Button onClick={() => setDraft({ name: person.name, email: person.email ?? "" })}>{own.edit}</Button>;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const email = draft.email.trim();
    const isStored = await edit(person._id, { name: draft.name.trim(), ...(email !== "" && { email }) });
    if (isStored) setDraft(undefined);
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <div className="adm-field">
        <label htmlFor={`${id}-name`}>{words.invite.name}</label>
        <input
          id={`${id}-name`}
          type="text"
          maxLength={100}
          value={draft.name}
          onKeyDown={preventSubmitWhileComposing}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
      </div>
      <div className="adm-field">
        <label htmlFor={`${id}-email`}>{words.invite.email}</label>
        <input
          id={`${id}-email`}
          type="email"
          maxLength={254}
          value={draft.email}
          onChange={({ target }) => setDraft({ ...draft, email: target.value })}
        />
      </div>
      <div className="adm-people-buttons">
        <Button type="submit" look="primary">
          {own.save}
        </Button>
        <Button onClick={() => setDraft(undefined)}>{own.cancel}</Button>
      </div>
    </form>
  );
}
