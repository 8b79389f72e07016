import type { Language } from "../../../../content/model/text/language";
import { inLanguage } from "../../../../content/model/pages/in-language";
import type { MembershipPageData } from "../../../membership/membership-page-data";
import type { Build } from "../build";
import { planFixedPage } from "../fixed-page";
import type { PagePlan } from "../planned-page";

/** The membership page in one language; it needs its own texts and `plans.yml`. */
export function membershipPage(build: Build, language: Language): PagePlan<MembershipPageData>[] {
  return planFixedPage(build, language, "membership", (texts) => {
    const { files, site } = build.content;
    const plans = files.find((file) => file.kind === "plans");
    const { forms, postalAddress } = site;
    return (
      plans && {
        template: "membership/MembershipPage.tsx",
        dependencies: [plans],
        page: () => ({
          texts: inLanguage(texts, language),
          plans: plans.plans,
          join: { form: forms.join, query: forms.joinQuery, postalAddress: postalAddress?.[language] },
          contactForm: forms.membershipContact,
        }),
      }
    );
  });
}
