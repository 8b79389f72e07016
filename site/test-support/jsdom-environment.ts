import JsdomEnvironment from "jest-environment-jsdom";
import { keepScripts } from "../../scripts/test/keep-scripts";
import { keepTestInTurn } from "../../scripts/test/test-in-turn";
import { keepLabelControls } from "./label-controls";

keepScripts();
keepTestInTurn();
keepLabelControls();

/** Where the tests of what runs in a browser run. */
export default class extends JsdomEnvironment {}
