import { useCallback, useState } from "react";
import type {
  SessionListed,
  SessionsAnswer,
  StaffAnswer,
  StaffLogAnswer,
} from "../../../content/model/api/staff-answers";
import type { Failure, Outcome } from "../client";
import { useDialogs } from "../kit/dialogs/Dialogs";
import { useServices } from "../kit/services/services";
import { useAnnounce } from "../kit/status/StatusMessages";
import { useFailureAlert } from "../kit/status/use-failure-alert";
import { usePeopleWords } from "./people-words";

/** What is known of the people; `refused`: who could see them. */
export type KnownPeople =
  | { readonly kind: "loading" | "failed" }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "known"; readonly staff: StaffAnswer };

/** A change of a person, of an invitation, or of the login by password. */
export type StaffAct =
  | { readonly act: "set-role"; readonly _id: string; readonly role: "editor" | "administrator" }
  | { readonly act: "end-sessions"; readonly _id: string }
  | { readonly act: "remove-passkeys"; readonly _id: string; readonly passkey: string }
  | { readonly act: "set-password"; readonly on: boolean }
  | { readonly act: "remove"; readonly _id: string }
  | { readonly act: "end-session"; readonly _id: string };

/** The people, and what changes them after a question. */
export function usePeople() {
  const { client, endOfSession } = useServices();
  const own = usePeopleWords();
  const dialogs = useDialogs();
  const announce = useAnnounce();
  const [known, setKnown] = useState<KnownPeople>({ kind: "loading" });
  const [sessions, setSessions] = useState<readonly SessionListed[]>([]);
  const [me, setMe] = useState<SessionsAnswer["me"]>();
  const [log, setLog] = useState<StaffLogAnswer>();

  const reload = useCallback(async (): Promise<Failure | undefined> => {
    const [answer, listed, logged] = await Promise.all([
      client.call("staff", {}),
      client.call("sessions", {}),
      client.call("staffLog", {}),
    ]);
    if (listed.ok) {
      setSessions(listed.value.sessions);
      setMe(listed.value.me);
    }
    setLog(logged.ok ? logged.value : undefined);
    if (answer.ok) {
      setKnown({ kind: "known", staff: answer.value });
      return undefined;
    }
    const { failure } = answer;
    setKnown(failure.kind === "refused" ? { kind: "refused", message: failure.message } : { kind: "failed" });
    return failure;
  }, [client]);

  const alertFailure = useFailureAlert(reload);
  /** Shows why a call failed; the value when it did not. */
  const valueOf = async <T>(outcome: Outcome<T>): Promise<T | undefined> => {
    if (outcome.ok) return outcome.value;
    const { failure } = outcome;
    if (failure.kind === "invalid") await dialogs.alert(own.failed, own.invite.check);
    else await alertFailure(failure, own);
    return undefined;
  };

  return {
    known,
    sessions,
    me,
    log,
    reload,
    valueOf,
    /** True when name and address are stored. */
    edit: async (_id: string, json: { readonly name: string; readonly email?: string }): Promise<boolean> => {
      if ((await valueOf(await client.call("editPerson", { _id }, { json }))) === undefined) return false;
      announce(own.people.done);
      await reload();
      return true;
    },
    change: async (act: StaffAct, question: string, button: string): Promise<void> => {
      if (!(await dialogs.confirm(question, button))) return;
      const changed = await (act.act === "remove"
        ? client.call("removeStaff", { _id: act._id })
        : act.act === "end-session"
          ? client.call("endSession", { _id: act._id })
          : client.call("changeStaff", {}, { json: act }));
      if ((await valueOf<unknown>(changed)) === undefined) return;
      announce(own.people.done);
      // A change of oneself may have ended the session, or taken the rights to see this page.
      const failure = await reload();
      if (failure?.kind === "unauthorized") void endOfSession.tell();
    },
  };
}
