import { pressAgain } from "./early-presses";
import { startIslands } from "./islands";
import { chooseLanguage } from "./language";
import { startPage } from "./start-page";

function start(): void {
  startPage();
  startIslands();
  pressAgain();
  // Browser tests wait for this before they use the page.
  document.documentElement.dataset["ready"] = "";
}

if (!chooseLanguage(start)) start();
