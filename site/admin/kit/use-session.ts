import { useCallback, useEffect, useState } from "react";
import type { Outcome } from "../client";
import { useServices } from "./services";

/** Who is there. `expired` is true when the session ended while somebody was working: their text is kept. */
export type SessionState =
  | { readonly kind: "checking" }
  | { readonly kind: "unreachable" }
  | { readonly kind: "logged-out"; readonly expired: boolean }
  | { readonly kind: "logged-in"; readonly name: string | undefined };

/** The session and what changes it (ruling 7, 19). */
export interface Session {
  readonly state: SessionState;
  readonly check: () => Promise<void>;
  readonly login: (password: string, name: string) => Promise<Outcome<unknown>>;
  readonly logout: () => Promise<Outcome<unknown>>;
  /** A write was answered with 401. */
  readonly expire: () => void;
}

/** Restores the session from its cookie when the page is opened, and keeps its state. */
export function useSession(): Session {
  const { client } = useServices();
  const [state, setState] = useState<SessionState>({ kind: "checking" });

  const check = useCallback(async () => {
    setState({ kind: "checking" });
    const answer = await client.session();
    if (!answer.ok) setState(answer.failure.kind === "unauthorized" ? loggedOut : { kind: "unreachable" });
    else setState(answer.value.loggedIn ? { kind: "logged-in", name: answer.value.name } : loggedOut);
  }, [client]);

  useEffect(() => {
    void check();
  }, [check]);

  return {
    state,
    check,
    login: async (password, name) => {
      const answer = await client.login(password, name);
      if (answer.ok) setState({ kind: "logged-in", name: name === "" ? undefined : name });
      return answer;
    },
    logout: async () => {
      const answer = await client.logout();
      const ended = answer.ok || answer.failure.kind === "unauthorized";
      if (ended) setState(loggedOut);
      return answer;
    },
    expire: () => setState({ kind: "logged-out", expired: true }),
  };
}

const loggedOut: SessionState = { kind: "logged-out", expired: false };
