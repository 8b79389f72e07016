import { join } from "node:path";
import type { Language } from "../../../content/model/language";
import { createRoutes } from "../../routes";
import type { Build } from "../build";
import type { BuildInput } from "../build-input";
import { PictureMaker } from "../pictures";
import { readContent } from "../read-content";
import { siteContent } from "../site-content";
import { contactPage } from "./contact-page";

const content = siteContent(readContent(join(process.cwd(), "content")));
const service = { endpoint: "https://mail.example/send", serviceId: "s", templateId: "t", userId: "u" };

function plan(language: Language, settings: Partial<BuildInput> = {}, texts = content) {
  const folder = "/nowhere";
  const build: Build = {
    input: {
      contentDir: folder,
      commit: null,
      publicUrl: "https://demo.example",
      builtOn: "2026-06-12",
      gtagId: null,
      captchaSiteKey: null,
      contact: null,
      ...settings,
    },
    content: texts,
    routes: createRoutes("demo"),
    pictures: new PictureMaker({ contentDir: folder, cacheDir: folder, publicDir: folder }),
    fixedPages: ["contact"],
  };
  return contactPage(build, language);
}

test("ruling 13: without keys inquiries go to the product's own API, and no captcha is asked for", () => {
  const [page] = plan("en");
  expect(page).toMatchObject({
    path: "/demo-contact",
    context: { page: { service: { endpoint: "/api/contact" }, captchaSiteKey: null } },
  });
});

test("with keys they go to the external service, and the captcha has its site key", () => {
  const [page] = plan("ja", { contact: service, captchaSiteKey: "key" });
  expect(page).toMatchObject({ path: "/ja/demo-contact", context: { page: { service, captchaSiteKey: "key" } } });
});

test("each language shows its own texts", () => {
  const [file, english, japanese] = [content.page("contact"), plan("en")[0], plan("ja")[0]];
  expect(english?.context.page.texts.formHeading).toBe(file?.formHeading.en);
  expect(japanese?.context.page.texts.notes[0]?.title).toBe(file?.notes[0]?.title.ja);
});

test("without its texts there is no page", () => {
  expect(plan("en", {}, { ...content, page: () => undefined })).toEqual([]);
});
