import type { MembershipChoice } from "../../content/model/membership/membership-fee";
import { offerOf } from "../../content/model/membership/offers";
import type { ShownPlans } from "./membership-page-data";

/** The names of what was chosen: of the plan and, where its fee depends on that, of the size. */
export function planNames({ plans }: ShownPlans, { tier, size }: MembershipChoice): string[] {
  const plan = plans.find((each) => each.tier === tier);
  const offer = plan && offerOf(plan, size);
  return [plan?.name, offer && "name" in offer ? offer.name : undefined].filter((name) => name !== undefined);
}
