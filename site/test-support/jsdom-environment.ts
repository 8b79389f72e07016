import JsdomEnvironment from "jest-environment-jsdom";
import { keepScripts } from "../../scripts/test/keep-scripts";
import { keepTestInTurn } from "../../scripts/test/test-in-turn";

keepScripts();
keepTestInTurn();

/** Where the tests of what runs in a browser run. */
export default class extends JsdomEnvironment {}
