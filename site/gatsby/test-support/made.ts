import type { PagePlan, PlannedPage } from "../plan/planned-page";

/** The pages that plans make. */
export function made<Page>(plans: readonly PagePlan<Page>[]): Promise<PlannedPage<Page>[]> {
  return Promise.all(plans.map((plan) => plan.make()));
}
