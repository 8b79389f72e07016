import { createInstance } from "i18next";
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import type { Language } from "../../content/model/text/language";
import { FrameProvider } from "../shell/frame";
import { testSite, wordsOf } from "./render-page";

interface Options {
  readonly language?: Language;
  readonly builtOn?: string;
}

/** The HTML of a part of a page as a build on that day (`YYYY-MM-DD`) writes it. */
export function builtHtml(element: ReactElement, { language = "en", builtOn = "2026-06-12" }: Options = {}): string {
  const i18n = createInstance();
  const resources = { [language]: wordsOf(language) };
  void i18n.init({ lng: language, resources, returnNull: false, react: { useSuspense: false } });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <FrameProvider frame={{ language, path: "/demo-page", builtOn, site: testSite(undefined, language) }}>
        {element}
      </FrameProvider>
    </I18nextProvider>,
  );
}
