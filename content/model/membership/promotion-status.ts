/** True through the last day of the promotion (R4.4); both days are `YYYY-MM-DD`. */
export function isPromotionValid(endsOn: string, today: string): boolean {
  return today <= endsOn;
}

/** The promotion while it runs. */
export function running<P extends { readonly endsOn: string }>(promotion: P | undefined, today: string): P | undefined {
  return promotion && isPromotionValid(promotion.endsOn, today) ? promotion : undefined;
}
