import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { ContactPageData, InquiryService } from "../../../contact/contact-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** This product's own call; it takes any identifiers, only an external service gives them a meaning. */
const ownInbox: InquiryService = {
  endpoint: "/api/contact",
  serviceId: "inbox",
  templateId: "inbox",
  userId: "inbox",
};

/** The contact page in one language. */
export function contactPage(build: Build, language: Language): PagePlan<ContactPageData>[] {
  const { content, input, routes } = build;
  const file = content.page("contact");
  if (!file) return [];
  const path = routes.page("en", "contact");
  const { id: _, metadata, ...texts } = file;
  return [
    planPage(build, {
      language,
      path,
      template: "contact/ContactPage.tsx",
      dependencies: [file],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: () => ({
        texts: inLanguage(texts, language),
        service: input.contact ?? ownInbox,
        captchaSiteKey: input.captchaSiteKey,
      }),
    }),
  ];
}
