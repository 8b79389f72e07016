import { useEffect, useRef, useState, type ReactNode } from "react";
import type { SessionAnswer } from "../../../../content/model/api/answers";
import { Button } from "../button/Button";
import { AdminHeader } from "./AdminHeader";
import { useDialogs } from "../dialogs/Dialogs";
import { ForgetDevice } from "../session/ForgetDevice";
import { LoadedPasskeys } from "../session/LoadedPasskeys";
import { LoginBox } from "../session/LoginBox";
import type { SessionEnd } from "../services/end-of-session";
import { useServices } from "../services/services";
import { useSession } from "../session/use-session";

interface SessionGateProps extends Pick<Parameters<typeof AdminHeader>[0], "title" | "page"> {
  /** At Logout: "hide" the page behind the gate, which keeps its text, or remove it, so that it cannot be read. */
  readonly atLogout: "hide" | "remove";
  /** Text in the login box after a session ended during work; by default that typed text is not lost. */
  readonly expired?: string;
  /** Renders the page behind the gate from the first login on; `loginCount` grows at every login. */
  readonly children: (loginCount: number, logout: (everywhere: boolean) => Promise<void>) => ReactNode;
}

/** The token of the invitation that was opened. */
const invitationOfAddress = (): string | undefined => /^#invitation=([\w-]+)$/.exec(location.hash)?.[1];

/** Header, login box and Logout of an admin page. When a session expires, the page is hidden until the next login. */
export function SessionGate({ title, page, atLogout, expired, children }: SessionGateProps) {
  const { words, endOfSession } = useServices();
  const session = useSession();
  const dialogs = useDialogs();
  const { state } = session;
  const loggedIn = state.kind === "logged-in";
  const [loginCount, setLoginCount] = useState(0);
  const [leftHere, setLeftHere] = useState(false);
  const [forgotten, setForgotten] = useState(0);
  const [invitation, setInvitation] = useState(invitationOfAddress);
  const heading = useRef<HTMLHeadingElement>(null);
  const leaving = useRef(false);

  useEffect(() => {
    if (!loggedIn) return;
    leaving.current = false;
    setLoginCount((count) => count + 1);
  }, [loggedIn]);

  const login = async (password: string, name: string) => {
    const outcome = await session.login(password, name);
    // The focused button is removed: the page's heading takes the focus.
    if (outcome.ok) heading.current?.focus();
    return outcome;
  };

  const enter = (begun: SessionAnswer) => {
    leaveInvitation();
    session.enter(begun);
    heading.current?.focus();
  };
  const leaveInvitation = () => {
    if (invitation === undefined) return;
    history.replaceState(history.state, "", location.pathname + location.search);
    setInvitation(undefined);
  };

  useEffect(() => {
    endOfSession.shownBy(async (how) => {
      // What was being loaded at Logout is answered with 401, too.
      if (how === "at-work" && leaving.current) return session.expire("by-choice");
      await dialogs.alert(words.session.unauthorized);
      return session.expire(how);
    });
  });

  const logout = async (everywhere = false) => {
    leaving.current = true;
    const outcome = await session.logout(everywhere);
    if (!outcome.ok && outcome.failure.kind !== "unauthorized") {
      leaving.current = false;
      await dialogs.alert(words.session.logoutFailed);
      return;
    }
    if (atLogout === "remove") setLoginCount(0);
    setLeftHere(true);
    heading.current?.focus();
  };

  const ended = (how: SessionEnd): string | undefined => {
    if (how === "by-choice") return undefined;
    return expired ?? (how === "during-save" ? words.login.keptSave : words.login.keptText);
  };

  const forget = () => {
    setLoginCount(0);
    setLeftHere(false);
    // The login box is made anew, without the name.
    setForgotten((count) => count + 1);
  };

  return (
    <>
      <AdminHeader title={title} heading={heading} page={page} session={state} onLogout={() => void logout()} />
      {state.kind === "checking" && loginCount === 0 ? <p className="adm-note">{words.session.checking}</p> : null}
      {state.kind === "unreachable" ? (
        <div className="adm-note adm-note-wrong" role="alert">
          <p>{words.login.unreachable}</p>
          <Button onClick={() => void session.check()}>{words.session.retry}</Button>
        </div>
      ) : null}
      {invitation === undefined || state.kind === "checking" ? null : (
        <LoadedPasskeys>
          {({ InvitationBox }) => <InvitationBox invitation={invitation} onLogin={enter} onLeave={leaveInvitation} />}
        </LoadedPasskeys>
      )}
      {state.kind === "logged-out" && invitation === undefined ? (
        <>
          {session.ways.passwordOff === true ? null : (
            <LoginBox key={forgotten} ended={ended(state.ended)} onLogin={login} />
          )}
          {session.ways.passkeys === true ? (
            <LoadedPasskeys>
              {({ PasskeyLogin }) => (
                <PasskeyLogin
                  alone={session.ways.passwordOff === true}
                  ended={session.ways.passwordOff === true ? ended(state.ended) : undefined}
                  onLogin={enter}
                />
              )}
            </LoadedPasskeys>
          ) : null}
          {state.ended === "by-choice" ? <ForgetDevice afterLogout={leftHere} onForget={forget} /> : null}
        </>
      ) : null}
      {loginCount === 0 ? null : (
        <div hidden={!loggedIn || invitation !== undefined}>{children(loginCount, logout)}</div>
      )}
    </>
  );
}
