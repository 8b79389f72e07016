/** A page or file of the site that can be made. */
export interface Plan {
  readonly path: string;
  /** Everything that decides what is made, compared by identity. */
  readonly dependencies: readonly unknown[];
}

/** True when two plans of a path make the same. */
export function isSamePlan(a: Plan, b: Plan): boolean {
  if (a === b) return true;
  const [before, after] = [a.dependencies, b.dependencies];
  return before.length === after.length && before.every((each, at) => each === after[at]);
}
