/** @jest-environment node */
import type { Language } from "../../content/model/text/language";
import { builtHtml } from "../test-support/built-html";
import { Contact } from "./ContactPage";

const own = { endpoint: "/api/contact", serviceId: "inbox", templateId: "inbox", userId: "inbox" };

const html = (captchaSiteKey: string | null = "key", service = own): string =>
  builtHtml(
    <Contact
      texts={{ heading: "Contact", introduction: "Hi", formHeading: "Form", privacyNote: "Note", notes: [] }}
      service={service}
      captchaSiteKey={captchaSiteKey}
    />,
  );
const external = { ...own, endpoint: "https://mail.example/send" };

test.each([html(), html(null, external)])("where a script is needed the page says how to write without it", (built) => {
  expect(built).toMatch(
    /<p class="[^"]*without-boot">.*This form needs JavaScript.*<a href="mailto:office@demo\.example">office@demo\.example<\/a>.*<\/p>/,
  );
});

test.each([html(), html(null, external)])(
  "where a script is needed nothing can be sent until it runs, least of all into an address",
  (built) => {
    const form = /<form[^>]*>/.exec(built)?.[0];
    expect(form).toContain('method="post"');
    expect(form).toContain("needs-boot");
    expect(form).not.toContain("action");
    expect(built).toMatch(/<button type="submit"[^>]* disabled=""/);
  },
);

test("our own API takes the form from a browser that runs no script, with its language", () => {
  const built = html(null);
  expect(/<form[^>]*>/.exec(built)?.[0]).toMatch(/method="post" action="\/api\/contact"/);
  expect(built).toContain(`<input type="hidden" name="language" value="${"en" satisfies Language}"/>`);
  expect(built).not.toMatch(/<button type="submit"[^>]* disabled/);
  expect(built).toMatch(/without-boot">.*If the form cannot be sent.*<a href="mailto:office@demo\.example">/);
});
