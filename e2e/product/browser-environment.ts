import NodeEnvironment from "jest-environment-node";
import type { Browser } from "playwright-core";
import { errorMessage } from "../../content/model/error-message";
import { keepScripts } from "../../scripts/test/keep-scripts";
import { startGitByShell } from "../../scripts/test/starter/start-git-by-shell";
import { keepTestInTurn } from "../../scripts/test/test-in-turn";
import { startedBrowser } from "./browsers";

startGitByShell();
keepScripts();
keepTestInTurn();

/**
 * Where the files of a worker run: each finds the worker's browser as `browser`, and leaves no window open in it. Playwright is
 * loaded outside of jest's module registry: jest would load it again for every file, one second of processor time each.
 */
export default class BrowserEnvironment extends NodeEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global["browser"] = await this.browser();
  }

  private browser(): Promise<Browser> {
    return startedBrowser(this.global["patienceMs"] as number);
  }

  /** Prints what the open pages show when a test fails. */
  async handleTestEvent({ name }: { readonly name: string }): Promise<void> {
    if (name !== "test_fn_failure") return;
    const browser = await this.browser();
    for (const page of browser.contexts().flatMap((context) => context.pages())) {
      const shown = await page.locator("body").ariaSnapshot().catch(errorMessage);
      console.log(`${page.url()}\n${shown}`);
    }
  }

  override async teardown(): Promise<void> {
    const browser = await this.browser();
    await Promise.all(browser.contexts().map((context) => context.close()));
    await super.teardown();
  }
}
