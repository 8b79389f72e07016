import { useId, useLayoutEffect, useRef, useState, type FormEvent } from "react";
import type { Failure, Outcome } from "../../client";
import { preventSubmitWhileComposing } from "../../../ui/composing";
import { Button } from "../button/Button";
import { useDialogs } from "../dialogs/Dialogs";
import { rememberedName, rememberName } from "./remembered-name";
import { useServices } from "../services/services";
import type { Words } from "../services/words";

interface LoginBoxProps {
  /** What became of the session that ended during work; the box then takes the focus, and the password is described by it. */
  readonly ended?: string | undefined;
  readonly onLogin: (password: string, name: string) => Promise<Outcome<unknown>>;
}

/** Password, Login button, and the optional name for the change history (R9.1, R9.2). */
export function LoginBox({ ended, onLogin }: LoginBoxProps) {
  const { words } = useServices();
  const dialogs = useDialogs();
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [name, setName] = useState(rememberedName);
  const [phase, setPhase] = useState<"idle" | "sending">("idle");

  useLayoutEffect(() => {
    if (ended === undefined) return;
    // The page has become as short as the box, and the browser may show only its end.
    box.current?.scrollIntoView({ block: "center", behavior: "instant" });
    passwordField.current?.focus({ preventScroll: true });
  }, [ended]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (phase === "sending") return;
    setPhase("sending");
    rememberName(name.trim());
    const outcome = await checked(() => onLogin(password, name.trim()));
    if (outcome.ok) return;
    setPhase("idle");
    await dialogs.alert(loginFailure(outcome.failure, words));
    passwordField.current?.focus();
    passwordField.current?.select();
  };

  return (
    <form ref={box} className="adm-login" onSubmit={(event) => void submit(event)} noValidate>
      <h2>{words.login.heading}</h2>
      {ended === undefined ? null : (
        <p id={`${id}-ended`} className="adm-note">
          {ended}
        </p>
      )}
      <div className="adm-field">
        <label htmlFor={`${id}-password`}>{words.login.password}</label>
        <input
          ref={passwordField}
          id={`${id}-password`}
          type="password"
          autoComplete="current-password"
          aria-describedby={ended === undefined ? undefined : `${id}-ended`}
          value={password}
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => setPassword(event.target.value)}
        />
      </div>
      <div className="adm-field">
        <label htmlFor={`${id}-name`}>{words.login.name}</label>
        <input
          id={`${id}-name`}
          type="text"
          autoComplete="name"
          aria-describedby={`${id}-hint`}
          value={name}
          onKeyDown={preventSubmitWhileComposing}
          onChange={(event) => setName(event.target.value)}
        />
        <p id={`${id}-hint`} className="adm-hint">
          {words.login.nameHint}
        </p>
      </div>
      <Button type="submit" look="primary" aria-disabled={phase === "sending"}>
        {phase === "sending" ? words.login.busy : words.login.button}
      </Button>
    </form>
  );
}

/** A try that was not checked, because too many others were waiting, is made again: so often, each so many ms after the one before. */
const turns = 30;
const betweenTurns = 1000;

const isCrowded = (failure: Failure): boolean =>
  failure.kind === "too-many-tries" && failure.seconds !== undefined && failure.seconds < 60;

async function checked(tryOnce: () => Promise<Outcome<unknown>>): Promise<Outcome<unknown>> {
  let outcome = await tryOnce();
  for (let turn = 1; turn < turns && !outcome.ok && isCrowded(outcome.failure); turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, betweenTurns));
    outcome = await tryOnce();
  }
  return outcome;
}

function loginFailure(failure: Failure, words: Words): string {
  switch (failure.kind) {
    case "wrong-password":
    case "unauthorized":
      return words.login.wrongPassword;
    case "invalid":
      return failure.fields["name"] ?? words.login.wrongPassword;
    case "too-many-tries":
      return isCrowded(failure) ? words.login.crowded : words.login.tooManyTries;
    case "refused":
      return failure.message === "" ? words.login.unreachable : failure.message;
    default:
      return words.login.unreachable;
  }
}
