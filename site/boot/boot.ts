import { pressAgain } from "./early-presses";
import { startIslands } from "./islands";
import { chooseLanguage } from "./language";
import { startPage } from "./start-page";

function start(): void {
  startPage();
  startIslands();
  pressAgain();
  // For whoever has to know that the page answers.
  document.documentElement.dataset["ready"] = "";
}

if (!chooseLanguage(start)) start();
