import JsdomEnvironment from "jest-environment-jsdom";
import { keepScripts } from "../../scripts/test/keep-scripts";
import { refuseLiveContent } from "../../scripts/test/refuse-live-content";
import { keepTestInTurn } from "../../scripts/test/test-in-turn";
import type { Place } from "./computed-styles";
import { keepLabelControls } from "./label-controls";

keepScripts();
keepTestInTurn();
refuseLiveContent();
keepLabelControls();

// For all test files of this process.
const styles: Place = { inside: new Map() };

/** Where the tests of what runs in a browser run. */
export default class extends JsdomEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    Object.assign(this.global, { keptStyles: styles });
  }
}
