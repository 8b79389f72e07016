import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { Language } from "../../../content/model/text/language";
import { AdminFrame } from "../kit/app/mount-app";
import { addBrowserParts } from "./browser-parts";
import type { FakeApi } from "./fake-api";
import { FakeBrowser } from "./fake-browser";
import { uploadsOver } from "./fake-upload";
import { testServices } from "./render-admin";

/** Renders a staff page in the frame of the admin pages, over a fake network and with a browser's storage. */
export function renderStaffPage(page: ReactElement, api: FakeApi, language: Language, browser = new FakeBrowser()) {
  addBrowserParts();
  browser.install();
  globalThis.XMLHttpRequest = uploadsOver(api);
  globalThis.fetch = api.fetch as typeof fetch;
  return {
    api,
    user: userEvent.setup({ delay: null }),
    ...render(<AdminFrame services={testServices(language)}>{page}</AdminFrame>),
  };
}
