import type { CDPSession, Page } from "playwright-core";

/** A Japanese input method as in Chromium: the text under conversion is in the field before it is confirmed. */
export interface InputMethod {
  /** Shows a text that is still being converted. */
  compose(text: string): Promise<void>;
  /** The Enter that confirms the conversion, as the field sees it: a key of the input method, then the text. */
  confirm(text: string): Promise<void>;
}

/** The input method of a page; it types where the focus is. */
export async function inputMethod(page: Page): Promise<InputMethod> {
  const session: CDPSession = await page.context().newCDPSession(page);
  return {
    compose: async (text) => {
      await session.send("Input.imeSetComposition", {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    },
    confirm: async (text) => {
      // While a text is being converted, browsers report every key as 229.
      const key = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 229, nativeVirtualKeyCode: 229 };
      await session.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...key });
      await session.send("Input.insertText", { text });
      await session.send("Input.dispatchKeyEvent", { type: "keyUp", ...key, windowsVirtualKeyCode: 13 });
    },
  };
}
