import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Language } from "../../../content/model/text/language";
import { createClient } from "../client";
import { AdminApp } from "../kit/app/AdminApp";
import { AdminFrame } from "../kit/app/mount-app";
import type { DatedParts } from "../kit/app/dated-kind";
import { loadParts } from "../kit/app/LoadedPart";
import { EndOfSession } from "../kit/services/end-of-session";
import { wordsOf } from "../kit/services/words";
import { addBrowserParts } from "./browser-parts";
import { FakeApi } from "./fake-api";
import { FakeBrowser } from "./fake-browser";
import { uploadsOver } from "./fake-upload";

// As in a page that has been open for a moment.
beforeAll(loadParts);

/** The day on the device in every test. */
export const today = new Date(2026, 10, 21, 9, 0);

/** Services of every page in tests: the real client, the day of tests, and an editor that never loads. */
export function testServices(language: Language) {
  return {
    language,
    apiBase: "",
    words: wordsOf(language),
    client: createClient("", language),
    endOfSession: new EndOfSession(),
    loadEditor: () => new Promise<never>(() => undefined),
    now: () => today,
  };
}

/**
 * Renders a whole admin page over a fake network; its editor never arrives, so the plain text areas stay. Pages that
 * are rendered in the same `browser` share its storage, like tabs, and like a page before and after a reload.
 */
export function renderAdmin(
  kind: DatedParts,
  api = new FakeApi(),
  language: Language = "en",
  browser = new FakeBrowser(),
) {
  addBrowserParts();
  browser.install();
  globalThis.fetch = api.fetch as typeof fetch;
  globalThis.XMLHttpRequest = uploadsOver(api);
  return {
    api,
    browser,
    user: userEvent.setup({ delay: null }),
    ...render(
      <AdminFrame services={testServices(language)}>
        <AdminApp parts={kind} />
      </AdminFrame>,
    ),
  };
}

/** The open dialog, by the words it must show. */
export function dialogSaying(words: string): Promise<HTMLElement> {
  return screen.findByRole("alertdialog", { name: words });
}

/** Opens the form of a new item, unless it is open, in the page or in one of several. */
export async function openForm(container: HTMLElement = document.body): Promise<void> {
  const button = within(container).getByRole("button", { name: /^New (?:event|news item)$/ });
  if (button.getAttribute("aria-expanded") === "false") fireEvent.click(button);
  await within(container).findByRole("heading", { name: /^Add / });
}

/** Unfolds every item of the list: its text, and the buttons that are not in its row. */
export function openDetails(): void {
  for (const more of screen.queryAllByRole("button", { name: "More", expanded: false })) fireEvent.click(more);
}
