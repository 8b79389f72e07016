import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactElement } from "react";
import type { Language } from "../../../content/model/language";
import { createClient } from "../client";
import { AdminFrame } from "../kit/mount-app";
import { wordsOf } from "../kit/words";
import { addBrowserParts } from "./browser-parts";
import type { FakeApi } from "./fake-api";
import { today } from "./render-admin";

/** Renders a staff page that has no form, in the frame of the admin pages, over a fake network. */
export function renderStaffPage(page: ReactElement, api: FakeApi, language: Language) {
  addBrowserParts();
  globalThis.fetch = api.fetch as typeof fetch;
  const services = {
    language,
    apiBase: "",
    words: wordsOf(language),
    client: createClient("", language),
    loadEditor: () => new Promise<never>(() => undefined),
    now: () => today,
  };
  return {
    api,
    user: userEvent.setup({ delay: null }),
    ...render(<AdminFrame services={services}>{page}</AdminFrame>),
  };
}
