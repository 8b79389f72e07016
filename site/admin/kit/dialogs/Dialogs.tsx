import { createContext, useCallback, useContext, useMemo, useState, type ReactNode } from "react";
import { flushSync } from "react-dom";
import { useServices } from "../services/services";
import { MessageDialog } from "./MessageDialog";

/** Shows one dialog's content; `close` ends it with an answer. */
export type DialogContent<T> = (close: (answer: T) => void) => ReactNode;

/** Questions and messages that wait for the person; they come one above the other, the newest on top. */
export interface Dialogs {
  /** An alert: the exact sentence (R9.4), and `detail` below it when there is more to say. */
  alert(message: string, detail?: string): Promise<void>;
  /** A question (R9.4); `action` names what the confirming button does, `detail` below it what it is about. */
  confirm(message: string, action: string, detail?: string): Promise<boolean>;
  /** A question with these answers and the words of their buttons: the first is Escape's, the last stands out. */
  choose<T>(message: string, choices: readonly (readonly [answer: T, words: string])[], detail?: string): Promise<T>;
  open<T>(content: DialogContent<T>): Promise<T>;
}

const DialogsContext = createContext<Dialogs | undefined>(undefined);

interface OpenDialog {
  readonly id: number;
  readonly content: ReactNode;
}

let lastId = 0;

/** Gives everything below it `useDialogs` and shows the dialogs. */
export function DialogsProvider({ children }: { readonly children: ReactNode }) {
  const words = useServices().words.dialog;
  const [shown, setShown] = useState<readonly OpenDialog[]>([]);

  const open = useCallback(
    <T,>(content: DialogContent<T>) =>
      new Promise<T>((resolve) => {
        const id = ++lastId;
        const close = (answer: T) => {
          // Synchronous: the focus returns before the caller moves it on.
          flushSync(() => setShown((dialogs) => dialogs.filter((dialog) => dialog.id !== id)));
          resolve(answer);
        };
        setShown((dialogs) => [...dialogs, { id, content: content(close) }]);
      }),
    [],
  );

  const dialogs = useMemo<Dialogs>(() => {
    const choose: Dialogs["choose"] = (message, choices, detail) =>
      open((close) => <MessageDialog message={message} detail={detail} choices={choices} onChoose={close} />);
    return {
      open,
      choose,
      alert: (message, detail) => choose(message, [[undefined, words.ok]], detail),
      confirm: (message, action, detail) =>
        choose(
          message,
          [
            [false, words.cancel],
            [true, action],
          ],
          detail,
        ),
    };
  }, [open, words]);

  return (
    <DialogsContext.Provider value={dialogs}>
      {children}
      {shown.map(({ id, content }) => (
        <div key={id}>{content}</div>
      ))}
    </DialogsContext.Provider>
  );
}

/** The dialogs of the admin around this component; throws outside of one. */
export function useDialogs(): Dialogs {
  const dialogs = useContext(DialogsContext);
  if (!dialogs) throw new Error("useDialogs needs a DialogsProvider above it");
  return dialogs;
}
