import { useEffect, useState, type ReactNode } from "react";
import type * as passkeyParts from "../passkeys/passkey-parts";
import { RetryNote } from "../status/RetryNote";
import { useServices } from "../services/services";

interface LoadedPasskeysProps {
  readonly children: (parts: typeof passkeyParts) => ReactNode;
}

/** Loads the code of passkeys, which most logins do not need. */
export function LoadedPasskeys({ children }: LoadedPasskeysProps) {
  const { words } = useServices();
  const [parts, setParts] = useState<typeof passkeyParts>();
  const [failed, setFailed] = useState(false);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    setFailed(false);
    import("../passkeys/passkey-parts").then(
      (loaded) => setParts(loaded),
      () => setFailed(true),
    );
  }, [tries]);
  if (failed) return <RetryNote message={words.fields.failed} onRetry={() => setTries(tries + 1)} />;
  return parts ? children(parts) : null;
}
