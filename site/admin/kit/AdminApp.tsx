import { useEffect, useRef, useState } from "react";
import type { AdminItem } from "../client";
import { AdminHeader } from "./AdminHeader";
import { AdminPanel } from "./AdminPanel";
import { useDialogs } from "./Dialogs";
import type { ItemKind } from "./item-kind";
import { LoginBox } from "./LoginBox";
import { useServices } from "./services";
import { useSession } from "./use-session";
import type { CommonValues } from "./values";

interface AdminAppProps<Item extends AdminItem, V extends CommonValues> {
  readonly kind: ItemKind<Item, V>;
}

/** One admin page: the login box, or form and list. After the first login the panel only hides, so that no text is lost. */
export function AdminApp<Item extends AdminItem, V extends CommonValues>({ kind }: AdminAppProps<Item, V>) {
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
    if (outcome.ok || outcome.failure.kind === "unauthorized") heading.current?.focus();
    else await dialogs.alert(words.session.logoutFailed);
  };

  return (
    <>
      <AdminHeader
        title={kind.words(words).title}
        heading={heading}
        page={kind.name}
        listId={`adm-${kind.name}-list`}
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
      {state.kind === "logged-out" ? <LoginBox ended={state.ended} onLogin={login} /> : null}
      {loginCount === 0 ? null : (
        <div hidden={!loggedIn}>
          <AdminPanel kind={kind} loginCount={loginCount} onUnauthorized={session.expire} />
        </div>
      )}
    </>
  );
}
