import { useEffect } from "react";

/**
 * Ctrl or Cmd+S saves, "/" searches, Alt+Enter goes to the next field (with Shift to the one before). None of them works
 * while Japanese is being converted, behind a dialog or behind the login, and "/" is just a character where something
 * can be typed. `prefix` is that of the page's ids.
 */
export function useShortcuts(prefix: string): void {
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      const target = document.getElementById(`${prefix}-${shortcut === "search" ? "search" : "form"}`);
      if (!shortcut || !target || target.closest("[hidden]") || document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (shortcut === "save") (target as HTMLFormElement).requestSubmit();
      else if (shortcut === "search") target.focus();
      else focusField(target, shortcut === "next" ? 1 : -1);
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  }, [prefix]);
}

function shortcutOf(event: KeyboardEvent): "save" | "search" | "next" | "before" | undefined {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari marks the end of a conversion by 229
  if (event.isComposing || event.keyCode === 229) return undefined;
  const { key, altKey, shiftKey, ctrlKey, metaKey } = event;
  if (ctrlKey || metaKey) return key.toLowerCase() === "s" && !altKey && !shiftKey ? "save" : undefined;
  if (key === "Enter" && altKey) return shiftKey ? "before" : "next";
  return key === "/" && !altKey && !isTypedInto(event.target) ? "search" : undefined;
}

const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));

/** Puts the focus on the form's next field or the one before, past the buttons between them; the last one is "save". */
function focusField(form: HTMLElement, step: 1 | -1): void {
  const fields = [
    ...form.querySelectorAll<HTMLElement>(
      "input:not([type=file]):not(:disabled), textarea:not(:disabled), button[type=submit]",
    ),
  ];
  const now = fields.findIndex((field) => field === document.activeElement);
  fields[now === -1 ? 0 : Math.min(Math.max(now + step, 0), fields.length - 1)]?.focus();
}
