import { startIslands } from "./islands";
import { startPage } from "./start-page";

startPage();
startIslands();
// Tells tests, and whoever looks, that the page answers.
document.documentElement.dataset["ready"] = "";
