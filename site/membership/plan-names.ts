import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import type { ShownPlans } from "./membership-page-data";

/** The names of what was chosen: of the plan and, for companies, of their size. */
export function planNames({ plans }: ShownPlans, { tier, size }: MembershipChoice): string[] {
  const plan = plans.find((each) => each.tier === tier);
  const variant = plan && "variants" in plan ? plan.variants.find(({ type }) => type === size) : undefined;
  return [plan?.name, variant?.name].filter((name) => name !== undefined);
}
