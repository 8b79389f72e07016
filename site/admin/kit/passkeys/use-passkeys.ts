import { useState } from "react";
import type { SessionAnswer } from "../../../../content/model/api/answers";
import type { Failure, Outcome } from "../../client";
import { useDialogs } from "../dialogs/Dialogs";
import { useServices } from "../services/services";
import { hasPasskeys, makePasskey, usePasskey as askForPasskey } from "./browser-passkeys";
import { usePasskeyWords } from "./passkey-words";

/** Logs in with a passkey and adds one; each shows why it failed and resolves with the session when it worked. */
export function usePasskeys() {
  const { client, words } = useServices();
  const own = usePasskeyWords();
  const dialogs = useDialogs();
  const [busy, setBusy] = useState(false);

  const failureWords = (failure: Failure): string => {
    switch (failure.kind) {
      case "unauthorized":
        return own.refused;
      case "not-found":
        return own.invitation.over;
      case "too-many-tries":
        return words.login.tooManyTries;
      case "refused":
        return failure.message === "" ? own.failed : failure.message;
      default:
        return own.failed;
    }
  };
  const attempt = async (
    work: () => Promise<Outcome<SessionAnswer> | undefined>,
  ): Promise<SessionAnswer | undefined> => {
    if (busy) return undefined;
    setBusy(true);
    const outcome = hasPasskeys() ? await work() : undefined;
    setBusy(false);
    if (outcome?.ok === true) return outcome.value;
    const otherwise = hasPasskeys() ? own.cancelled : own.unsupported;
    await dialogs.alert(outcome === undefined ? otherwise : failureWords(outcome.failure));
    return undefined;
  };

  return {
    busy,
    logIn: () =>
      attempt(async () => {
        const asked = await client.call("passkeyOptions", {}, { json: {} });
        if (!asked.ok) return asked;
        const response = await askForPasskey(asked.value.options).catch(() => undefined);
        return response && client.call("passkeyLogin", {}, { json: { response } });
      }),
    /** With an invitation, or for the person who is logged in. */
    add: (device: string, invitation?: string) =>
      attempt(async () => {
        const given = invitation === undefined ? {} : { invitation };
        const asked = await client.call("passkeyRegistrationOptions", {}, { json: given });
        if (!asked.ok) return asked;
        const response = await makePasskey(asked.value.options).catch(() => undefined);
        return response && client.call("registerPasskey", {}, { json: { ...given, device, response } });
      }),
  };
}
