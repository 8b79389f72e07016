import { mountApp } from "../kit/app/mount-app";
import { SessionGate } from "../kit/app/SessionGate";
import { StartPanel } from "./StartPanel";
import { useStartWords } from "./start-words";
import "./start.css";

/** What is waiting to be done, and where. */
export const mount = mountApp(<StartApp />);

/** The start page of staff: the login box, or what is waiting to be done. */
export function StartApp() {
  const { title, expired } = useStartWords();
  return (
    <SessionGate title={title} page="start" atLogout="remove" expired={expired}>
      {(loginCount) => <StartPanel loginCount={loginCount} />}
    </SessionGate>
  );
}
