interface Offer {
  /** The word of a size; empty for a plan without sizes. */
  readonly type: string;
  readonly price: number;
  readonly memberSlots: number;
}

/** A plan as content has it, or in one language. */
interface Plan<Size extends Offer> {
  readonly variants?: readonly Size[] | undefined;
  readonly price?: number | undefined;
  readonly memberSlots?: number | undefined;
}

/** What can be chosen of a plan: one of its sizes, or the one fee for a person. */
export function offersOf<Size extends Offer>(plan: Plan<Size>): readonly (Size | Offer)[] {
  return plan.variants ?? [offerOf(plan, "")];
}

/** What a plan offers to a size. A word that the plan does not have means the last of its sizes, the smallest as a rule. */
export function offerOf<Size extends Offer>(plan: Plan<Size>, size: string): Size | Offer {
  const { variants = [], price = 0, memberSlots = 0 } = plan;
  return variants.find(({ type }) => type === size) ?? variants.at(-1) ?? { type: "", price, memberSlots };
}
