/** Plans in their order. They are put into a map when one is asked for by its path: a save asks for none. */
export class PlanList<Planned extends { readonly path: string }> {
  private byPath: ReadonlyMap<string, Planned> | undefined;

  constructor(readonly all: readonly Planned[]) {}

  keys(): string[] {
    return this.all.map(({ path }) => path);
  }

  has(path: string): boolean {
    return this.get(path) !== undefined;
  }

  get(path: string): Planned | undefined {
    this.byPath ??= new Map(this.all.map((plan) => [plan.path, plan]));
    return this.byPath.get(path);
  }
}
