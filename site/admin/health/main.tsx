import { mountApp } from "../kit/app/mount-app";
import { SessionGate } from "../kit/app/SessionGate";
import { HealthPanel } from "./HealthPanel";
import { useHealthWords } from "./health-words";
import "./health.css";

/** The state of the site, and the way back to an older release. */
export const mount = mountApp(<HealthApp />);

/** The page about the site's state: the login box, or what is published and what needs attention. */
export function HealthApp() {
  const { title, expired } = useHealthWords();
  return (
    <SessionGate title={title} page="health" atLogout="remove" expired={expired}>
      {(loginCount, logout) => <HealthPanel loginCount={loginCount} onLogoutEverywhere={() => logout(true)} />}
    </SessionGate>
  );
}
