import { createContext, useContext, useEffect, useState, type ReactNode } from "react";
import { useServices } from "../services/services";

// Long enough to be read twice; the message can also be closed, and nothing depends on seeing it.
const shownFor = 8000;

type StatusMessage = { readonly kind: "none" } | { readonly kind: "shown"; readonly text: string; readonly id: number };

/** Shows a message in place of the one before; without a text none, because a message elsewhere takes its place. */
type Announce = (text?: string) => void;

const AnnounceContext = createContext<Announce | undefined>(undefined);

/** Shows the short messages of success and has screen readers speak them. */
export function StatusProvider({ children }: { readonly children: ReactNode }) {
  const { words } = useServices();
  const [message, setMessage] = useState<StatusMessage>({ kind: "none" });
  const [announce] = useState(() => {
    let id = 0;
    return (text?: string) => setMessage(text === undefined ? { kind: "none" } : { kind: "shown", text, id: ++id });
  });

  useEffect(() => {
    if (message.kind === "none") return;
    const timer = setTimeout(() => setMessage({ kind: "none" }), shownFor);
    return () => clearTimeout(timer);
  }, [message]);

  return (
    <AnnounceContext.Provider value={announce}>
      {children}
      <div className="adm-status">
        <div role="status">{message.kind === "shown" ? <p key={message.id}>{message.text}</p> : null}</div>
        {message.kind === "shown" ? (
          <button type="button" aria-label={words.status.close} onClick={() => setMessage({ kind: "none" })}>
            <span aria-hidden="true">×</span>
          </button>
        ) : null}
      </div>
    </AnnounceContext.Provider>
  );
}

/** Announces a success, like "Copied!"; throws outside a StatusProvider. */
export function useAnnounce(): Announce {
  const announce = useContext(AnnounceContext);
  if (!announce) throw new Error("useAnnounce needs a StatusProvider above it");
  return announce;
}
