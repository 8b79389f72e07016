import type { Language } from "../../../content/model/text/language";
import { isSameList } from "../content/item-list";
import type { PagePlan } from "./planned-page";

interface Kept {
  readonly of: readonly unknown[];
  readonly plans: readonly PagePlan[];
}

/** Plans of pages that were made before, for whoever plans the same site again and again. */
export class KeptPlans {
  private readonly known = new Map<string, Kept>();

  /** The plans of a group of pages: those of before while everything that they are planned from is the same object. */
  plans(
    group: string,
    language: Language,
    of: readonly unknown[],
    plan: () => readonly PagePlan[],
  ): readonly PagePlan[] {
    const key = `${group} ${language}`;
    const known = this.known.get(key);
    if (known !== undefined && isSameList(known.of, of)) return known.plans;
    const plans = plan();
    this.known.set(key, { of, plans });
    return plans;
  }
}
