import type { KeyboardEvent as ReactKeyboardEvent } from "react";

/** True for an Enter that only confirms a Japanese conversion. */
export function endsComposing(event: KeyboardEvent): boolean {
  // Safari reports that Enter after the conversion has ended, with 229 as its code and no other sign.
  // oxlint-disable-next-line typescript/no-deprecated
  return event.key === "Enter" && (event.isComposing || event.keyCode === 229);
}

/** Prevents such an Enter from sending a form. */
export function preventSubmitWhileComposing(event: ReactKeyboardEvent): void {
  if (endsComposing(event.nativeEvent)) event.preventDefault();
}
