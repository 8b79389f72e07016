import NodeEnvironment from "jest-environment-node";
import { startedBrowser } from "./browsers";

/**
 * Where the files of a worker run: each finds the worker's browser as `browser`, and leaves no window open in it. The program
 * that drives it is outside of what jest loads anew for every file: that was a second of processor time a file.
 */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global["browser"] = await startedBrowser();
  }

  override async teardown(): Promise<void> {
    const browser = await startedBrowser();
    await Promise.all(browser.contexts().map((context) => context.close()));
    await super.teardown();
  }
}
