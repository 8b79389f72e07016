import { mountApp } from "../kit/app/mount-app";
import { SessionGate } from "../kit/app/SessionGate";
import { PeoplePanel } from "./PeoplePanel";
import { usePeopleWords } from "./people-words";
import "./people.css";

/** Who may log in, and as what. */
export const mount = mountApp(<PeopleApp />);

/** The page about people: the login box, or people, invitations and the shared password. */
export function PeopleApp() {
  const { title, expired } = usePeopleWords();
  return (
    <SessionGate title={title} page="people" atLogout="remove" expired={expired}>
      {(loginCount) => <PeoplePanel loginCount={loginCount} />}
    </SessionGate>
  );
}
