import type { KeyboardEvent } from "react";

/** True for an Enter that only confirms a Japanese conversion: it must never submit. 229 is what Safari sends after the composition has ended. */
export function isComposingEnter(event: KeyboardEvent): boolean {
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- Safari tells it in no other way
  return event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229);
}

/** For the onKeyDown of a one-line field: keeps such an Enter from submitting its form. */
export function keepComposing(event: KeyboardEvent): void {
  if (isComposingEnter(event)) event.preventDefault();
}
