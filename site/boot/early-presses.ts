import { elements } from "./elements";

/** Presses again what was pressed before the page answered; from now on a press opens no popover (site/ui/BootButton.tsx). */
export function pressAgain(): void {
  for (const button of elements(document, "[popovertarget]")) {
    button.removeAttribute("popovertarget");
    // Within `:is` a selector that a browser does not support matches nothing.
    if (button.querySelector(":is(:popover-open)")) button.click();
  }
}
