import type { RefObject } from "react";
import type { AdminApp } from "../../host";
import { Button } from "../button/Button";
import { AdminNavigation } from "./AdminNavigation";
import { useServices } from "../services/services";
import type { SessionState } from "../session/use-session";
import { fill } from "../services/words";

interface AdminHeaderProps {
  readonly title: string;
  readonly heading: RefObject<HTMLHeadingElement>;
  /** The page this is. */
  readonly page: AdminApp;
  readonly session: SessionState;
  readonly onLogout: () => void;
}

/** Links to the other admin pages, title of the page, who is logged in, and Logout. */
export function AdminHeader({ title, heading, page, session, onLogout }: AdminHeaderProps) {
  const { words } = useServices();
  return (
    <header className="adm-header">
      <AdminNavigation current={page} loggedIn={session.kind === "logged-in"} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {session.kind === "logged-in" ? (
        <div className="adm-header-actions">
          {session.name === undefined || session.name === "" ? null : (
            <p className="adm-hint">{fill(words.session.loggedInAs, { name: session.name })}</p>
          )}
          <Button onClick={onLogout}>{words.session.logout}</Button>
        </div>
      ) : null}
    </header>
  );
}
