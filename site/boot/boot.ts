import { editScript, staffFlag } from "../../content/model/pages/admin-paths";
import { storedValue } from "./device-storage";
import { startIslands } from "./islands";
import { chooseLanguage } from "./language";
import { startPage } from "./start-page";
import { elements } from "./elements";

function start(): void {
  startPage();
  startIslands();
  pressAgain();
  if (storedValue(staffFlag)) void import(/* @vite-ignore */ editScript);
  // Browser tests wait for this before they use the page.
  document.documentElement.dataset["ready"] = "";
}

/** Presses again what was pressed before the page answered; from now on a press opens no popover (site/ui/BootButton.tsx). */
function pressAgain(): void {
  for (const button of elements(document, "[popovertarget]")) {
    button.removeAttribute("popovertarget");
    // Within `:is` a selector that a browser does not support matches nothing.
    if (button.querySelector(":is(:popover-open)")) button.click();
  }
}

if (!chooseLanguage(start)) start();
