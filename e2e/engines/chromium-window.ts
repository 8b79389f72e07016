import type { Locator } from "playwright-core";
import { addressOf, openPage } from "../support/open-page";
import { visitor } from "../support/visitor";
import type { EngineWindow } from "./engine-window";

/** A window of the tests' Chromium; closed, it throws what should not have happened in it. */
export async function openChromium(): Promise<EngineWindow> {
  const { page, faults, close } = await visitor();
  const all = (selector: string, words = ""): Locator =>
    page.locator(selector, { hasText: words }).filter({ visible: true });
  const first = (selector: string, words?: string): Locator => all(selector, words).first();
  return {
    open: async (path) => void (await openPage(page, path)),
    address: () => addressOf(page),
    waitFor: (selector, words) => first(selector, words).waitFor(),
    click: (selector, words) => first(selector, words).click(),
    type: (selector, text) => first(selector).pressSequentially(text),
    pressEnter: (selector) => first(selector).press("Enter"),
    giveFile: (selector, path) => page.setInputFiles(selector, path),
    attribute: (selector, name) => first(selector).getAttribute(name),
    shown: (selector) => all(selector).allInnerTexts(),
    close: async () => {
      await close();
      expect(faults).toEqual([]);
    },
  };
}
