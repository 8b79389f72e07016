import type { KeyboardEvent } from "react";

/** True for an Enter that only confirms a Japanese conversion: it must never submit. 229 is what Safari sends after the composition has ended. */
export function isComposingEnter(event: KeyboardEvent): boolean {
  // oxlint-disable-next-line typescript/no-deprecated -- Safari has no other sign of it
  return event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229);
}

/** For the onKeyDown of a one-line field: prevents such an Enter from submitting its form. */
export function preventSubmitWhileComposing(event: KeyboardEvent): void {
  if (isComposingEnter(event)) event.preventDefault();
}
