/** @jest-environment node */
import { renderToString } from "react-dom/server";
import { createInstance } from "i18next";
import { I18nextProvider } from "react-i18next";
import { FrameProvider } from "../shell/frame";
import { testSite, wordsOf } from "../test-support/render-page";
import { Contact } from "./ContactPage";

const html = (): string => {
  const i18n = createInstance();
  void i18n.init({ lng: "en", resources: { en: wordsOf("en") }, returnNull: false, react: { useSuspense: false } });
  return renderToString(
    <I18nextProvider i18n={i18n}>
      <FrameProvider frame={{ language: "en", path: "/demo-contact", builtOn: "2026-06-12", site: testSite() }}>
        <Contact
          texts={{ heading: "Contact", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] }}
          service={{ endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" }}
          captchaSiteKey="key"
        />
      </FrameProvider>
    </I18nextProvider>,
  );
};

test("without JavaScript the page says how to write instead", () => {
  expect(html()).toMatch(
    /<noscript>.*This form needs JavaScript.*<a href="mailto:office@demo\.example">office@demo\.example<\/a>.*<\/noscript>/,
  );
});

test("until the scripts run nothing can be sent, least of all into an address", () => {
  const form = /<form[^>]*>/.exec(html())?.[0];
  expect(form).toContain('method="post"');
  expect(html()).toMatch(/<button type="submit"[^>]* disabled=""/);
});
