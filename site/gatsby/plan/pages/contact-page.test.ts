import type { Language } from "../../../../content/model/text/language";
import type { BuildInput } from "../../../../content/model/api/build-input";
import type { SiteContent } from "../../content/site-content";
import { realContent, testBuild } from "../../test-support/test-build";
import { made } from "../../test-support/made";
import { contactPage } from "./fixed-pages";

const service = { endpoint: "https://mail.example/send", serviceId: "s", templateId: "t", userId: "u" };

function plan(language: Language, input: Partial<BuildInput> = {}, content: SiteContent = realContent) {
  return made(contactPage(testBuild({ content, input, fixedPages: ["contact"] }), language));
}

test("without keys inquiries go to the product's own API, and no captcha is asked for", async () => {
  const [page] = await plan("en");
  expect(page).toMatchObject({
    path: "/demo-contact",
    context: { page: { service: { endpoint: "/api/contact" }, captchaSiteKey: null } },
  });
});

test("with keys they go to the external service, and the captcha has its site key", async () => {
  const [page] = await plan("ja", { contact: service, captchaSiteKey: "key" });
  expect(page).toMatchObject({ path: "/ja/demo-contact", context: { page: { service, captchaSiteKey: "key" } } });
});

test("each language shows its own texts", async () => {
  const [file, english, japanese] = [realContent.page("contact"), (await plan("en"))[0], (await plan("ja"))[0]];
  expect(english?.context.page.texts.formHeading).toBe(file?.formHeading.en);
  expect(japanese?.context.page.texts.notes[0]?.title).toBe(file?.notes[0]?.title.ja);
});

test("without its texts there is no page", async () => {
  expect(await plan("en", {}, { ...realContent, page: () => undefined })).toEqual([]);
});
