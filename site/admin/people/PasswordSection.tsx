import type { StaffAnswer } from "../../../content/model/api/staff-answers";
import { Button } from "../kit/button/Button";
import { usePeopleWords } from "./people-words";
import type { usePeople } from "./use-people";

interface PasswordSectionProps {
  readonly staff: StaffAnswer;
  readonly people: ReturnType<typeof usePeople>;
}

/** Turns the login by the shared password off and on. */
export function PasswordSection({ staff: { password }, people }: PasswordSectionProps) {
  const own = usePeopleWords().password;
  const { on, mayTurnOff } = password;
  const turn = () =>
    people.change({ act: "set-password", on: !on }, on ? own.confirmOff : own.confirmOn, on ? own.turnOff : own.turnOn);
  return (
    <section className="adm-section" aria-labelledby="adm-shared-password">
      <h2 id="adm-shared-password">{own.heading}</h2>
      <p>{on ? own.on : own.off}</p>
      {on && !mayTurnOff ? (
        <p className="adm-hint">{own.needed}</p>
      ) : (
        <Button onClick={() => void turn()}>{on ? own.turnOff : own.turnOn}</Button>
      )}
    </section>
  );
}
