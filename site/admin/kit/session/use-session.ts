import { useCallback, useEffect, useRef, useState } from "react";
import type { SessionAnswer } from "../../../../content/model/api/answers";
import { staffFlag } from "../../../../content/model/pages/admin-paths";
import type { Outcome } from "../../client";
import type { SessionEnd } from "../services/end-of-session";
import { useServices } from "../services/services";

/** State of the session. */
export type SessionState =
  | { readonly kind: "checking" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "logged-out"; readonly ended: SessionEnd }
  | { readonly kind: "logged-in"; readonly name: string | undefined };

/** The session and what changes it (R9.1, R10.4). */
export interface Session {
  readonly state: SessionState;
  /** What the server last said of the ways to log in. */
  readonly ways: Pick<SessionAnswer, "passkeys" | "passwordOff">;
  readonly check: () => Promise<void>;
  /** Goes on with the session that the server has begun. */
  readonly enter: (session: SessionAnswer) => void;
  readonly login: (password: string, name: string) => Promise<Outcome<unknown>>;
  readonly logout: (everywhere?: boolean) => Promise<Outcome<unknown>>;
  /** A call was answered with 401. Resolves at the next login. */
  readonly expire: (ended: SessionEnd) => Promise<void>;
}

/** Restores the session from its cookie when the page is opened, and keeps its state. */
export function useSession(): Session {
  const { client } = useServices();
  const [state, setState] = useState<SessionState>({ kind: "checking" });
  const [ways, setWays] = useState<Session["ways"]>({});
  const waiting = useRef<(() => void)[]>([]);

  const check = useCallback(async () => {
    setState({ kind: "checking" });
    const answer = await client.session();
    if (!answer.ok) setState(answer.failure.kind === "unauthorized" ? loggedOut : { kind: "unreachable" });
    else {
      setWays(answer.value);
      setState(answer.value.loggedIn ? { kind: "logged-in", name: answer.value.name } : loggedOut);
    }
  }, [client]);

  useEffect(() => {
    void check();
  }, [check]);

  const enter = (session: SessionAnswer) => {
    setWays(session);
    setState({ kind: "logged-in", name: session.name });
    for (const goOn of waiting.current.splice(0)) goOn();
  };
  const askWays = async () => {
    const answer = await client.session();
    if (answer.ok) setWays(answer.value);
  };
  const { kind } = state;
  useEffect(() => {
    if (kind === "logged-in" || kind === "logged-out") flagStaff(kind === "logged-in");
  }, [kind]);

  return {
    state,
    ways,
    check,
    enter,
    login: async (password, name) => {
      const answer = await client.login(password, name);
      if (answer.ok) enter({ ...ways, loggedIn: true, ...(name !== "" && { name }) });
      else if (answer.failure.kind === "refused") await askWays();
      return answer;
    },
    logout: async (everywhere = false) => {
      const answer = await (everywhere ? client.logoutEverywhere() : client.logout());
      const ended = answer.ok || answer.failure.kind === "unauthorized";
      if (ended) setState(loggedOut);
      return answer;
    },
    expire: (ended) => {
      // The session may have ended because the login by password was turned off.
      void askWays();
      setState({ kind: "logged-out", ended });
      return new Promise((goOn) => waiting.current.push(goOn));
    },
  };
}

const loggedOut: SessionState = { kind: "logged-out", ended: "by-choice" };

/** Lets this device's public pages offer "Edit" from a login until the session has ended. */
function flagStaff(isLoggedIn: boolean): void {
  try {
    if (isLoggedIn) localStorage.setItem(staffFlag, "1");
    else localStorage.removeItem(staffFlag);
  } catch {
    // Storage is switched off: the pages stay as visitors have them.
  }
}
