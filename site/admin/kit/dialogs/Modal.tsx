import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from "react";

interface ModalProps {
  /** `alertdialog` for messages and questions that must be answered before anything else. */
  readonly role: "dialog" | "alertdialog";
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly firstFocus: RefObject<HTMLElement | null>;
  readonly wide?: boolean;
  /** Escape, or the browser's own way back. */
  readonly onEscape: () => void;
  readonly children: ReactNode;
}

/** A native modal dialog: the page behind it is inert, focus goes in, and back to where it was when the dialog ends. */
export function Modal({ role, labelledBy, describedBy, firstFocus, wide = false, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const escape = useRef(onEscape);
  useEffect(() => {
    escape.current = onEscape;
  });

  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    element?.showModal();
    firstFocus.current?.focus();
    const cancel = (event: Event) => {
      event.preventDefault();
      escape.current();
    };
    element?.addEventListener("cancel", cancel);
    return () => {
      element?.removeEventListener("cancel", cancel);
      element?.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
    };
  }, [firstFocus]);

  return (
    <dialog
      ref={dialog}
      role={role}
      aria-modal="true"
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={wide ? "adm-dialog adm-dialog-wide" : "adm-dialog"}
    >
      {children}
    </dialog>
  );
}
