import type { PageTexts } from "../ui/page-texts";
import type { MembershipPlans } from "../../content/model/collections/membership-plan";
import type { InLanguage } from "../../content/model/pages/in-language";

/** What the membership page shows, in one language. */
export interface MembershipPageData {
  readonly texts: PageTexts<"membership">;
  /** The plans as content has them: the rules of the fees work on these. */
  readonly plans: MembershipPlans;
  readonly join: JoinData;
  /** Address of the form that the contact button opens; without one it leads to the contact page. */
  readonly contactForm?: string | undefined;
}

/** Of `site.yml`, in the page's language: where one applies, and whose quotation it is. */
export interface JoinData {
  /** Address of the form; without one, people apply by the contact form. */
  readonly form?: string | undefined;
  /** What is added to the form's address for a choice, with `{plan}`, `{size}`, `{years}` and `{date}`. */
  readonly query?: string | undefined;
  readonly postalAddress?: string | undefined;
}

/** `plans.yml` in the page's language. */
export type ShownPlans = InLanguage<MembershipPlans>;
export type ShownPlan = ShownPlans["plans"][number];

/** What the plans and the calculator are made of. */
export interface FeesData {
  readonly texts: Pick<MembershipPageData["texts"], "plans" | "promotionHeading">;
  readonly plans: MembershipPlans;
  readonly join: JoinData;
}

/** The address, whose query holds the calculator's choice. */
export interface Visited {
  readonly location: { readonly search: string };
}
