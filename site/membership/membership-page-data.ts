import type { MembershipPlans } from "../../content/model/membership/membership-plan";
import type { InLanguage } from "../../content/model/pages/in-language";
import type { MembershipPage } from "../../content/model/pages/membership-page";

/** What the membership page shows, in one language. */
export interface MembershipPageData {
  readonly texts: Omit<InLanguage<MembershipPage>, "id" | "metadata">;
  /** The plans as content has them: the rules of the fees work on these. */
  readonly plans: MembershipPlans;
  /** Addresses of the forms that the buttons open. */
  readonly forms: { readonly join: string; readonly membershipContact: string };
}

/** `plans.yml` in the page's language. */
export type ShownPlans = InLanguage<MembershipPlans>;
export type ShownPlan = ShownPlans["plans"][number];

/** What the plans and the calculator are made of. */
export interface FeesData {
  readonly texts: Pick<MembershipPageData["texts"], "plans" | "promotionHeading">;
  readonly plans: MembershipPlans;
  readonly joinForm: string;
}

/** The address, whose query holds the calculator's choice. */
export interface Visited {
  readonly location: { readonly search: string };
}
