import { useEffect, useRef, useState } from "react";
import { AdminHeader } from "../kit/AdminHeader";
import { useDialogs } from "../kit/Dialogs";
import { LoginBox } from "../kit/LoginBox";
import { useServices } from "../kit/services";
import { useSession } from "../kit/use-session";
import { InquiriesPanel } from "./InquiriesPanel";
import { useInquiryWords } from "./inquiry-words";
import "./inquiries.css";

/**
 * The inbox page: the login box, or the inquiries. When a session expires the inbox hides until the next login;
 * Logout takes what visitors wrote off the page.
 */
export function InquiriesApp() {
  const { words } = useServices();
  const own = useInquiryWords();
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
    setLoginCount(0);
    heading.current?.focus();
  };

  return (
    <>
      <AdminHeader
        title={own.title}
        heading={heading}
        page="inquiries"
        session={state}
        onLogout={() => void logout()}
      />
      {state.kind === "checking" ? <p className="adm-note">{words.session.checking}</p> : null}
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
          {state.ended !== "by-choice" ? <p className="adm-note">{own.expired}</p> : null}
          <LoginBox ended="by-choice" onLogin={login} />
        </>
      ) : null}
      {loginCount === 0 ? null : (
        <div hidden={!loggedIn}>
          <InquiriesPanel loginCount={loginCount} onUnauthorized={() => void session.expire("at-work")} />
        </div>
      )}
    </>
  );
}
