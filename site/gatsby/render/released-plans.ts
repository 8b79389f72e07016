/** A page or file of the site that can be made. */
interface Plan {
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

interface Entry<Planned> {
  plan: Planned;
  /** The comparison that came across it last. */
  seen: number;
}

/** The plans that the release was made of, by their paths. */
export class ReleasedPlans<Planned extends Plan> {
  private readonly entries = new Map<string, Entry<Planned>>();
  private comparisons = 0;

  constructor(plans: readonly Planned[]) {
    for (const plan of plans) this.set(plan);
  }

  get(path: string): Planned | undefined {
    return this.entries.get(path)?.plan;
  }

  set(plan: Planned): void {
    this.entries.set(plan.path, { plan, seen: this.comparisons });
  }

  delete(path: string): void {
    this.entries.delete(path);
  }

  /**
   * The plans that are new or make something else, and the paths of removed ones; several plans of one path are one.
   * Looks at each once: tens of thousands of them are compared after every save.
   */
  compare(planned: readonly Planned[]): { readonly touched: readonly Planned[]; readonly gone: readonly string[] } {
    const { entries } = this;
    const comparison = (this.comparisons += 1);
    const touched = new Map<string, Planned>();
    let found = 0;
    for (const plan of planned) {
      const entry = entries.get(plan.path);
      if (entry === undefined || !isSamePlan(entry.plan, plan)) touched.set(plan.path, plan);
      if (entry === undefined || entry.seen === comparison) continue;
      entry.seen = comparison;
      found += 1;
    }
    const isGone = ([, { seen }]: readonly [string, Entry<Planned>]): boolean => seen !== comparison;
    const gone = found === entries.size ? [] : [...entries].filter(isGone).map(([path]) => path);
    return { touched: [...touched.values()], gone };
  }
}
