import type { PlanList } from "./plan-list";

/** A page or file of the site that can be made. */
export interface Plan {
  readonly path: string;
  /** Everything that decides what is made, compared by identity. */
  readonly dependencies: readonly unknown[];
}

/** The plans that are new or whose dependencies changed. A pure function of two plans of the site. */
export function touchedPlans<Planned extends Plan>(
  released: Pick<ReadonlyMap<string, Planned>, "get">,
  planned: PlanList<Planned>,
): Planned[] {
  return planned.all.filter((plan) => {
    const before = released.get(plan.path);
    return before === undefined || !isSamePlan(before, plan);
  });
}

/** True when two plans of a path make the same. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  if (a === b) return true;
  const [before, after] = [a.dependencies, b.dependencies];
  return before.length === after.length && before.every((each, at) => each === after[at]);
}
