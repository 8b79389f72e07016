import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { MembershipPageData } from "../../../membership/membership-page-data";
import type { Build } from "../build";
import { fixedPageHead } from "../page-head";
import { planPage, type PagePlan } from "../planned-page";

/** The membership page in one language; it needs its own texts and `plans.yml`. */
export function membershipPage(build: Build, language: Language): PagePlan<MembershipPageData>[] {
  const { content, routes } = build;
  const file = content.page("membership");
  const plans = content.files.find(({ kind }) => kind === "plans");
  if (!file || plans?.kind !== "plans") return [];
  const path = routes.page("en", "membership");
  const { id: _, metadata, ...texts } = file;
  const { forms, postalAddress } = content.site;
  return [
    planPage(build, {
      language,
      path,
      template: "membership/MembershipPage.tsx",
      dependencies: [file, plans],
      head: (listing) => fixedPageHead(build, language, metadata, listing),
      page: () => ({
        texts: inLanguage(texts, language),
        plans: plans.plans,
        join: { form: forms.join, query: forms.joinQuery, postalAddress: postalAddress?.[language] },
        contactForm: forms.membershipContact,
      }),
    }),
  ];
}
