import { useEffect, useRef, useState, type ReactNode } from "react";
import { AdminHeader } from "../app/AdminHeader";
import { useDialogs } from "../dialogs/Dialogs";
import { LoginBox } from "./LoginBox";
import { useServices } from "../app/services";
import { useSession, type Session } from "./use-session";

interface SessionGateProps extends Pick<Parameters<typeof AdminHeader>[0], "title" | "page" | "listId"> {
  /** Hide what stands behind the gate at Logout, so that no text is lost, or take it off the page, so that nobody reads it. */
  readonly atLogout: "hide" | "remove";
  /** What is said above the login box when a session ended at work; without it, that typed text is kept. */
  readonly expired?: string;
  /** What is behind the gate from the first login on; `loginCount` grows at every login. */
  readonly children: (loginCount: number, session: Session) => ReactNode;
}

/** Header, login box and Logout of an admin page. When a session expires, what is behind the gate hides until the next login. */
export function SessionGate({ title, page, listId, atLogout, expired, children }: SessionGateProps) {
  const { words } = useServices();
  const session = useSession();
  const dialogs = useDialogs();
  const { state } = session;
  const loggedIn = state.kind === "logged-in";
  const [loginCount, setLoginCount] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (loggedIn) setLoginCount((count) => count + 1);
  }, [loggedIn]);

  const login = async (password: string, name: string) => {
    const outcome = await session.login(password, name);
    // The button that had the focus is gone; the next thing to read is the page's heading.
    if (outcome.ok) heading.current?.focus();
    return outcome;
  };

  const logout = async () => {
    const outcome = await session.logout();
    if (!outcome.ok && outcome.failure.kind !== "unauthorized") {
      await dialogs.alert(words.session.logoutFailed);
      return;
    }
    if (atLogout === "remove") setLoginCount(0);
    heading.current?.focus();
  };

  return (
    <>
      <AdminHeader
        title={title}
        heading={heading}
        page={page}
        {...(listId === undefined ? {} : { listId })}
        session={state}
        onLogout={() => void logout()}
      />
      {state.kind === "checking" && loginCount === 0 ? <p className="adm-note">{words.session.checking}</p> : null}
      {state.kind === "unreachable" ? (
        <div className="adm-note adm-note-wrong" role="alert">
          <p>{words.login.unreachable}</p>
          <button type="button" className="adm-button" onClick={() => void session.check()}>
            {words.session.retry}
          </button>
        </div>
      ) : null}
      {state.kind === "logged-out" ? (
        <>
          {expired !== undefined && state.ended !== "by-choice" ? <p className="adm-note">{expired}</p> : null}
          <LoginBox ended={expired === undefined ? state.ended : "by-choice"} onLogin={login} />
        </>
      ) : null}
      {loginCount === 0 ? null : <div hidden={!loggedIn}>{children(loginCount, session)}</div>}
    </>
  );
}
