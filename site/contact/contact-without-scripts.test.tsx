/** @jest-environment node */
import { builtHtml } from "../test-support/built-html";
import { Contact } from "./ContactPage";

const html = (): string =>
  builtHtml(
    <Contact
      texts={{ heading: "Contact", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] }}
      service={{ endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" }}
      captchaSiteKey="key"
    />,
  );

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
