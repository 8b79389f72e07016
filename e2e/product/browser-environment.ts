import NodeEnvironment from "jest-environment-node";
import { startedBrowser } from "./browsers";

/**
 * Where the files of a worker run: each finds the worker's browser as `browser`, and leaves no window open in it. Playwright is
 * loaded outside of jest's module registry: jest would load it again for every file, one second of processor time each.
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
