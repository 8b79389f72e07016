import type { KeyboardEvent } from "react";

/** Prevents an Enter that only confirms a Japanese conversion from sending a form. */
export function preventSubmitWhileComposing(event: KeyboardEvent): void {
  // Safari reports that Enter after the conversion has ended, with 229 as its code and no other sign.
  // oxlint-disable-next-line typescript/no-deprecated
  const composing = event.nativeEvent.isComposing || event.keyCode === 229;
  if (composing && event.key === "Enter") event.preventDefault();
}
