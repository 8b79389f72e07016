import type { ContactService } from "../../../../content/model/api/build-input";
import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { ContactPageData } from "../../../contact/contact-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** This product's own call; it takes any identifiers, only an external service gives them a meaning. */
const ownInbox: ContactService = {
  endpoint: "/api/contact",
  serviceId: "inbox",
  templateId: "inbox",
  userId: "inbox",
};

/** The contact page in one language. */
export function contactPage(build: Build, language: Language): PagePlan<ContactPageData>[] {
  const { contact, captchaSiteKey } = build.input;
  return planFixedPage(build, language, "contact", (texts) => ({
    template: "contact/ContactPage.tsx",
    page: () => ({ texts: inLanguage(texts, language), service: contact ?? ownInbox, captchaSiteKey }),
  }));
}
